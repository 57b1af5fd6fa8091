import { isSystemId, loadSystem } from '@/lib/rules';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { asPrinted, asPrintedArmy, type JobArmy, jobSheets, type SheetKind, type SheetsWanted } from '../job';
import { type Most, NO_COST, type SheetCost, tooLong, withSheet } from '../sheet-cost';
import type { PdfRefusal, PrintOrder } from './orders';

type JobSheets = { readonly ok: true; readonly sheets: readonly PrintedSheet[] } | PdfRefusal;

const noSheet = (message: string): PdfRefusal => ({ ok: false, code: 'no-sheet', message });

const called = (kind: SheetKind): string => (kind === 'reference' ? 'reference sheet' : kind);

/** The army with its rules: their sheets, or why the requested ones do not exist. */
const ready = async ({ file, print }: PrintOrder, { kinds }: SheetsWanted): Promise<JobArmy | PdfRefusal> => {
  if (!isSystemId(file.system)) throw new Error('A stored army is of an unknown system');
  const system = await loadSystem(file.system);
  const sheets = await system.sheets();
  return kinds.some((kind) => sheets[kind] !== undefined)
    ? { ...asPrintedArmy(system, file, print), print, sheets }
    : noSheet(`${system.name} has no ${kinds.map(called).join(' or ')} to print.`);
};

/** An army that cannot share the reference sheet of the others. */
const byOtherRules = (armies: readonly PrintOrder[], { kinds }: SheetsWanted): PdfRefusal | null => {
  const other = armies.find(({ file }) => file.system !== armies[0]?.file.system);
  return other !== undefined && kinds.includes('reference')
    ? noSheet(`${other.file.name} uses other rules. One reference sheet cannot serve both.`)
    : null;
};

/**
 * @param most what they may cost together; that of one file of a player if absent
 * What an order prints: sheets of each army, or one of labels or of reference for all of them. It stops at the sheet
 * with which all of them are too much for one file.
 */
export const sheetsOfJob = async (
  armies: readonly PrintOrder[],
  sheetSelection: SheetsWanted,
  most?: Most,
): Promise<JobSheets> => {
  const job: JobArmy[] = [];
  for (const army of armies) {
    const jobArmy = await ready(army, sheetSelection);
    if ('code' in jobArmy) return jobArmy;
    job.push(jobArmy);
  }
  const refusal = byOtherRules(armies, sheetSelection);
  if (refusal !== null) return refusal;
  const sheets: PrintedSheet[] = [];
  let cost: SheetCost = NO_COST;
  for (const sheet of jobSheets(job, sheetSelection)) {
    cost = withSheet(cost, sheet, most);
    const long = tooLong(cost, most);
    if (long !== null) return long;
    sheets.push(sheet);
  }
  return { ok: true, sheets: asPrinted(sheets) };
};

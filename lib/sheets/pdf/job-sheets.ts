import { isSystemId, loadSystem } from '@/lib/rules';
import type { LabelSheet, PrintedSheet } from '@/lib/rules/core/sheet-parts';
import type { System } from '@/lib/rules/core/system';
import { joinedLabels } from '../joined-labels';
import { type Cost, NO_COST, tooLong, withSheet } from '../sheet-cost';
import type { PdfRefusal, PrintedArmy, SheetsWanted } from './orders';

type JobSheets = { readonly ok: true; readonly sheets: readonly PrintedSheet[] } | PdfRefusal;

const systemOf = (id: string): Promise<System> => {
  if (!isSystemId(id)) throw new Error('A stored army is of an unknown system');
  return loadSystem(id);
};

const noSheet = (message: string): PdfRefusal => ({ ok: false, code: 'no-sheet', message });

const missing = (system: System, { kind }: SheetsWanted): PdfRefusal =>
  noSheet(`${system.name} has no ${kind === 'reference' ? 'reference sheet' : kind} to print.`);

const sheetOf = async (
  { file, print }: PrintedArmy,
  wanted: SheetsWanted,
): Promise<PrintedSheet | PdfRefusal> => {
  const system = await systemOf(file.system);
  const { roster, cards, labels } = await system.sheets();
  const options = { ...wanted.options, print };
  if (wanted.kind === 'roster') return roster(file, system.assess(file), options);
  if (wanted.kind === 'cards' && cards !== undefined) return cards(file, system.assess(file), options);
  if (wanted.kind === 'labels' && labels !== undefined)
    return labels(file, system.assess(file), { ...wanted.labels, print });
  return missing(system, wanted);
};

/** One reference sheet for all armies, which play by the same rules. */
const referenceOf = async (armies: readonly PrintedArmy[], wanted: SheetsWanted): Promise<JobSheets> => {
  const [first] = armies;
  if (first === undefined) return { ok: true, sheets: [] };
  const system = await systemOf(first.file.system);
  const { reference } = await system.sheets();
  if (reference === undefined) return missing(system, wanted);
  const other = armies.find(({ file }) => file.system !== first.file.system);
  if (other !== undefined) {
    return noSheet(`${other.file.name} is an army of other rules; one reference sheet cannot serve both.`);
  }
  const files = armies.map(({ file }) => file);
  const sheet = reference(files, {
    ...wanted.options,
    print: first.print,
    full: wanted.full,
    dense: wanted.dense,
  });
  return tooLong(withSheet(NO_COST, sheet)) ?? { ok: true, sheets: [sheet] };
};

/**
 * What an order prints: a sheet for each army, or one of labels or of reference for all of them. It stops at the army
 * with which all of them are too much for one file.
 */
export const sheetsOfJob = async (
  armies: readonly PrintedArmy[],
  wanted: SheetsWanted,
): Promise<JobSheets> => {
  if (wanted.kind === 'reference') return referenceOf(armies, wanted);
  const sheets: PrintedSheet[] = [];
  let cost: Cost = NO_COST;
  for (const army of armies) {
    const sheet = await sheetOf(army, wanted);
    if ('code' in sheet) return sheet;
    cost = withSheet(cost, sheet);
    const refusal = tooLong(cost);
    if (refusal !== null) return refusal;
    sheets.push(sheet);
  }
  if (wanted.kind !== 'labels') return { ok: true, sheets };
  // each army fills the sheet of stock that the one before has begun
  const joined = joinedLabels(sheets.filter((sheet): sheet is LabelSheet => sheet.form === 'labels'));
  return { ok: true, sheets: joined === undefined ? [] : [joined] };
};

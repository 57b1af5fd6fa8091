import { isSystemId, loadSystem } from '@/lib/rules';
import type { LabelSheet, PrintedSheet } from '@/lib/rules/core/sheet-parts';
import type { System } from '@/lib/rules/core/system';
import { joinedLabels } from '@/lib/sheets/joined-labels';
import type { Job } from './pdf-response';
import { SHEET_NAMES, type SheetKind } from './sheet-kind';
import { readSheetRequest } from './sheet-request';

type JobSheets =
  | { readonly ok: true; readonly sheets: readonly PrintedSheet[] }
  | { readonly ok: false; readonly message: string };

const systemOf = (id: string): Promise<System> => {
  if (!isSystemId(id)) throw new Error(`A stored army is of the unknown system ${id}`);
  return loadSystem(id);
};

const missing = (system: System, kind: SheetKind): JobSheets => ({
  ok: false,
  message: `${system.name} has no ${SHEET_NAMES[kind]} to print.`,
});

/** One reference sheet for all armies, which play by the same rules. */
const referenceOf = async (request: Request, jobs: readonly [Job, ...Job[]]): Promise<JobSheets> => {
  const [first] = jobs;
  const system = await systemOf(first.file.system);
  const { reference } = await system.sheets();
  if (reference === undefined) return missing(system, 'reference');
  const other = jobs.find(({ file }) => file.system !== first.file.system);
  if (other !== undefined) {
    return {
      ok: false,
      message: `${other.file.name} is an army of other rules; one reference sheet cannot serve both.`,
    };
  }
  const { options, full } = readSheetRequest(request, first.print);
  return {
    ok: true,
    sheets: [
      reference(
        jobs.map(({ file }) => file),
        { ...options, full },
      ),
    ],
  };
};

/** Labels of all armies one after the other: each fills the sheet of stock that the one before has begun. */
const labelsOf = async (request: Request, jobs: readonly [Job, ...Job[]]): Promise<JobSheets> => {
  const sheets: LabelSheet[] = [];
  for (const { file, print } of jobs) {
    const system = await systemOf(file.system);
    const set = await system.sheets();
    if (set.labels === undefined) return missing(system, 'labels');
    sheets.push(set.labels(file, system.assess(file), readSheetRequest(request, print).labels));
  }
  const joined = joinedLabels(sheets);
  return { ok: true, sheets: joined === undefined ? [] : [joined] };
};

/** What a request prints: a sheet for each army, or one of labels or of reference for all of them. */
export const sheetsOfJobs = async (
  request: Request,
  kind: SheetKind,
  jobs: readonly [Job, ...Job[]],
): Promise<JobSheets> => {
  if (kind === 'reference') return referenceOf(request, jobs);
  if (kind === 'labels') return labelsOf(request, jobs);
  const sheets: PrintedSheet[] = [];
  for (const { file, print } of jobs) {
    const system = await systemOf(file.system);
    const set = await system.sheets();
    const { options } = readSheetRequest(request, print);
    if (kind === 'roster') sheets.push(set.roster(file, system.assess(file), options));
    else if (set.cards === undefined) return missing(system, kind);
    else sheets.push(set.cards(file, system.assess(file), options));
  }
  return { ok: true, sheets };
};

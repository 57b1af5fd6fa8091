import type { ArmyFile } from '@/lib/rules/core/army/document';
import { onceMade } from '@/lib/rules/core/army/memo';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { SheetSet, System } from '@/lib/rules/core/contract/system';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import { limitOfTerms } from '@/lib/rules/core/sheet/sheet-footer';
import type { CardOptions, LabelOptions, LabelSheet, PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { joinedLabels } from './placed/label-stocks';
import { layOutPages } from './placed/placed-pages';

/** What can be printed of an army. */
export type SheetKind = keyof SheetSet<unknown>;

/** In the order in which they leave the printer. */
export const SHEET_KINDS = [
  'roster',
  'plate',
  'cards',
  'labels',
  'reference',
] as const satisfies readonly SheetKind[];

/** What is printed of armies. */
export type SheetsWanted = {
  readonly kinds: readonly SheetKind[];
  readonly options: Omit<CardOptions, 'print'>;
  readonly labels: Omit<LabelOptions, 'print'>;
  /** the reference sheet in full, not cut to the armies */
  readonly full: boolean;
  /** and on as few sides as can be read */
  readonly dense: boolean;
  /** the plate on paper of twice the size */
  readonly large?: boolean;
};

/** An army of a job, with the sheets of its rules. */
export type JobArmy = {
  readonly file: ArmyFile;
  readonly print: SheetPrint;
  readonly sheets: SheetSet<unknown>;
  /** asked when the first sheet of this army is made */
  readonly assess: () => Assessment;
};

/**
 * An army as its sheets show it: a list with the verdict that is stored, any other with that of its packs; its sums are
 * those of its file. Its own limit is not printed where the terms limit the points.
 */
export const asPrintedArmy = (
  system: System,
  file: ArmyFile,
  print: SheetPrint,
): Pick<JobArmy, 'file' | 'assess'> => {
  const printed = limitOfTerms(print) === undefined ? file : system.withoutLimits(file);
  const findings = print.list?.findings ?? print.terms?.findings;
  return {
    file: printed,
    assess: onceMade(() => {
      const assessment = system.assess(printed, print.regiments);
      return findings === undefined ? assessment : { ...assessment, findings };
    }),
  };
};

const sheetsIn = (sheet: PrintedSheet | undefined): PrintedSheet[] => (sheet === undefined ? [] : [sheet]);

/**
 * The sheets of a job, each made when it is asked for: rosters, plates and cards army by army, then the labels of
 * each, then one reference sheet for all, who play by the rules of the first. What a system has no sheet for is left
 * out.
 */
export function* jobSheets(
  armies: readonly JobArmy[],
  sheetSelection: SheetsWanted,
): Generator<PrintedSheet> {
  const { options, full, dense } = sheetSelection;
  const wants = (kind: SheetKind) => sheetSelection.kinds.includes(kind);
  for (const { file, print, sheets, assess } of armies) {
    const armyOptions = { ...options, print };
    if (wants('roster')) yield sheets.roster(file, assess(), armyOptions);
    if (wants('plate'))
      yield* sheetsIn(
        sheets.plate?.(file, assess(), { ...armyOptions, large: sheetSelection.large === true }),
      );
    if (wants('cards')) yield* sheetsIn(sheets.cards?.(file, assess(), armyOptions));
  }
  if (wants('labels')) {
    for (const { file, print, sheets, assess } of armies) {
      yield* sheetsIn(sheets.labels?.(file, assess(), { ...sheetSelection.labels, print }));
    }
  }
  const [first] = armies;
  if (first === undefined || !wants('reference')) return;
  const files = armies.map(({ file }) => file);
  yield* sheetsIn(first.sheets.reference?.(files, { ...options, print: first.print, full, dense }));
}

/** The sheets of a job as they are printed: labels of one army go on where those of the army before end. */
export const asPrinted = (sheets: readonly PrintedSheet[]): PrintedSheet[] => {
  const labels = sheets.filter((sheet): sheet is LabelSheet => sheet.form === 'labels');
  const joined = joinedLabels(labels);
  return sheets.flatMap((sheet) =>
    sheet.form !== 'labels' ? [sheet] : sheet === labels[0] ? sheetsIn(joined) : [],
  );
};

/** Whether a job is printed on both sides of its paper: some of its cards have backs. */
const onBothSides = (sheets: readonly PrintedSheet[]): boolean =>
  sheets.some((sheet) => sheet.form === 'cards' && sheet.back !== undefined);

/**
 * For each sheet of a job whether a blank side follows it: on both sides of the paper each sheet begins on a front, or
 * the backs of cards would not meet their cards. `leaves`: so that they can be taken apart, whatever they are.
 */
export const blankAfter = (sheets: readonly PrintedSheet[], leaves = false): boolean[] => {
  const both = leaves || onBothSides(sheets);
  return sheets.map((sheet, at) => both && at < sheets.length - 1 && layOutPages(sheet).length % 2 === 1);
};

/** The number of the first page of each sheet of a job, from 1, and at the end that of the page after all of them. */
export const firstPages = (sheets: readonly PrintedSheet[], leaves = false): number[] => {
  const blanks = blankAfter(sheets, leaves);
  const firsts = [1];
  let next = 1;
  for (const [at, sheet] of sheets.entries()) {
    next += layOutPages(sheet).length + (blanks[at] === true ? 1 : 0);
    firsts.push(next);
  }
  return firsts;
};

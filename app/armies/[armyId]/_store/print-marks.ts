import type { PrintAnswer } from '@/lib/armies/schema';
import { type EnteredAs, NOT_ENTERED } from '@/lib/rules/core/army/entered-list';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';

/** A version of an army whose numbers stand on a sheet. */
export type PrintedVersion = { readonly id: string; readonly revision: number };

/** What the server said of versions that are printed: their codes, or that they are stored no longer. */
export type PrintMarks = ReadonlyMap<
  string,
  { readonly code: string | null; readonly stored: boolean; readonly entered: EnteredAs }
>;

/** One text for one version of one army. */
export const versionKey = ({ id, revision }: PrintedVersion): string => `${id} ${revision}`;

/**
 * The marks with one more answer. It is kept under the version it was asked for, and never says anything of another.
 */
export const marked = (marks: PrintMarks, printed: PrintedVersion, answer: PrintAnswer): PrintMarks => {
  const fits = answer.ok && answer.revision === printed.revision;
  return new Map(marks).set(versionKey(printed), {
    code: fits ? answer.code : null,
    stored: fits,
    entered: fits ? answer : NOT_ENTERED,
  });
};

/**
 * Version and code for a sheet. A version that the server has not answered for yet has no code; one that is not stored,
 * or an army with edits that are not saved, has neither.
 */
export const markOf = (
  marks: PrintMarks,
  printed: PrintedVersion | null,
): Pick<SheetPrint, 'version' | 'code'> => {
  const mark = printed === null ? undefined : marks.get(versionKey(printed));
  if (printed === null || mark?.stored === false) return { version: null, code: null };
  return { version: printed.revision, code: mark?.code ?? null };
};

/** The lists that a version is at events; none as long as the server has not answered. */
export const enteredOf = (marks: PrintMarks, printed: PrintedVersion | null): EnteredAs =>
  (printed === null ? undefined : marks.get(versionKey(printed))?.entered) ?? NOT_ENTERED;

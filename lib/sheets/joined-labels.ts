import type { LabelSheet } from '@/lib/rules/core/sheet/sheet-parts';

/** Labels of several armies as one sheet: each army goes on where the one before ends, so that no stock is wasted. */
export const joinedLabels = (sheets: readonly LabelSheet[]): LabelSheet | undefined => {
  const [first, ...others] = sheets;
  return first === undefined || others.length === 0 ? first : { ...first, next: others };
};

/** A sheet of labels with those that go on where it ends. */
export const labelSheets = (sheet: LabelSheet): readonly LabelSheet[] => [sheet, ...(sheet.next ?? [])];

import { pathKey, valueAt } from '../army/path';
import type { AssessedArmy } from '../contract/system';
import { type MinorPoints, NO_POINTS } from '../price/points';
import type { Outline, OutlineRow, OutlineSection } from '../tree/outline';
import { changedFields, type DiffWords, type FieldChange, fieldOf } from './diff-fields';

/** One row of an army in two versions; null on the side that does not have it. Points in minor units. */
export type DiffLine = {
  readonly kind: 'same' | 'added' | 'removed' | 'moved' | 'changed';
  readonly id: string;
  readonly before: OutlineRow | null;
  readonly after: OutlineRow | null;
  readonly points: readonly [before: MinorPoints | null, after: MinorPoints | null];
  /** for a moved row the section it came from */
  readonly from?: string;
  /** what differs within the row */
  readonly changes: readonly FieldChange[];
};

/** A version with what is needed to hold it against another. */
export type DiffVersion = AssessedArmy<unknown> & {
  readonly outline: Outline;
  /** fields that the columns show already */
  readonly shownFields: ReadonlySet<string>;
  /** subtotals by path */
  readonly sums: ReadonlyMap<string, MinorPoints>;
};

export type RowPlace = { readonly row: OutlineRow; readonly section: OutlineSection };

/** Things by what `keyOf` says of each, in their order. */
export const grouped = <T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Every row with its section. */
export const placedRows = ({ outline }: DiffVersion): RowPlace[] =>
  outline.sections.flatMap((section) => section.rows.map((row) => ({ row, section })));

/**
 * Each row of `after` with the row of `before` that it was: by id, and of several with one id the one in its section
 * first.
 */
export const partners = (
  before: readonly RowPlace[],
  after: readonly RowPlace[],
): Map<RowPlace, RowPlace> => {
  const pairs = new Map<RowPlace, RowPlace>();
  const inSection = ({ row, section }: RowPlace): string => `${section.id} ${row.id}`;
  const anywhere = ({ row }: RowPlace): string => row.id;
  for (const keyOf of [inSection, anywhere]) {
    const paired = new Set(pairs.values());
    const free = grouped(
      before.filter((left) => !paired.has(left)),
      keyOf,
    );
    // of several alike the first is taken first
    const turns = new Map([...free].map(([key, lefts]) => [key, lefts.values()]));
    for (const right of after) {
      if (pairs.has(right)) continue;
      const left = turns.get(keyOf(right))?.next().value;
      if (left !== undefined) pairs.set(right, left);
    }
  }
  return pairs;
};

const choiceText = ({ choice }: OutlineRow): string =>
  choice?.options.find(({ value }) => value === choice.value)?.label ?? choice?.value ?? '';

const rowChanges = (
  left: DiffVersion,
  right: DiffVersion,
  before: OutlineRow,
  after: OutlineRow,
  words: DiffWords,
): FieldChange[] => {
  const { columns } = right.outline;
  const changes: FieldChange[] = [];
  const hold = (label: string, was: string, is: string): void => {
    if (was !== is) changes.push({ label, before: was, after: is });
  };
  hold('Name', before.name, after.name);
  hold('Type', before.type, after.type);
  for (const [index, label] of columns.entries()) {
    hold(label, before.cells[index]?.text ?? '', after.cells[index]?.text ?? '');
  }
  hold('Rating', choiceText(before), choiceText(after));
  hold('Number', String(before.count?.value ?? ''), String(after.count?.value ?? ''));
  // fields that a column, a choice or a count shows already
  const own = [before.choice, after.choice, before.count, after.count].map(
    (field) => field && fieldOf(field.at),
  );
  // the words of another type are a change of the name or type shown
  if (changes.length > 0) own.push('type');
  const isShown = (key: string) => right.shownFields.has(key) || own.includes(key);
  const [was, is] = [valueAt(left.file.army, before.at), valueAt(right.file.army, after.at)];
  return [...changes, ...changedFields(was, is, isShown, words)];
};

const pointsOf = ({ sums, assessment }: DiffVersion, { at }: OutlineRow): MinorPoints | null =>
  assessment.costing === null ? null : (sums.get(pathKey(at)) ?? NO_POINTS);

/** The line of a row that `after` has. */
export const presentLine = (
  left: DiffVersion,
  right: DiffVersion,
  was: RowPlace | undefined,
  now: RowPlace,
  words: DiffWords,
): DiffLine => {
  const { row } = now;
  const after = { id: row.id, after: row };
  if (was === undefined) {
    return { ...after, kind: 'added', before: null, points: [null, pointsOf(right, row)], changes: [] };
  }
  const changes = rowChanges(left, right, was.row, row, words);
  const points = [pointsOf(left, was.row), pointsOf(right, row)] as const;
  const both = { ...after, before: was.row, points, changes };
  if (was.section.id !== now.section.id) return { ...both, kind: 'moved', from: was.section.title };
  return { ...both, kind: changes.length > 0 || points[0] !== points[1] ? 'changed' : 'same' };
};

/** The line of a row that only `before` has. */
export const goneLine = (left: DiffVersion, { row }: RowPlace): DiffLine => ({
  kind: 'removed',
  id: row.id,
  before: row,
  after: null,
  points: [pointsOf(left, row), null],
  changes: [],
});

import type { ArmyDiff, DiffSection } from '@/lib/rules/core/diff/diff';
import type { FieldChange } from '@/lib/rules/core/diff/diff-fields';
import type { DiffLine } from '@/lib/rules/core/diff/diff-rows';
import { type PartOf, partWithin } from './parts';

/** Lines of one part, and the characters they may hold: notes are long. */
export const PART_LINES = 50;
const PART_TEXT = 20_000;

/** One line of the table of differences, in its order. */
type Entry =
  | { readonly section: null; readonly change: FieldChange }
  | { readonly section: DiffSection; readonly change: FieldChange }
  | { readonly section: DiffSection; readonly line: DiffLine }
  | { readonly section: DiffSection };

/** A part of the differences, small enough for a page; what is the same on both sides is left out. */
export type DiffPart = Omit<ArmyDiff, 'sections'> & {
  /** only those with something to show here, with that */
  readonly sections: readonly DiffSection[];
  readonly place: PartOf;
};

const entriesOf = ({ changes, sections }: ArmyDiff): Entry[] => [
  ...changes.map((change): Entry => ({ section: null, change })),
  ...sections.flatMap((section): Entry[] => {
    const { state, reordered } = section;
    const inside: Entry[] = [
      ...section.changes.map((change) => ({ section, change })),
      ...section.lines.filter(({ kind }) => kind !== 'same').map((line) => ({ section, line })),
    ];
    // a head alone says that the section came, went or changed its order
    return inside.length === 0 && (state !== 'same' || reordered) ? [{ section }] : inside;
  }),
];

const lengthOf = ({ before, after }: FieldChange): number => before.length + after.length;

const textOf = (entry: Entry): number => {
  if ('line' in entry) return entry.line.changes.reduce((sum, change) => sum + lengthOf(change), 0);
  return 'change' in entry ? lengthOf(entry.change) : 0;
};

/** Where each part begins. */
const beginnings = (entries: readonly Entry[]): number[] => {
  const starts = [0];
  let lines = 0;
  let text = 0;
  for (const [index, entry] of entries.entries()) {
    const length = textOf(entry);
    if (lines === PART_LINES || (lines > 0 && text + length > PART_TEXT)) {
      starts.push(index);
      lines = 0;
      text = 0;
    }
    lines++;
    text += length;
  }
  return starts;
};

/** The part of the differences that was asked for, counted from 1; the last where there are fewer. */
export const diffPart = (diff: ArmyDiff, partNumber: number): DiffPart => {
  const entries = entriesOf(diff);
  const starts = beginnings(entries);
  const part = partWithin(partNumber, starts.length);
  const from = starts[part - 1] ?? 0;
  const slice = entries.slice(from, starts[part]);
  const sections = new Map<DiffSection, { changes: FieldChange[]; lines: DiffLine[] }>();
  for (const entry of slice) {
    const { section } = entry;
    if (section === null) continue;
    const held = sections.get(section) ?? { changes: [], lines: [] };
    sections.set(section, held);
    if ('line' in entry) held.lines.push(entry.line);
    else if ('change' in entry) held.changes.push(entry.change);
  }
  return {
    ...diff,
    changes: slice.flatMap((entry) => (entry.section === null ? [entry.change] : [])),
    reordered: diff.reordered && part === 1,
    sections: [...sections].map(([section, held]) => ({ ...section, ...held })),
    place: { part, parts: starts.length, from: from + 1, to: from + slice.length, all: entries.length },
  };
};

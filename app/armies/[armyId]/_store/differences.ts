import type { ArmyFile } from '@/lib/rules/core/document';
import type { Row } from '@/lib/rules/core/outline';
import { valueAt } from '@/lib/rules/core/path';
import type { Setting } from '@/lib/rules/core/system';
import { fingerprint } from './fingerprint';
import type { View } from './view';

/** One line in which two versions of an army differ; null on the side that does not have it. */
export type Difference = {
  readonly key: string;
  readonly mine: string | null;
  readonly theirs: string | null;
};

/** One version of an army, as the builder sees it. */
export type Version = { readonly file: ArmyFile; readonly view: View };

type Line = { readonly text: string; readonly print: string };

const rowText = ({ name, type, cells, choice, count }: Row, section: string): string =>
  [
    name,
    type,
    ...cells.map(({ text }) => text),
    choice?.options.find(({ value }) => value === choice.value)?.label ?? '',
    count === undefined ? '' : String(count.value),
    section,
  ]
    .filter(Boolean)
    .join(', ');

/** Every line of a version by what it is about: the army's own facts, its sections, its rows. */
const linesOf = ({ file, view }: Version, settings: readonly Setting[]): ReadonlyMap<string, Line> => {
  const lines = new Map<string, Line>();
  const add = (key: string, text: string, content: unknown = text) =>
    lines.set(key, { text, print: fingerprint(content) });
  const { nationLabel, year, scale, budget } = view.summary;
  add('name', `Name: ${file.name}`);
  add('kind', `${nationLabel}, ${year}, ${scale}`);
  add('budget', budget === null ? 'No points limit' : `Limit: ${budget}`);
  for (const { key, label, default: normal, options } of settings) {
    const value = file.settings[key] ?? normal;
    add(`setting ${key}`, `${label}: ${options.find((option) => option.value === value)?.label ?? value}`);
  }
  for (const { section, rows } of view.sections) {
    add(`section ${section.id}`, section.title);
    for (const { row } of rows) {
      // details that no column shows, such as notes, count as well
      add(`row ${row.id}`, rowText(row, section.title), [section.id, valueAt(file.army, row.at)]);
    }
  }
  return lines;
};

/** What differs between two versions, line by line, in the order of mine and then of what only theirs has. */
export const differences = (mine: Version, theirs: Version, settings: readonly Setting[]): Difference[] => {
  const left = linesOf(mine, settings);
  const right = linesOf(theirs, settings);
  const changed = [...left].filter(([key, { print }]) => right.get(key)?.print !== print);
  const added = [...right].filter(([key]) => !left.has(key));
  return [
    ...changed.map(([key, { text }]) => ({ key, mine: text, theirs: right.get(key)?.text ?? null })),
    ...added.map(([key, { text }]) => ({ key, mine: null, theirs: text })),
  ];
};

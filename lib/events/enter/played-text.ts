import type { ArmyFile } from '../../rules/core/army/document';
import { canonical } from '../../rules/events/canonical';

/** What players write beside what they play. */
const WORDS: ReadonlySet<string> = new Set(['name', 'notes', 'commander']);

/** Ids by the order in which nodes have them: those of two files never meet. */
const idsIn = (value: unknown, known: Map<string, string>): Map<string, string> => {
  if (value === null || typeof value !== 'object') return known;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'id' && typeof part === 'string') known.set(part, `#${known.size}`);
    else idsIn(part, known);
  }
  return known;
};

const plain = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => plain(each, ids));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      WORDS.has(key) && typeof part === 'string' ? [] : [[key, plain(part, ids)]],
    ),
  );
};

/** What of an army is played, as text: the same for two lists that differ in names, notes, player and ids alone. */
export const playedText = ({ system, edition, settings, house, tables, army }: ArmyFile): string =>
  canonical({ system, edition, settings, house, tables, army: plain(army, idsIn(army, new Map())) });

import { plainName, plainWords } from '../rules/core/text/plain-name';
import type { BattleRows } from './battle-rows';

export const ENTRY_KINDS = ['battle', 'commander', 'regiment', 'unit'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that a search can find. */
export type SearchEntryRow = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly battleId: string | null;
  readonly regimentId: string | null;
  readonly label: string;
  readonly detail: string;
  /** one a line */
  readonly otherNames: string;
};

/** The entries, the places of their words, and the words. */
export type EntryRows = {
  readonly searchEntry: SearchEntryRow[];
  readonly searchPlace: { readonly word: string; readonly weight: number; readonly entryId: string }[];
  readonly searchWord: { readonly word: string }[];
};

/** More entries of one name are useless, and everything in the store is bounded. */
const MOST_WORDS = 40;
const LONGEST_WORD = 40;

/** Words by which a name is found: each of its own, and those that a hyphen joins as one (grossjagersdorf). */
const wordsOf = (name: string): string[] => [
  ...plainWords(name),
  ...(name.match(/[\p{Letter}\p{Mark}-]+/gu) ?? [])
    .filter((word) => /[^-]-[^-]/u.test(word))
    .map((joined) => plainName(joined).replaceAll(' ', '')),
];

/** Of entries that answer as well, those of the first kinds and with the shortest names stand before. */
const weightOf = ({ kind, label }: SearchEntryRow): number =>
  ENTRY_KINDS.indexOf(kind) * 1_000 + Math.min(999, label.length);

/** Added to the weight of what people enter, so that it comes after all that ships. */
export const BEHIND = 10_000;

/** Rows that find entries. A word is between ^ and $, so that its beginning and end count. */
export const entryRows = (entries: readonly SearchEntryRow[], behind = 0): EntryRows => {
  const places = entries.flatMap((entry) => {
    const { id, label, otherNames } = entry;
    const weight = weightOf(entry) + behind;
    const words = new Set(
      [label, ...otherNames.split('\n')].flatMap(wordsOf).map((word) => word.slice(0, LONGEST_WORD)),
    );
    return [...words].slice(0, MOST_WORDS).map((word) => ({ word: `^${word}$`, weight, entryId: id }));
  });
  return {
    searchEntry: [...entries],
    searchPlace: places,
    searchWord: [...new Set(places.map(({ word }) => word))].map((word) => ({ word })),
  };
};

/** A battle as it is found. */
export type BattleEntry = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly date: string | null;
  readonly place: string | null;
};

/** Ranks that stand before a name, and what joins two names. */
const RANK =
  /^(field-marshal|lt-gens?|maj-gens?|lt-col|gens?|generals?|brigadiers?|col|capt|maj|rittm|marshals?|king|duke|prince|margrave|count|comte|duc|marquis|marechal|lord|chevalier|hereditary|m|of|de|von|du)\b\.?\s*/i;

/** The name by which someone is looked up: the Duc de Broglie under B. */
export const withoutRank = (name: string): string => {
  const shorter = name.replace(RANK, '');
  return shorter === name || shorter === '' ? name : withoutRank(shorter);
};

/** The people in a commander's name: "Loudon and Siskovits" are two. */
const peopleIn = (commander: string): string[] =>
  commander
    .replaceAll(/[()]/g, ',')
    .split(/,|;| and | \/ /)
    .map((name) =>
      name
        .replace(
          /^\s*(second in command|left column|per Norman|general knowledge|left-wing infantry)\s*:?/i,
          '',
        )
        .trim(),
    )
    .filter((name) => plainWords(withoutRank(name)).some((word) => word.length > 2));

type SideNames = { readonly commander: string | null; readonly name: string };

/** Someone who led in a battle, what he led first, and how else he is called. */
export type LeaderEntry = {
  readonly label: string;
  readonly of: string;
  readonly otherNames: readonly string[];
};

/** The people in the commanders' names, if the data does not identify them. */
const leadersIn = (led: readonly SideNames[]): LeaderEntry[] => {
  const people = new Map(
    led
      .flatMap(({ commander, name }) =>
        commander === null ? [] : peopleIn(commander).map((person) => [person, name] as const),
      )
      .toReversed(),
  );
  return [...people].toReversed().map(([label, of]) => ({ label, of, otherNames: [] }));
};

/** The entries of a battle: itself, its commanders, and those of its units that are no regiment of the collection. */
export const battleEntries = (
  battle: BattleEntry,
  { side, formation, battleUnit }: BattleRows,
  leaders: readonly LeaderEntry[] = leadersIn([...side, ...formation]),
): SearchEntryRow[] => {
  const where = [battle.name, battle.date].filter((part) => part !== null).join(', ');
  const entry = (
    kind: EntryKind,
    id: string,
    label: string,
    detail: string,
    otherNames: readonly string[] = [],
  ): SearchEntryRow => ({
    id,
    kind,
    battleId: battle.id,
    regimentId: null,
    label,
    detail,
    otherNames: otherNames.join('\n'),
  });
  const units = new Map(
    battleUnit
      .filter(({ regimentId }) => regimentId === null)
      .map(({ name }) => [plainName(name), name] as const),
  );
  return [
    entry(
      'battle',
      `b:${battle.id}`,
      battle.name,
      [battle.date, battle.place].filter((part) => part !== null).join(', '),
      [...battle.otherNames, ...(battle.place === null ? [] : [battle.place])],
    ),
    ...leaders.map(({ label, of, otherNames }, index) =>
      entry('commander', `c:${battle.id}:${index}`, label, `${of}, ${where}`, otherNames),
    ),
    ...[...units.values()].map((name, index) => entry('unit', `u:${battle.id}:${index}`, name, where)),
  ];
};

/** "names: 1756 Winterfeldt, 1758 Lattorff", "later Toll", "Heimburg until 1757": earlier and later chiefs. */
export const chiefsIn = (notes: string | null): string[] =>
  (notes ?? '').split(';').flatMap((part) => {
    const text = part.trim();
    const [, list] = /^(?:names:|later|formerly|from \d{4}|from \w+ \d{4})\s(.+)$/.exec(text) ?? [];
    const [, when = ''] = / (?:until|from) (.*)/.exec(text) ?? [];
    const names = list ?? (/\d{4}/.test(when) ? text : undefined);
    if (names === undefined) return [];
    return names
      .replaceAll(/\([^()]*\)/g, ' ')
      .split(',')
      .map((name) => name.split(/\b(?:until|from|later|replaced by)\b/, 1)[0] ?? '')
      .map((name) => name.replaceAll(/\b\d{4}(-\d+)?\b/g, ' ').trim())
      .filter((name) => /^\p{Uppercase}/u.test(name) && plainWords(name).length <= 4);
  });

type Regiment = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly notes: string | null;
  readonly aggregate: boolean;
  readonly nation: string;
  readonly arm: string;
};

/** The entry of a regiment; rows of several are found by their own name as well. */
export const regimentEntry = ({ id, name, number, notes, nation, arm }: Regiment): SearchEntryRow => ({
  id: `r:${id}`,
  kind: 'regiment',
  battleId: null,
  regimentId: id,
  label: name,
  detail: [nation, number ?? arm.replace('-', ' ')].join(', '),
  otherNames: [...(number === null ? [] : [number]), ...chiefsIn(notes)].join('\n'),
});

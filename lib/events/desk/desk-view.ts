import { grouped } from '@/lib/rules/core/army/number';
import { uncapital } from '@/lib/rules/core/army/words';
import { isOpen, verdictWords } from '@/lib/rules/events/verdict-words';
import { entryTextsOf } from '../entry-texts';
import { countsOf, openVerdict, standingOfEntry } from '../judge/counting';
import type { DeskList, DeskRow, EntryState } from '../schema';

/** Which entries of a desk are shown, and in which order. */
export type DeskView = {
  readonly group: GroupName | 'all';
  readonly flag: Flag;
  readonly sort: DeskSort;
  readonly search: string;
};

export const WHOLE_DESK: DeskView = { group: 'all', flag: 'any', sort: 'newest', search: '' };

/** True where no entry is left out. */
export const isWhole = ({ group, flag, search }: DeskView): boolean =>
  group === 'all' && flag === 'any' && search.trim() === '';

/** `newer`: accepted, and a newer list waits for a decision. */
export type GroupName = EntryState | 'newer';

/** The groups in the order of the desk, with the words of their headings and filters. */
export const GROUPS: readonly {
  readonly name: GroupName;
  readonly title: string;
  readonly short: string;
}[] = [
  { name: 'sent', title: 'To check', short: 'To check' },
  { name: 'newer', title: 'Accepted, a newer list waits', short: 'Newer list' },
  { name: 'asked', title: 'Asked, waiting for the player', short: 'Asked' },
  { name: 'returned', title: 'Returned, waiting for a new list', short: 'Returned' },
  { name: 'accepted', title: 'Accepted', short: 'Accepted' },
  { name: 'withdrawn', title: 'Withdrawn', short: 'Withdrawn' },
];

/** The group of an entry: an accepted one whose newer list was returned waits for nothing. */
export const groupOf = (entry: Parameters<typeof standingOfEntry>[0]): GroupName => {
  const { state, newer } = standingOfEntry(entry);
  return newer === null || newer === 'returned' ? state : 'newer';
};

/** True where a filter by this group shows the entry; "accepted" shows also entries with a newer list. */
export const isInGroup = (row: Parameters<typeof standingOfEntry>[0], group: GroupName | 'all'): boolean =>
  group === 'all' || groupOf(row) === group || (group === 'accepted' && groupOf(row) === 'newer');

/** The list that organisers decide on next: the newer one where there is one, else the one that counts. */
export const toDecide = ({ counts, newer }: DeskRow): DeskList => newer ?? counts;

/** Errors of the list to decide on that are not let pass. */
export const openErrorsOf = (row: DeskRow): number => countsOf(toDecide(row).version).errors;

/** True if the list that counts was accepted and has an error that is not let pass. */
export const isAcceptedOpen = ({ state, acceptedVersion, counts }: DeskRow): boolean =>
  acceptedVersion !== null && state !== 'withdrawn' && isOpen(openVerdict(counts.version));

/** "accepted under terms 1", where the list that counts has errors by later ones; "accepted with errors". */
export const acceptedOpenWords = (row: DeskRow): string | null => {
  if (!isAcceptedOpen(row)) return null;
  return row.acceptedUnder === null ? 'accepted with errors' : `accepted under terms ${row.acceptedUnder}`;
};

const openNotes = ({ notes, ticked }: DeskList): number => Math.max(0, notes - ticked);

/** Unticked notes of the terms, of the list to decide on. */
export const openNotesOf = (row: DeskRow): number => openNotes(toDecide(row));

/** Nothing is left to be looked at: neither errors nor warnings, nothing still needed, and every note is ticked. */
export const isClean = (row: DeskRow): boolean => {
  const { errors, warnings, wanting } = countsOf(toDecide(row).version);
  return errors + warnings + wanting + openNotesOf(row) === 0;
};

/** "version 2 waits: 1,450, illegal, 1 error": the newer list beside the one that counts. */
export const newerWords = (row: DeskRow): string => {
  const { newer } = row;
  if (newer === null) return '';
  const { number, verdict } = newer.version;
  const points = verdict.points === null ? [] : [grouped(verdict.points)];
  const words = uncapital(verdictWords(openVerdict(newer.version)));
  const state = row.state === 'returned' ? 'was returned' : 'waits';
  return `version ${number} ${state}: ${[...points, words].join(', ')}`;
};

/** The entries that play each list, by what they share; who went is not among them. */
export type Alikes = ReadonlyMap<string, readonly DeskRow[]>;

export const alikesOf = (rows: readonly DeskRow[]): Alikes => {
  const alikes = new Map<string, DeskRow[]>();
  for (const row of rows) {
    if (row.state === 'withdrawn') continue;
    const own = alikes.get(row.counts.alike);
    if (own) own.push(row);
    else alikes.set(row.counts.alike, [row]);
  }
  return alikes;
};

/** Entries with the same list that are named; the others are only counted. */
const NAMED = 3;

export type Identical = { readonly named: readonly DeskRow[]; readonly more: number };

/** The entries that play the list of this one too. */
export const identicalTo = (alikes: Alikes, { counts, number, state }: DeskRow): Identical => {
  const all = alikes.get(counts.alike) ?? [];
  const named: DeskRow[] = [];
  for (const row of all) {
    if (named.length === NAMED) break;
    if (row.number !== number) named.push(row);
  }
  return { named, more: all.length - named.length - (state === 'withdrawn' ? 0 : 1) };
};

/** "Anneke Vos, Tomasz Wilk and 3 more". */
export const identicalNames = (
  { named, more }: Identical,
  nameOf: (row: DeskRow) => string = ({ name }) => name,
): string => `${named.map(nameOf).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;

const FLAGS = {
  any: { label: 'All findings', is: () => true },
  errors: { label: 'With errors', is: (row) => openErrorsOf(row) > 0 },
  warnings: { label: 'With warnings', is: (row) => toDecide(row).version.verdict.warnings > 0 },
  clean: { label: 'Clean', is: isClean },
  open: { label: 'Accepted, with errors', is: isAcceptedOpen },
  unticked: {
    label: 'Accepted, not ticked',
    is: (row) => standingOfEntry(row).state === 'accepted' && openNotes(row.counts) > 0,
  },
  late: { label: 'Late', is: ({ counts }) => counts.version.late },
  identical: {
    label: 'Same as another',
    is: ({ counts }, alikes) => (alikes.get(counts.alike)?.length ?? 0) > 1,
  },
  answered: { label: 'Player wrote last', is: ({ lastWord }) => lastWord === 'player' },
  locked: { label: 'Locked', is: ({ locked }) => locked },
} as const satisfies Record<string, { label: string; is: (row: DeskRow, alikes: Alikes) => boolean }>;

export type Flag = keyof typeof FLAGS;

/** When the list to decide on was sent. */
const sentAtOf = (row: DeskRow): string => toDecide(row).version.sentAt;

const text = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const SORTS = {
  newest: { label: 'Newest first', by: (a, b) => sentAtOf(b).localeCompare(sentAtOf(a)) },
  oldest: { label: 'Oldest first', by: (a, b) => sentAtOf(a).localeCompare(sentAtOf(b)) },
  player: { label: 'By player', by: (a, b) => text.compare(a.name, b.name) },
  nation: {
    label: 'By nation',
    by: (a, b) => text.compare(a.counts.version.list.nationLabel, b.counts.version.list.nationLabel),
  },
  points: {
    label: 'By points',
    by: (a, b) => (b.counts.version.verdict.points ?? 0) - (a.counts.version.verdict.points ?? 0),
  },
  findings: {
    label: 'Worst first',
    by: (a, b) =>
      openErrorsOf(b) - openErrorsOf(a) ||
      toDecide(b).version.verdict.warnings - toDecide(a).version.verdict.warnings,
  },
} as const satisfies Record<string, { label: string; by: (a: DeskRow, b: DeskRow) => number }>;

export type DeskSort = keyof typeof SORTS;

export const isSort = (value: string): value is DeskSort => Object.hasOwn(SORTS, value);
export const isFlag = (value: string): value is Flag => Object.hasOwn(FLAGS, value);

export const SORT_OPTIONS = Object.entries(SORTS).map(([value, { label }]) => ({ value, label }));

/** Flags with how many entries have them; those of none are left out, except for the one that is chosen. */
export const flagOptions = (rows: readonly DeskRow[], chosenFlag: Flag) => {
  const alikes = alikesOf(rows);
  return Object.entries(FLAGS).flatMap(([value, { label, is }]) => {
    const count = rows.filter((row) => is(row, alikes)).length;
    if (value === 'any') return [{ value, label }];
    return count === 0 && value !== chosenFlag ? [] : [{ value, label: `${label} ${count}` }];
  });
};

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isFound = (row: DeskRow, search: string): boolean =>
  plain(
    [
      row.number,
      row.name,
      ...Object.values(entryTextsOf(row)),
      ...[row.counts, ...(row.newer === null ? [] : [row.newer])].flatMap(listWords),
    ].join(' '),
  ).includes(plain(search.trim()));

const listWords = ({ version: { code, list } }: DeskList) => [code, list.name, list.nationLabel, list.year];

export type DeskGroup = {
  readonly name: GroupName;
  readonly title: string;
  readonly rows: readonly DeskRow[];
};

/** The entries that a view shows, by group; groups without any are left out. */
export const groupsOf = (rows: readonly DeskRow[], view: DeskView): readonly DeskGroup[] => {
  const alikes = alikesOf(rows);
  const visible = rows
    .filter(
      (row) => isInGroup(row, view.group) && FLAGS[view.flag].is(row, alikes) && isFound(row, view.search),
    )
    .toSorted((a, b) => SORTS[view.sort].by(a, b) || a.number - b.number);
  return GROUPS.flatMap(({ name, title }) => {
    const own = visible.filter((row) => groupOf(row) === name);
    return own.length === 0 ? [] : [{ name, title, rows: own }];
  });
};

/** Limits that there is room for. */
const COLUMNS = 2;
/** It has its own column, whatever the system. */
const BREAK = 'breakingPoint';

export type ListLimit = DeskRow['counts']['version']['list']['limits'][number];

/** The limits that stand in columns: those that bind before those that only guide. */
export const limitColumns = (rows: readonly DeskRow[]): readonly { key: string; label: string }[] => {
  const limits = new Map<string, ListLimit>();
  for (const { counts } of rows) {
    for (const limit of counts.version.list.limits) {
      if (limit.allowed !== null && limit.key !== BREAK && !limits.has(limit.key))
        limits.set(limit.key, limit);
    }
  }
  return [...limits.values()]
    .toSorted((a, b) => Number(a.guide) - Number(b.guide))
    .slice(0, COLUMNS)
    .map(({ key, label }) => ({ key, label }));
};

/** A limit of a list by its key. */
export const limitOf = ({ counts }: DeskRow, key: string): ListLimit | undefined =>
  counts.version.list.limits.find((limit) => limit.key === key);

/** When the army breaks, and of how much. */
export const breakOf = (row: DeskRow): { readonly at: number; readonly of: number | null } | null => {
  const { breakingPoint } = row.counts.version.list;
  return breakingPoint === null ? null : { at: breakingPoint, of: limitOf(row, BREAK)?.allowed ?? null };
};

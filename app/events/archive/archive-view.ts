import type { Archive, ArchivedEntry } from '@/lib/events/archive/archive-format';
import { GROUPS, type GroupName, isInGroup } from '@/lib/events/desk/desk-view';
import { newerVersion, overruledIn, standingOfEntry } from '@/lib/events/judge/counting';
import type { ArchiveAnswer, VerdictReport } from '@/lib/events/schema';
import type { ArmyFile } from '@/lib/rules/core/army/document';

type OpenArchive = Extract<ArchiveAnswer, { readonly ok: true }>;
export type ToldEntry = OpenArchive['entries'][number];
export type ArchivedList = ArchivedEntry['versions'][number];

/** One entry of an archive: the result for the list that counts, and all that the file holds of it. */
export type ArchiveRow = {
  readonly replayedEntry: ToldEntry;
  readonly entry: ArchivedEntry;
  /** the list that counts */
  readonly list: ArchivedList;
  /** findings that organisers have let pass */
  readonly passed: readonly PassedFinding[];
  /** how many errors of the list that is */
  readonly overruled: number;
  readonly notes: number;
  readonly ticked: number;
};

export type PassedFinding = { readonly title: string; readonly reason: string; readonly who: string };

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // it was changed since it was signed, which the page says
    return null;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** The report of a list as it was kept; null where it does not read. */
export const reportIn = ({ report }: Pick<ArchivedList, 'report'>): VerdictReport | null => {
  const value = json(report);
  return isObject(value) && Array.isArray(value.findings) && Array.isArray(value.standings)
    ? (value as VerdictReport)
    : null;
};

/** The army file of a list; null where it does not read. */
export const armyIn = ({ document }: Pick<ArchivedList, 'document'>): ArmyFile | null => {
  const value = json(document);
  return isObject(value) && value.muster === 1 && typeof value.system === 'string'
    ? (value as ArmyFile)
    : null;
};

/** What organisers let pass in a list, with their reasons; what they took back does not count. */
export const passedIn = (list: Pick<ArchivedList, 'report' | 'overrulings'>): readonly PassedFinding[] => {
  const titles = new Map(
    reportIn(list)?.findings.map(({ key, title, place }) => [key, place ? `${title}, ${place}` : title]),
  );
  return list.overrulings
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ finding, reason, who }) => ({ title: titles.get(finding) ?? 'A finding', reason, who }));
};

const rowOf = (replayedEntry: ToldEntry, entry: ArchivedEntry, list: ArchivedList): ArchiveRow => {
  const report = reportIn(list);
  const notes = report?.standings.filter(({ state }) => state === 'tick') ?? [];
  const overruled = overruledIn(
    report?.findings ?? [],
    list.overrulings.flatMap(({ finding, withdrawnAt }) => (withdrawnAt === null ? [finding] : [])),
  );
  const ticked = new Set(list.ticks.map(({ note }) => note));
  return {
    replayedEntry,
    entry,
    list,
    passed: passedIn(list),
    overruled,
    notes: notes.length,
    ticked: notes.filter(({ slot }) => ticked.has(slot)).length,
  };
};

/** The entries of an archive as a desk has them, each with what the file holds of it. */
export const archiveRows = (
  { entries }: Pick<Archive, 'entries'>,
  replayedEntries: readonly ToldEntry[],
): readonly ArchiveRow[] => {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  return replayedEntries.flatMap((each) => {
    const entry = byNumber.get(each.number);
    const list = entry?.versions.find(({ code }) => code === each.code);
    return entry === undefined || list === undefined ? [] : [rowOf(each, entry, list)];
  });
};

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export type ArchiveGroup = {
  readonly name: GroupName;
  readonly title: string;
  readonly rows: readonly ArchiveRow[];
};

/** The rows that a text finds, by state in the order of the desk. */
export const archiveGroups = (rows: readonly ArchiveRow[], search: string): readonly ArchiveGroup[] => {
  const matches = rows.filter(({ replayedEntry: { number, name, code, list } }) =>
    plain([number, name, code, list].join(' ')).includes(plain(search.trim())),
  );
  return GROUPS.filter(({ name }) => name !== 'newer').flatMap(({ name, short }) => {
    // After the event nothing waits: what was accepted counts.
    const own = matches.filter(({ entry }) => isInGroup(entry, name));
    const title = name === 'sent' ? 'Never resolved' : short;
    return own.length === 0 ? [] : [{ name, title, rows: own }];
  });
};

/** The first rows of groups, so many in all, each group with the count of what it has. */
export const firstOf = (groups: readonly ArchiveGroup[], most: number) => {
  let room = most;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows, count: group.rows.length }];
  });
};

const newerFlags = (entry: ArchivedEntry): readonly string[] => {
  const version = newerVersion(entry);
  const { newer } = standingOfEntry(entry);
  if (version === null || newer === null) return [];
  return [newer === 'returned' ? `version ${version} was returned` : `version ${version} never resolved`];
};

/** What else is to be known of an entry at a glance. */
export const rowFlags = ({ list, entry, passed, notes, ticked }: ArchiveRow): readonly string[] => [
  ...(list.late ? ['late'] : []),
  ...(entry.locked ? ['locked'] : []),
  ...(entry.versions.length > 1 ? [`version ${list.number} of ${entry.versions.length}`] : []),
  ...newerFlags(entry),
  ...(passed.length > 0 ? [`${passed.length} let pass`] : []),
  ...(notes > ticked ? [`${notes - ticked} not ticked`] : []),
];

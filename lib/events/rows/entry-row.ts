import 'server-only';
import { sql } from '@/prisma/statement';
import { type Prisma, readRows } from '../../db';
import { storedStanding } from '../../rules/core/check/finding';
import { openStanding } from '../../rules/events/verdict-words';
import { printedCode } from '../enter/code';
import { ENTRY_TEXT_COLUMNS } from '../entry-texts';
import { isFrozen } from '../event-clock';
import { countingVersion, newerVersion } from '../judge/counting';
import type { KeptSummary } from '../judge/judge-list';
import type { EntryState, ListHead, Verdict, VerdictReport, VersionHead } from '../schema';
import type { EventRow } from './event-row';

/** The columns of an entry, its viewer given. */
export const ENTRY_HEAD = {
  id: true,
  number: true,
  name: true,
  ...ENTRY_TEXT_COLUMNS,
  state: true,
  lockedAt: true,
  currentVersion: true,
  acceptedVersion: true,
  acceptedAt: true,
} as const;

/** The columns of a verdict, which later terms may replace. */
const VERDICT = {
  legal: true,
  errors: true,
  warnings: true,
  infos: true,
  wanting: true,
  profileText: true,
  profileHash: true,
  dataVersion: true,
  termsVersion: true,
  judgedAt: true,
} as const;

/** What of a version is read for a line about it: neither the list itself nor its findings. */
export const VERSION = {
  ...VERDICT,
  id: true,
  entryId: true,
  number: true,
  code: true,
  hash: true,
  sameHash: true,
  name: true,
  nation: true,
  nationLabel: true,
  year: true,
  units: true,
  breakingPoint: true,
  overruled: true,
  notes: true,
  summary: true,
  late: true,
  sentAt: true,
} as const;

/** The same of a verdict that earlier terms gave. */
export const EARLIER = { ...VERDICT, report: true } as const;

export type VersionRow = Readonly<Prisma.EntryVersionGetPayload<{ select: typeof VERSION }>>;
type VerdictRow = Pick<VersionRow, keyof typeof VERDICT>;

/** A kept report; it was written by this Muster. */
export const parseVerdictReport = (report: string): VerdictReport & { readonly points: number | null } =>
  JSON.parse(report);

export const parseSummary = (summary: string): KeptSummary => JSON.parse(summary);

type Counts = Pick<VersionRow, 'legal' | 'errors' | 'warnings' | 'wanting' | 'overruled'>;

/** The columns of a version that its state needs. */
export const COUNTS = { legal: true, errors: true, warnings: true, wanting: true, overruled: true } as const;

/** The state of a stored list, without the errors that are let pass. */
export const openStandingOf = ({ legal, errors, ...counts }: Counts) =>
  openStanding({ standing: storedStanding(legal, errors), errors, ...counts });

/** A stored verdict; `points` in printed points. */
export const verdictOf = (row: VerdictRow, points: number | null): Verdict => ({
  standing: storedStanding(row.legal, row.errors),
  errors: row.errors,
  warnings: row.warnings,
  infos: row.infos,
  wanting: row.wanting,
  points,
  profile: { text: row.profileText, hash: row.profileHash },
  dataVersion: row.dataVersion,
  termsVersion: row.termsVersion,
  judgedAt: row.judgedAt.toISOString(),
});

type ListRow = Pick<
  VersionRow,
  'name' | 'nation' | 'nationLabel' | 'year' | 'units' | 'breakingPoint' | 'summary'
>;

/** What a list is, in short. */
export const listHeadOf = ({
  name,
  nation,
  nationLabel,
  year,
  units,
  breakingPoint,
  summary,
}: ListRow): ListHead => {
  const { scale, budget, shares, limits } = parseSummary(summary);
  return { name, nation, nationLabel, year, scale, units, breakingPoint, budget, shares, limits };
};

/** A version in one line, in the present state of its event. */
export const versionHeadOf = (row: VersionRow, event: EventRow, now: Date): VersionHead => ({
  number: row.number,
  code: printedCode(event.initials, row.code),
  hash: row.hash,
  sentAt: row.sentAt.toISOString(),
  late: row.late,
  list: listHeadOf(row),
  verdict: verdictOf(row, parseSummary(row.summary).points),
  overruled: row.overruled,
  frozen: isFrozen(event, row.sentAt, now),
});

/** A state as it was written. */
export const stateOf = (state: string): EntryState => state as EntryState;

/** Ids of the lists of entries: those that count, and the newer ones that wait beside them. */
type ListIds = { readonly counting: string[]; readonly newer: string[] };

/** Ids of the lists of an event's entries that were written after this many moves, by the one rule of which counts. */
export const listIds = async (eventId: string, since = 0): Promise<ListIds> => {
  const rows = await readRows(sql`SELECT e."currentVersion" AS "current", e."acceptedVersion" AS "accepted",
      v."id" AS "id", v."number" AS "number" FROM "Entry" e JOIN "EntryVersion" v ON v."entryId" = e."id"
    AND (v."number" = e."currentVersion" OR v."number" = e."acceptedVersion")
    WHERE e."eventId" = ${eventId} AND e."moved" > ${since} ORDER BY e."number"`);
  const ids: ListIds = { counting: [], newer: [] };
  for (const { current, accepted, id, number } of rows) {
    const entry = {
      currentVersion: Number(current),
      acceptedVersion: accepted === null ? null : Number(accepted),
    };
    if (Number(number) === countingVersion(entry)) ids.counting.push(String(id));
    if (Number(number) === newerVersion(entry)) ids.newer.push(String(id));
  }
  return ids;
};

/** Ids of the lists that count, of all entries of an event. */
export const countingIds = async (eventId: string): Promise<string[]> => (await listIds(eventId)).counting;

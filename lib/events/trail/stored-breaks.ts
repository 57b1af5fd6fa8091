import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '../../db';
import { nextTurn } from '../../turn';
import { overruledIn } from '../judge/counting';
import { parseVerdictReport } from '../rows/entry-row';
import type { EntryCourse } from './deed-effects';
import { listKey, playerHash, SHOWN, sealOf, VERDICT, verdictHash } from './hashes';
import type { ReplayedEvent, ToldList, ToldOverruling } from './trail-replay';

/** Lists in memory at once. */
const LISTS = 20;

/** A place in the store that is not as the trail has it. */
export type StoredBreak =
  | { readonly what: 'terms'; readonly version: number }
  | { readonly what: 'closing' }
  | { readonly what: 'entry'; readonly entry: number; readonly part: EntryPart }
  /** the file, the verdict, what was overruled or ticked of a list; `gone`: the list itself */
  | {
      readonly what: 'list' | 'gone' | 'verdict' | 'overruling' | 'tick';
      readonly entry: number;
      readonly version: number;
    }
  /** the verdict that a list had by earlier terms; null where no row says by which */
  | {
      readonly what: 'earlier';
      readonly entry: number;
      readonly version: number;
      readonly terms: number | null;
    };

export type EntryPart = 'gone' | 'name' | 'state' | 'acceptance' | 'lock' | 'versions';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const ENTRY = {
  number: true,
  name: true,
  state: true,
  currentVersion: true,
  acceptedVersion: true,
  acceptedAt: true,
  lockedAt: true,
} as const;

const time = (at: Date | null): number | null => at?.getTime() ?? null;

const partsChanged = (replayed: EntryCourse, stored: EntryCourse): EntryPart[] => [
  ...(replayed.state === stored.state ? [] : (['state'] as const)),
  ...(replayed.acceptedVersion === stored.acceptedVersion &&
  time(replayed.acceptedAt) === time(stored.acceptedAt)
    ? []
    : (['acceptance'] as const)),
  ...(time(replayed.lockedAt) === time(stored.lockedAt) ? [] : (['lock'] as const)),
  ...(replayed.currentVersion === stored.currentVersion ? [] : (['versions'] as const)),
];

/** Entries that do not stand as the deeds have left them. */
const entryBreaks = async (eventId: string, { entries, players }: ReplayedEvent): Promise<StoredBreak[]> => {
  const rows = await db.entry.findMany({ where: { eventId }, orderBy: { number: 'asc' }, select: ENTRY });
  const stored = new Set(rows.map(({ number }) => number));
  const renamed = rows.flatMap(({ number: entry, name }) => {
    const player = players.get(entry);
    const holds = player === undefined || player === playerHash(entry, name);
    return holds ? [] : [{ what: 'entry', entry, part: 'name' } as const];
  });
  const changed = rows.flatMap(({ number: entry, name: _, ...row }) => {
    const course = entries.get(entry);
    // an entry that the trail does not tell of has a list that it does not tell of
    return course === undefined
      ? []
      : partsChanged(course, row).map((part) => ({ what: 'entry', entry, part }) as const);
  });
  const gone = [...entries.keys()].filter((entry) => !stored.has(entry));
  return [...renamed, ...changed, ...gone.map((entry) => ({ what: 'entry', entry, part: 'gone' }) as const)];
};

/** The time at which lists close, if it is another one than the last deed about it has. */
const closingBreaks = async (eventId: string, { closesAt }: ReplayedEvent): Promise<StoredBreak[]> => {
  const event = await db.event.findFirst({ where: { id: eventId }, select: { closesAt: true } });
  const holds = closesAt === null || event === null || event.closesAt.getTime() === closesAt;
  return holds ? [] : [{ what: 'closing' }];
};

/** Terms with another text than the one the trail has the hash of. */
const termsBreaks = async (eventId: string, { terms }: ReplayedEvent): Promise<StoredBreak[]> => {
  const rows = await db.eventTerms.findMany({ where: { eventId }, orderBy: { version: 'asc' } });
  const stored = new Map(rows.map((row) => [row.version, row]));
  const versions = [...new Set([...terms.keys(), ...stored.keys()])].toSorted((a, b) => a - b);
  return versions.flatMap((version) => {
    const row = stored.get(version);
    const holds = row !== undefined && row.hash === terms.get(version) && sha256(row.document) === row.hash;
    return holds ? [] : [{ what: 'terms', version } as const];
  });
};

const VERSION = {
  ...VERDICT,
  ...SHOWN,
  id: true,
  number: true,
  document: true,
  overruled: true,
  entry: { select: { number: true } },
  earlier: { orderBy: { termsVersion: 'asc' }, select: VERDICT },
  overrulings: {
    orderBy: { createdAt: 'asc' },
    select: { finding: true, reason: true, personId: true, createdAt: true, withdrawnAt: true },
  },
  ticks: { select: { note: true, kept: true, personId: true, createdAt: true } },
} as const;

const readVersions = (eventId: string, after: string) =>
  db.entryVersion.findMany({
    where: { entry: { eventId }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: LISTS,
    select: VERSION,
  });

type StoredVersion = Awaited<ReturnType<typeof readVersions>>[number];

/** Versions of the terms whose verdict on a list is not the one that the trail has. */
const earlierChanged = ({ whole, verdicts }: ToldList, { earlier }: StoredVersion): (number | null)[] => {
  const missing = new Map(verdicts.slice(0, -1).map(({ verdict, terms }) => [verdict, terms]));
  // of a list of before the trail knows only the verdicts since
  const since = whole ? 0 : (verdicts.find(({ terms }) => terms !== null)?.terms ?? Number.MAX_SAFE_INTEGER);
  const changed = earlier.flatMap((row) => {
    const isTold = missing.delete(verdictHash(row));
    return isTold || row.termsVersion < since ? [] : [row.termsVersion];
  });
  return [...new Set([...changed, ...missing.values()])];
};

const sameOverruling = (replayed: ToldOverruling, stored: StoredVersion['overrulings'][number]): boolean =>
  (replayed.rekeyed || replayed.finding === stored.finding) &&
  replayed.reason === stored.reason &&
  replayed.personId === stored.personId &&
  replayed.at === stored.createdAt.getTime() &&
  replayed.withdrawnAt === time(stored.withdrawnAt);

/** True where as many findings are overruled as the deeds say, each of them with its reason, and counted so. */
const overrulingsHold = (replayedList: ToldList, stored: StoredVersion): boolean => {
  const left = [...replayedList.overrulings];
  const allTold = stored.overrulings.every((row) => {
    const at = left.findIndex((each) => sameOverruling(each, row));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const passed = stored.overrulings.flatMap(({ finding, withdrawnAt }) =>
    withdrawnAt === null ? [finding] : [],
  );
  const counted = overruledIn(parseVerdictReport(stored.report).findings, passed);
  return allTold && left.length === 0 && counted === stored.overruled;
};

const ticksHold = ({ ticks: trailTicks }: ToldList, { ticks }: StoredVersion): boolean =>
  ticks.length === trailTicks.size &&
  ticks.every(({ note, kept, personId, createdAt }) => {
    const each = trailTicks.get(note);
    return each?.kept === kept && each.personId === personId && each.at === createdAt.getTime();
  });

const verdictHolds = ({ verdicts, sentAt }: ToldList, stored: StoredVersion): boolean => {
  if (stored.sentAt.getTime() !== sentAt) return false;
  const last = verdicts.at(-1);
  if (last === undefined) return true;
  const { verdict, shown } = sealOf(stored);
  return last.verdict === verdict && last.shown === shown;
};

/** What of one list is not as the trail has it. */
const versionBreaks = (replayedList: ToldList | undefined, stored: StoredVersion): StoredBreak[] => {
  const at = { entry: stored.entry.number, version: stored.number };
  if (replayedList === undefined) return [{ what: 'list', ...at }];
  const holds = verdictHolds(replayedList, stored);
  return [
    ...(replayedList.hash === sha256(stored.document) ? [] : [{ what: 'list', ...at } as const]),
    ...(holds ? [] : [{ what: 'verdict', ...at } as const]),
    ...earlierChanged(replayedList, stored).map((terms) => ({ what: 'earlier', ...at, terms }) as const),
    // of another report it cannot be said which findings are errors
    ...(holds && !overrulingsHold(replayedList, stored) ? [{ what: 'overruling', ...at } as const] : []),
    ...(ticksHold(replayedList, stored) ? [] : [{ what: 'tick', ...at } as const]),
  ];
};

const listBreaks = async (eventId: string, { lists }: ReplayedEvent): Promise<StoredBreak[]> => {
  const breaks: StoredBreak[] = [];
  const missing = new Set(lists.keys());
  for (let after = ''; ; ) {
    const rows = await readVersions(eventId, after);
    for (const row of rows) {
      const key = listKey(row.entry.number, row.number);
      missing.delete(key);
      breaks.push(...versionBreaks(lists.get(key), row));
    }
    const end = rows.at(-1);
    if (end === undefined) break;
    after = end.id;
    await nextTurn();
  }
  const gone = [...missing].map((key) => {
    const [entry = 0, version = 0] = key.split('.').map(Number);
    return { what: 'gone', entry, version } as const;
  });
  return [...breaks, ...gone];
};

const order = (each: StoredBreak): number => {
  if (each.what === 'closing') return 0;
  if (each.what === 'terms') return each.version;
  return 1e9 + each.entry * 1e3 + ('version' in each ? each.version : 0);
};

/** Every place of the store that is not as the trail of an event tells it: terms first, then entry by entry. */
export const findStoredBreaks = async (
  eventId: string,
  replayedEvent: ReplayedEvent,
): Promise<StoredBreak[]> => {
  const breaks = [
    ...(await closingBreaks(eventId, replayedEvent)),
    ...(await termsBreaks(eventId, replayedEvent)),
    ...(await entryBreaks(eventId, replayedEvent)),
    ...(await listBreaks(eventId, replayedEvent)),
  ];
  return breaks.toSorted((a, b) => order(a) - order(b));
};

import 'server-only';
import { db } from '../../db';
import { type AuditRow, auditHash } from './hashes';
import { type EntryPart, findStoredBreaks, type StoredBreak } from './stored-breaks';
import { nothingTold, type ReplayedEvent, replayRow } from './trail-replay';

/** Rows in memory at once: one of new terms, or of closing, has hashes of up to a thousand lists. */
const STEP = 100;

/** A place at which a trail, or what it covers, was changed. */
export type TrailBreak =
  | { readonly what: 'missing'; readonly from: number; readonly to: number }
  /** the row says something else than what its hash is of */
  | { readonly what: 'changed'; readonly row: number }
  /** the row is whole, and was not written after the one before it */
  | { readonly what: 'unchained'; readonly row: number }
  /** the row has another verdict on a list than the one before that has one: it was changed between the two */
  | {
      readonly what: 'disagreement';
      readonly row: number;
      readonly entry: number;
      readonly version: number;
    }
  | StoredBreak;

type Last = { readonly number: number; readonly hash: string };

/** Where rows do not follow on each other, or on the one before them; each fault of its own. */
const breaksIn = (rows: readonly AuditRow[], before: Last): TrailBreak[] => {
  let last = before;
  return rows.flatMap((row) => {
    const { number, previous, hash } = row;
    const gap = number > last.number + 1;
    const breaks: TrailBreak[] = [
      ...(gap ? [{ what: 'missing', from: last.number + 1, to: number - 1 } as const] : []),
      ...(auditHash(row) === hash ? [] : [{ what: 'changed', row: number } as const]),
      ...(gap || previous === last.hash ? [] : [{ what: 'unchained', row: number } as const]),
    ];
    last = row;
    return breaks;
  });
};

/** What two rows say about one list, and differs. */
const disagreements = (replayedEvent: ReplayedEvent): TrailBreak[] =>
  replayedEvent.disagreements.map(({ row, key }) => {
    const [entry = 0, version = 0] = key.split('.').map(Number);
    return { what: 'disagreement', row, entry, version };
  });

export type Trail = {
  readonly rows: number;
  /** of the last row: anyone who has kept it can tell whether the end was cut off */
  readonly last: string;
  readonly breaks: readonly TrailBreak[];
  /** lists, "12.3", that were written before verdicts were in the trail, and that no row since has a verdict of */
  readonly before: readonly string[];
};

/**
 * Goes through the whole trail of an event, some rows at a time, and through all that it covers: every place that is
 * not as it was written, not the first alone.
 */
export const readTrail = async (eventId: string): Promise<Trail> => {
  const breaks: TrailBreak[] = [];
  const replay = nothingTold();
  let last: Last = { number: 0, hash: '' };
  for (let count = 0; ; ) {
    const rows = await db.eventAudit.findMany({
      where: { eventId, number: { gt: last.number } },
      orderBy: { number: 'asc' },
      take: STEP,
    });
    breaks.push(...breaksIn(rows, last));
    for (const row of rows) replayRow(replay, row);
    count += rows.length;
    const end = rows.at(-1);
    if (end === undefined) {
      const before = [...replay.lists].flatMap(([key, { verdicts }]) => (verdicts.length === 0 ? [key] : []));
      const stored = await findStoredBreaks(eventId, replay);
      return {
        rows: count,
        last: last.hash,
        before,
        breaks: [...breaks, ...disagreements(replay), ...stored],
      };
    }
    last = end;
  }
};

const PARTS: Readonly<Record<EntryPart, string>> = {
  gone: 'it is no longer in the store',
  name: 'the name of its player is not the one in the trail',
  state: 'its state does not follow from the trail',
  acceptance: 'which list was accepted, or when, does not match the trail',
  lock: 'its lock does not match the trail',
  versions: 'its number of lists does not match the trail',
};

/**
 * A place at which a trail does not hold, in words that begin small: "entry 3, list 2: its verdict is not the one in
 * the trail".
 */
export const breakWords = (trailBreak: TrailBreak): string => {
  switch (trailBreak.what) {
    case 'missing':
      return trailBreak.from === trailBreak.to
        ? `row ${trailBreak.from} is missing`
        : `rows ${trailBreak.from} to ${trailBreak.to} are missing`;
    case 'changed':
      return `row ${trailBreak.row} was changed`;
    case 'unchained':
      return `row ${trailBreak.row} does not follow row ${trailBreak.row - 1}`;
    case 'disagreement':
      return `row ${trailBreak.row} has another verdict on entry ${trailBreak.entry}, list ${trailBreak.version}, than the row before that has one`;
    case 'terms':
      return `terms ${trailBreak.version} are not the ones in the trail`;
    case 'closing':
      return 'the time at which lists close is not the one in the trail';
    case 'entry':
      return `entry ${trailBreak.entry}: ${PARTS[trailBreak.part]}`;
    case 'list':
      return `entry ${trailBreak.entry}, list ${trailBreak.version}: it is not the one in the trail`;
    case 'gone':
      return `entry ${trailBreak.entry}, list ${trailBreak.version}: it is no longer in the store`;
    case 'verdict':
      return `entry ${trailBreak.entry}, list ${trailBreak.version}: its verdict is not the one in the trail`;
    case 'earlier':
      return trailBreak.terms === null
        ? `entry ${trailBreak.entry}, list ${trailBreak.version}: an earlier verdict is not the one in the trail`
        : `entry ${trailBreak.entry}, list ${trailBreak.version}: its verdict by terms ${trailBreak.terms} is not the one in the trail`;
    case 'overruling':
      return `entry ${trailBreak.entry}, list ${trailBreak.version}: what is let pass in it does not match the trail`;
    case 'tick':
      return `entry ${trailBreak.entry}, list ${trailBreak.version}: what is ticked by hand does not match the trail`;
  }
};

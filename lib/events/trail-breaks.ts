import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '../db';
import { type AuditRow, auditHash } from './audit-chain';

/** Rows, and lists, in memory at once. */
const STEP = 1_000;
const LISTS = 50;

/** A place at which a trail, or a list that it tells of, is not as it was written. */
export type TrailBreak =
  | { readonly what: 'missing'; readonly from: number; readonly to: number }
  /** the row says something else than what its hash is of */
  | { readonly what: 'changed'; readonly row: number }
  /** the row is whole, and was not written after the one before it */
  | { readonly what: 'unchained'; readonly row: number }
  /** the list is not the one whose hash stands in the trail */
  | { readonly what: 'list'; readonly entry: number; readonly version: number };

type Last = { readonly number: number; readonly hash: string };

/** Where rows do not follow on each other, or on the one before them; each fault of its own. */
const breaksIn = (rows: readonly AuditRow[], before: Last): TrailBreak[] => {
  let last = before;
  return rows.flatMap((row) => {
    const { number, previous, hash } = row;
    const gap = number > last.number + 1;
    const found: TrailBreak[] = [
      ...(gap ? [{ what: 'missing', from: last.number + 1, to: number - 1 } as const] : []),
      ...(auditHash(row) === hash ? [] : [{ what: 'changed', row: number } as const]),
      ...(gap || previous === last.hash ? [] : [{ what: 'unchained', row: number } as const]),
    ];
    last = row;
    return found;
  });
};

/** The hash of a list that came, as its row of the trail has it. */
const sentList = ({ action, entry, detail }: AuditRow): readonly (readonly [string, string])[] => {
  if (entry === null || (action !== 'send' && action !== 'replace')) return [];
  const { version, hash }: { version?: unknown; hash?: unknown } = JSON.parse(detail);
  return typeof hash === 'string' ? [[`${entry} ${version}`, hash]] : [];
};

/** Lists that are stored otherwise than the trail has them, or that it does not tell of. */
const listBreaks = async (eventId: string, sent: ReadonlyMap<string, string>): Promise<TrailBreak[]> => {
  const found: TrailBreak[] = [];
  for (let after = ''; ; ) {
    const rows = await db.entryVersion.findMany({
      where: { entry: { eventId }, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: LISTS,
      select: { id: true, number: true, document: true, entry: { select: { number: true } } },
    });
    for (const { number: version, document, entry } of rows) {
      const hash = createHash('sha256').update(document).digest('hex');
      if (sent.get(`${entry.number} ${version}`) !== hash) {
        found.push({ what: 'list', entry: entry.number, version });
      }
    }
    const end = rows.at(-1);
    if (end === undefined) return found;
    after = end.id;
  }
};

export type Trail = {
  readonly rows: number;
  /** of the last row: whoever has kept it can tell whether the end was cut off */
  readonly last: string;
  readonly breaks: readonly TrailBreak[];
};

/**
 * Goes through the whole trail of an event, some rows at a time, and through the lists that it tells of: every place that
 * is not as it was written, not the first alone.
 */
export const readTrail = async (eventId: string): Promise<Trail> => {
  const breaks: TrailBreak[] = [];
  const sent = new Map<string, string>();
  let last: Last = { number: 0, hash: '' };
  for (let count = 0; ; ) {
    const rows = await db.eventAudit.findMany({
      where: { eventId, number: { gt: last.number } },
      orderBy: { number: 'asc' },
      take: STEP,
    });
    breaks.push(...breaksIn(rows, last));
    for (const [list, hash] of rows.flatMap(sentList)) sent.set(list, hash);
    count += rows.length;
    const end = rows.at(-1);
    if (end === undefined) {
      const lists = await listBreaks(eventId, sent);
      return { rows: count, last: last.hash, breaks: [...breaks, ...lists] };
    }
    last = end;
  }
};

import 'server-only';
import { insertInto, sql, updateWhere } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { tokenHash } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { keyedId } from '../platform/content-keys';
import { needRoom, spendBytes, spendMade } from '../quotas';
import { readAside } from '../readers/read-in-thread';
import { sentOf } from '../readers/thread-input';
import { initialsOf } from './enter/code';
import { phaseOf } from './event-clock';
import { termsColumns } from './judge/sent-terms';
import { linkToken } from './people/links';
import { findOrganiser, OWNERS } from './people/organiser';
import { readEvent } from './read-event';
import type { EventRow } from './rows/event-row';
import { writeEvent } from './rows/write-event';
import type { CreateEventAnswer, EventFields, SaveEventAnswer, SaveEventRequest } from './schema';
import { auditStatements } from './trail/audit';

/** The fields of an event as its row has them. */
export const eventColumns = ({ opensAt, closesAt, publicAt, ...rest }: EventFields) => ({
  ...rest,
  opensAt: new Date(opensAt),
  closesAt: new Date(closesAt),
  publicAt: publicAt === null ? null : new Date(publicAt),
});

/** The same key of one person is the same event; its link for players follows from it. */
const idsOf = (userId: string, key: string) => ({
  id: keyedId(`event ${userId}`, key),
  linkId: keyedId(`link ${userId}`, key),
});

const madeBefore = async ({ userId }: Viewer, id: string) =>
  db.event.findFirst({ where: { id, persons: { some: { userId } } }, select: { revision: true } });

/**
 * Makes an event under some terms, with the viewer as its owner and a link for players. With a key that was used
 * before, the one it made is answered and nothing is stored.
 * @throws Full when the person or the address has made too much
 */
export const createEvent = async (
  owner: () => Promise<Viewer>,
  request: unknown,
  now: Date = new Date(),
): Promise<CreateEventAnswer> => {
  const read = await readAside('newEvent', sentOf(request), {});
  if (!read.ok) return read;
  const { key, system, organiser, event } = read;
  const viewer = await owner();
  const { id, linkId } = idsOf(viewer.userId, key);
  const token = linkToken(linkId);
  const before = await madeBefore(viewer, id);
  if (before !== null) return { ok: true, id, revision: before.revision, token };
  const terms = termsColumns(read.packs);
  const count = await db.event.count({
    where: { persons: { some: { userId: viewer.userId, role: 'owner' } } },
  });
  needRoom('events', { count, bytes: 0 }, { count: 1, bytes: 0 });
  await spendMade('events', viewer);
  await spendBytes(viewer, Buffer.byteLength(terms.document));
  const person = { id: newRowId(), name: organiser };
  const times = { createdAt: now, updatedAt: now };
  try {
    await runBatch([
      insertInto('Event', {
        ...eventColumns(event),
        ...times,
        id,
        system,
        initials: initialsOf(event.name),
        termsVersion: 1,
        lastNumber: 0,
        revision: 1,
        moves: 1,
      }),
      insertInto('EventTerms', { ...terms, eventId: id, version: 1, savedAt: now }),
      insertInto('EventPerson', {
        ...person,
        eventId: id,
        userId: viewer.userId,
        role: 'owner',
        createdAt: now,
      }),
      insertInto('EventLink', {
        id: linkId,
        eventId: id,
        kind: 'enter',
        tokenHash: tokenHash(token),
        createdAt: now,
      }),
      ...(await auditStatements(
        id,
        [
          {
            person,
            action: 'create',
            detail: { name: event.name, terms: terms.hash, closesAt: event.closesAt },
          },
        ],
        now,
      )),
    ]);
  } catch (error) {
    // two requests with one key: the other was quicker
    const other = await madeBefore(viewer, id);
    if (other === null) throw error;
    return { ok: true, id, revision: other.revision, token };
  }
  return { ok: true, id, revision: 1, token };
};

const GONE = { ok: false, code: 'not-found' } as const;

/** Once an event was closed, what was sent until it is edited, late lists too, is frozen, whatever its times become. */
const frozenBy = (event: EventRow, now: Date): Date | null => {
  const closed = phaseOf(event, now) === 'closed' ? [now] : [];
  const times = [...closed, ...(event.frozenAt === null ? [] : [event.frozenAt])].map(Number);
  return times.length === 0 ? null : new Date(Math.max(...times));
};

const PLAIN = [
  'name',
  'date',
  'hours',
  'place',
  'rounds',
  'text',
  'timeZone',
  'graceSeconds',
  'late',
  'capacity',
  'listed',
  'openEntry',
] as const;
const TIMES = ['opensAt', 'closesAt', 'publicAt'] as const;

/** What an edit has changed, for the trail: the new values. */
const changes = (event: EventRow, fields: EventFields): Record<string, unknown> =>
  Object.fromEntries([
    ...PLAIN.flatMap((key) => (event[key] === fields[key] ? [] : [[key, fields[key]]])),
    ...TIMES.flatMap((key) => {
      const time = fields[key];
      const moved = (event[key]?.getTime() ?? null) !== (time === null ? null : Date.parse(time));
      return moved ? [[key, time]] : [];
    }),
  ]);

/**
 * Saves what its owner has edited of an event; an edit of an older revision is answered with the event as it is now.
 */
export const saveEvent = async (
  viewer: Viewer,
  id: string,
  { revision, event: fields }: SaveEventRequest,
  now: Date = new Date(),
): Promise<SaveEventAnswer> => {
  const done = await writeEvent<'done' | 'stale' | 'gone'>(id, now, async () => {
    const organiser = await findOrganiser(viewer, id, OWNERS);
    if (organiser === null) return { answer: 'gone' };
    const { event, person } = organiser;
    const changed = changes(event, fields);
    // the same edit again, because its answer got lost on the way
    if (event.revision === revision + 1 && Object.keys(changed).length === 0) return { answer: 'done' };
    if (event.revision !== revision) return { answer: 'stale' };
    const times = eventColumns(fields);
    const isClosed = phaseOf(times, now) === 'closed';
    const columns = {
      ...times,
      frozenAt: frozenBy(event, now),
      // Lists of an event that opens again are judged by the newest terms.
      lateTerms: isClosed ? event.lateTerms : null,
      revision: revision + 1,
    };
    return {
      answer: 'done',
      statements: [updateWhere('Event', { ...columns, updatedAt: now }, sql`"id" = ${id}`)],
      deeds: [{ person, action: 'edit', detail: changed }],
    };
  });
  if (done === 'gone') return GONE;
  if (done === 'done') return { ok: true, revision: revision + 1 };
  const current = await readEvent(viewer, id, now);
  return current === null ? GONE : { ok: false, code: 'stale', current };
};

import 'server-only';
import type { PageVersion } from '../api/endpoint';
import { retentionCutoff } from '../api/retention';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { printedCode } from './enter/code';
import { nextTurn } from './event-clock';
import { countingVersion, standingText } from './judge/counting';
import { PAGE_TIMES } from './read-event';
import { COUNTS, openStandingOf, stateOf } from './rows/entry-row';
import { EVENT, eventHead } from './rows/event-row';
import type { EventHead, MyEvents } from './schema';

/** The events of someone who has none. */
export const NO_EVENTS: MyEvents = { run: [], entered: [], deleted: [] };

/** Events in one answer, of each kind. */
const MOST = 200;

const runEvents = async ({ userId }: Viewer, now: Date): Promise<MyEvents['run']> => {
  const persons = await db.eventPerson.findMany({
    where: { userId, event: { deletedAt: null } },
    orderBy: [{ event: { date: 'desc' } }, { id: 'asc' }],
    take: MOST,
    select: { role: true, event: { select: EVENT } },
  });
  if (persons.length === 0) return [];
  const states = await db.entry.groupBy({
    by: ['eventId', 'state'],
    where: { eventId: { in: persons.map(({ event }) => event.id) }, state: { not: 'withdrawn' } },
    _count: { _all: true, acceptedVersion: true },
  });
  return Promise.all(
    persons.map(async ({ role, event }) => {
      const own = states.filter(({ eventId }) => eventId === event.id);
      return {
        event: await eventHead(event, now),
        role: role === 'owner' ? 'owner' : 'checker',
        toCheck: own.find(({ state }) => state === 'sent')?._count._all ?? 0,
        accepted: own.reduce((sum, { _count }) => sum + _count.acceptedVersion, 0),
      };
    }),
  );
};

const deletedEvents = async ({ userId }: Viewer, now: Date): Promise<MyEvents['deleted']> => {
  const events = await db.event.findMany({
    where: { deletedAt: { gte: retentionCutoff(now) }, persons: { some: { userId, role: 'owner' } } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'asc' }],
    take: MOST,
    select: { id: true, name: true, deletedAt: true },
  });
  return events.map(({ id, name, deletedAt }) => ({ id, name, deletedAt: (deletedAt ?? now).toISOString() }));
};

const enteredEvents = async ({ userId }: Viewer, now: Date): Promise<MyEvents['entered']> => {
  const entries = await db.entry.findMany({
    where: { userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MOST,
    select: {
      id: true,
      number: true,
      state: true,
      currentVersion: true,
      acceptedVersion: true,
      event: { select: EVENT },
    },
  });
  if (entries.length === 0) return [];
  const versions = await db.entryVersion.findMany({
    where: { entryId: { in: entries.map(({ id }) => id) } },
    orderBy: { number: 'asc' },
    select: { entryId: true, number: true, name: true, code: true, ...COUNTS },
  });
  const byNumber = new Map(versions.map((version) => [`${version.entryId} ${version.number}`, version]));
  return Promise.all(
    entries.map(async ({ id, number, state, event, ...lists }) => {
      const version = byNumber.get(`${id} ${countingVersion(lists)}`);
      return {
        event: await eventHead(event, now),
        id,
        number,
        state: stateOf(state),
        list: version?.name ?? '',
        stands: standingText({ ...lists, state, locked: false }),
        code: printedCode(event.initials, version?.code ?? ''),
        standing: version === undefined ? 'illegal' : openStandingOf(version),
      };
    }),
  );
};

/**
 * Events that the viewer runs, the next first; those entered with an account, the last touched first; own ones that
 * can be restored.
 */
export const listEvents = async (viewer: Viewer, now: Date = new Date()): Promise<MyEvents> => {
  const [run, entered, deleted] = await Promise.all([
    runEvents(viewer, now),
    enteredEvents(viewer, now),
    deletedEvents(viewer, now),
  ]);
  return { run, entered, deleted };
};

/** Events on one page. */
const MOST_LISTED = 50;
const DAY = 24 * 60 * 60 * 1000;
/** Time for which an event stays on the lists after its day. */
const AFTER = 2 * DAY;

/** Which events everyone may see listed, the next first; those long over are left out. */
const listedAt = (now: Date) => ({
  where: {
    listed: true,
    deletedAt: null,
    date: { gte: new Date(now.getTime() - AFTER).toISOString().slice(0, 10) },
  },
  orderBy: [{ date: 'asc' as const }, { id: 'asc' as const }],
  take: MOST_LISTED,
});

/** Events that everyone may see listed. */
export const readListedEvents = async (now: Date = new Date()): Promise<readonly EventHead[]> => {
  const rows = await db.event.findMany({ ...listedAt(now), select: EVENT });
  return Promise.all(rows.map((row) => eventHead(row, now)));
};

/** What the page that lists them is made of: until one of them opens or closes, or is long over, at midnight. */
export const listedVersion = async (now: Date = new Date()): Promise<PageVersion> => {
  const rows = await db.event.findMany({ ...listedAt(now), select: { id: true, ...PAGE_TIMES } });
  const midnight = (Math.floor(now.getTime() / DAY) + 1) * DAY;
  return {
    name: JSON.stringify(rows.map(({ id, moves }) => [id, moves])),
    until: Math.min(midnight, ...rows.map((row) => nextTurn(row, now))),
  };
};

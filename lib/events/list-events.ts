import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { printedCode } from './enter/code';
import { countingVersion } from './judge/counting';
import { COUNTS, openStandingOf, stateOf } from './rows/entry-row';
import { EVENT, eventHead } from './rows/event-row';
import type { MyEvents } from './schema';

/** The events of someone who has none. */
export const NO_EVENTS: MyEvents = { run: [], entered: [] };

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
    where: { eventId: { in: persons.map(({ event }) => event.id) }, state: { in: ['sent', 'accepted'] } },
    _count: { _all: true },
  });
  const count = new Map(states.map(({ eventId, state, _count }) => [`${eventId} ${state}`, _count._all]));
  return Promise.all(
    persons.map(async ({ role, event }) => ({
      event: await eventHead(event, now),
      role: role === 'owner' ? 'owner' : 'checker',
      toCheck: count.get(`${event.id} sent`) ?? 0,
      accepted: count.get(`${event.id} accepted`) ?? 0,
    })),
  );
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
        ...{ id, number, state: stateOf(state), list: version?.name ?? '' },
        code: printedCode(event.initials, version?.code ?? ''),
        standing: version === undefined ? 'illegal' : openStandingOf(version),
      };
    }),
  );
};

/** Events that the viewer runs, the next first, and those that they have entered with an account, the last touched first. */
export const listEvents = async (viewer: Viewer, now: Date = new Date()): Promise<MyEvents> => {
  const [run, entered] = await Promise.all([runEvents(viewer, now), enteredEvents(viewer, now)]);
  return { run, entered };
};

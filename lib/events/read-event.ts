import 'server-only';
import type { PageVersion } from '../api/endpoint';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { savedTerms } from '../terms/owned-terms';
import type { CalendarEvent } from './calendar';
import { printedCode } from './enter/code';
import { findEntrance } from './enter/entrance';
import { isPublic, pageUntil } from './event-clock';
import { termsUses } from './judge/counting';
import { MAX_ENTRIES } from './limits';
import { COUNTS, countingIds, openStandingOf, parseSummary } from './rows/entry-row';
import { EVENT, type EventRow, eventHead, termsForLists } from './rows/event-row';
import type { EventPage } from './schema';

/** No user has this id: queries of strangers use it. */
const NOBODY = '';

const SHOWN = {
  name: true,
  code: true,
  nationLabel: true,
  ...COUNTS,
  summary: true,
  late: true,
  termsVersion: true,
  entryId: true,
} as const;

/** The entries that everyone may read: of each its accepted list, else its last. */
const publicEntries = async (event: EventRow, now: Date): Promise<EventPage['entries']> => {
  if (!isPublic(event, now)) return null;
  const [rows, versions] = await Promise.all([
    db.entry.findMany({
      where: { eventId: event.id, state: { not: 'withdrawn' } },
      orderBy: { number: 'asc' },
      take: MAX_ENTRIES,
      select: { id: true, number: true, name: true, acceptedVersion: true },
    }),
    countingIds(event.id).then((ids) =>
      db.entryVersion.findMany({ where: { id: { in: ids } }, select: SHOWN }),
    ),
  ]);
  const versionByEntry = new Map(versions.map((version) => [version.entryId, version]));
  return rows.flatMap(({ id, number, name, acceptedVersion }) => {
    const version = versionByEntry.get(id);
    if (version === undefined) return [];
    return [
      {
        number,
        name,
        accepted: acceptedVersion !== null,
        late: version.late,
        terms: version.termsVersion,
        code: printedCode(event.initials, version.code),
        list: version.name,
        nationLabel: version.nationLabel,
        points: parseSummary(version.summary).points,
        standing: openStandingOf(version),
      },
    ];
  });
};

/** Which terms judged how many of the lists that count, without those that were withdrawn. */
const termsInLists = async (eventId: string) => {
  const rows = await db.entryVersion.findMany({
    where: { id: { in: await countingIds(eventId) }, entry: { state: { not: 'withdrawn' } } },
    select: { termsVersion: true },
  });
  return termsUses(rows.map(({ termsVersion }) => termsVersion));
};

/** The page of an event that was found already, as this viewer may read it. */
const pageOf = async (event: EventRow, viewer: Viewer | null, now: Date): Promise<EventPage> => {
  const userId = viewer?.userId ?? NOBODY;
  const [head, terms, person, mine, entries, uses] = await Promise.all([
    eventHead(event, now),
    savedTerms(event.id, event.termsVersion),
    db.eventPerson.findFirst({ where: { eventId: event.id, userId }, select: { role: true } }),
    db.entry.findMany({
      where: { eventId: event.id, userId },
      orderBy: { number: 'asc' },
      take: MAX_ENTRIES,
      select: { id: true, number: true, name: true },
    }),
    publicEntries(event, now),
    termsInLists(event.id),
  ]);
  const role = person === null ? null : person.role === 'owner' ? 'owner' : 'checker';
  const revision = role === 'owner' ? event.revision : null;
  return { event: head, terms, listTerms: termsForLists(event, now), uses, role, revision, mine, entries };
};

/** The page of an event, for anyone who has its address, which cannot be guessed; null if it does not exist. */
export const readEvent = async (
  viewer: Viewer | null,
  id: string,
  now: Date = new Date(),
): Promise<EventPage | null> => {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: EVENT });
  return event && pageOf(event, viewer, now);
};

/** The same behind an entrance; null where that was closed, or its event is gone. */
export const readEntrance = async (
  viewer: Viewer | null,
  token: string,
  now: Date = new Date(),
): Promise<EventPage | null> => {
  const entrance = await findEntrance(token);
  return entrance?.open ? pageOf(entrance.event, viewer, now) : null;
};

/** What is read of an event to know whether a page that shows it is still that page. */
export const PAGE_TIMES = {
  moves: true,
  opensAt: true,
  closesAt: true,
  graceSeconds: true,
  publicAt: true,
} as const;

/** What the page of an event is made of, for strangers: whatever is written about it counts up its moves. */
export const eventVersion = async (id: string, now: Date = new Date()): Promise<PageVersion | null> => {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: PAGE_TIMES });
  return event && { name: `${event.moves}`, until: pageUntil(event, now) };
};

const SELECT = {
  id: true,
  name: true,
  date: true,
  hours: true,
  place: true,
  closesAt: true,
  timeZone: true,
  revision: true,
  termsVersion: true,
  updatedAt: true,
} as const;

/** The calendar of an event, for anyone who has the address of its page; null if it does not exist. */
export const readCalendar = (id: string): Promise<CalendarEvent | null> =>
  db.event.findFirst({ where: { id, deletedAt: null }, select: SELECT });

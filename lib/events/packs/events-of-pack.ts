import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import type { Pack } from '../../rules/events/schema';
import { storedPacks } from '../../terms/owned-terms';
import { phaseOf } from '../event-clock';
import { EVENT } from '../rows/event-row';
import type { EventOfPack } from './pack-answers';

/** Events that are looked through, and those whose lists a draft is tried on. */
const MOST = 40;
const MOST_TRIED = 3;

/** The ids of the packs in the terms of events, by the ids of these. */
const packsIn = async (
  events: readonly { readonly id: string; readonly termsVersion: number }[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db.eventTerms.findMany({
    where: { OR: events.map(({ id, termsVersion }) => ({ eventId: id, version: termsVersion })) },
    select: { eventId: true, document: true },
  });
  return new Map(rows.map(({ eventId, document }) => [eventId, storedPacks(document).map(({ id }) => id)]));
};

/**
 * The events of its rules that the viewer owns or checks, the one asked for first, then those to come. Lists of the
 * first few that are played by the pack, and are not closed, show what it does.
 */
export const eventsOfPack = async (
  { userId }: Viewer,
  { id: packId, system }: Pick<Pack, 'id' | 'system'>,
  eventId: string | null,
  now: Date = new Date(),
): Promise<readonly EventOfPack[]> => {
  const persons = await db.eventPerson.findMany({
    where: { userId, event: { deletedAt: null, system } },
    orderBy: [{ event: { date: 'desc' } }, { id: 'asc' }],
    take: MOST,
    select: { role: true, event: { select: EVENT } },
  });
  const packs = await packsIn(persons.map(({ event }) => event));
  const isAsked = ({ id }: { readonly id: string }): boolean => id === eventId;
  const events = persons.map(({ role, event }) => ({
    id: event.id,
    name: event.name,
    role: role === 'owner' ? ('owner' as const) : ('checker' as const),
    concerned:
      isAsked(event) ||
      (phaseOf(event, now) !== 'closed' && (packs.get(event.id)?.includes(packId) ?? false)),
  }));
  const sorted = events.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const tried = new Set(
    sorted
      .filter(({ concerned }) => concerned)
      .slice(0, MOST_TRIED)
      .map(({ id }) => id),
  );
  return sorted.map(({ concerned: _, ...event }) => ({ ...event, tried: tried.has(event.id) }));
};

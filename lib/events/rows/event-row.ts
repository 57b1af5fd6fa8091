import 'server-only';
import { isSystemId, loadSystem } from '@/lib/rules';
import { db, type Prisma } from '../../db';
import type { System } from '../../rules/core/contract/system';
import { combine, type Terms } from '../../rules/events/combine';
import { savedTerms } from '../../terms/owned-terms';
import { isPublic, phaseOf } from '../event-clock';
import type { EventHead } from '../schema';

/** What of an event is read for its page, its desk and its acts. */
export const EVENT = {
  id: true,
  name: true,
  initials: true,
  system: true,
  date: true,
  hours: true,
  place: true,
  rounds: true,
  text: true,
  opensAt: true,
  closesAt: true,
  timeZone: true,
  graceSeconds: true,
  late: true,
  capacity: true,
  publicAt: true,
  listed: true,
  openEntry: true,
  termsVersion: true,
  lateTerms: true,
  frozenAt: true,
  lastNumber: true,
  revision: true,
  moves: true,
  _count: { select: { entries: { where: { state: { not: 'withdrawn' } } } } },
} as const;

export type EventRow = Readonly<Prisma.EventGetPayload<{ select: typeof EVENT }>>;

/** The rule system of a stored event. */
export const systemOf = ({ id, system }: Pick<EventRow, 'id' | 'system'>): Promise<System> => {
  if (!isSystemId(system)) throw new Error(`The event ${id} is of an unknown system: ${system}`);
  return loadSystem(system);
};

/** An event as everyone sees it who may read its page. */
export const eventHead = async (row: EventRow, now: Date): Promise<EventHead> => {
  const { termsVersion: _t, lateTerms: _a, frozenAt: _f, lastNumber: _l, ...head } = row;
  const { revision: _r, moves: _m, _count, ...event } = head;
  const { name: systemName } = await systemOf(row);
  return {
    ...event,
    late: event.late === 'mark' ? 'mark' : 'refuse',
    systemName,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    publicAt: row.publicAt?.toISOString() ?? null,
    phase: phaseOf(row, now),
    now: now.toISOString(),
    entered: _count.entries,
    public: isPublic(row, now),
  };
};

/** Terms as lists are judged by them. */
export type TermsInUse = { readonly version: number; readonly terms: Terms };

/** Which terms: their version, and the hash of their text. */
export type TermsHash = { readonly version: number; readonly hash: string };

/** The version of the terms that judges a list sent now. */
export const termsForLists = (event: EventRow, now: Date): number =>
  phaseOf(event, now) === 'closed' ? (event.lateTerms ?? event.termsVersion) : event.termsVersion;

/** A version of the terms of an event, as its trail names it. */
export const termsHash = async (eventId: string, version: number): Promise<TermsHash> =>
  db.eventTerms.findUniqueOrThrow({
    where: { eventId_version: { eventId, version } },
    select: { version: true, hash: true },
  });

/** The same, ready to judge by. */
export const termsInUse = async (eventId: string, version: number): Promise<TermsInUse> => ({
  version,
  terms: combine((await savedTerms(eventId, version)).packs),
});

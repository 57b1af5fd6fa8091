import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { canonical } from '../../rules/events/combine';
import { MAX_MESSAGES } from '../limits';
import { findOrganiser, type Organiser } from '../people/organiser';
import { writeEvent } from '../rows/write-event';
import type { Act, ActAnswer } from '../schema';
import type { Deed } from '../trail/audit';
import { planOf } from './act-plans';
import type { EntryRow } from './entry-detail';
import { entryForOrganisers, findEntry } from './read-entry';

const GONE = { ok: false, code: 'not-found' } as const;

/** What was done last with an entry. */
const lastDeed = (eventId: string, entry: number) =>
  db.eventAudit.findFirst({
    where: { eventId, entry },
    orderBy: { number: 'desc' },
    select: { personId: true, who: true, action: true, detail: true, at: true },
  });

/** What the trail keeps of an act beside who and when. */
const detailOf = ({ act: _, revision: _revision, ...rest }: Act, { currentVersion }: EntryRow) => ({
  version: currentVersion,
  ...rest,
});

/** An act of an organiser on an entry as the trail has it. */
export const deedOf = (act: Act, { person }: Pick<Organiser, 'person'>, entry: EntryRow): Deed => ({
  ...{ person, action: act.act, entry: entry.number, detail: detailOf(act, entry) },
});

/** The same act again, because its answer got lost on the way, is not a conflict. */
const isRepeated = async (act: Act, { person, event }: Organiser, entry: EntryRow): Promise<boolean> => {
  if (entry.revision !== act.revision + 1) return false;
  const last = await lastDeed(event.id, entry.number);
  return (
    last?.personId === person.id && last.action === act.act && last.detail === canonical(detailOf(act, entry))
  );
};

type Done = 'done' | 'stale' | Exclude<Extract<ActAnswer, { ok: false }>, { code: 'stale' }>;

const store = (viewer: Viewer, eventId: string, number: number, act: Act, now: Date): Promise<Done> =>
  writeEvent<Done>(eventId, now, async ({ next: move }) => {
    const [organiser, entry] = await Promise.all([
      findOrganiser(viewer, eventId),
      findEntry(eventId, number),
    ]);
    if (organiser === null || entry === null) return { answer: GONE };
    if (entry.revision !== act.revision) {
      return { answer: (await isRepeated(act, organiser, entry)) ? 'done' : 'stale' };
    }
    if ('text' in act && entry.revision > MAX_MESSAGES) {
      const message = 'This entry has too many messages.';
      return { answer: { ok: false, code: 'invalid', errors: [{ at: ['text'], message }] } };
    }
    const planned = await planOf(act, { organiser, entry, move, now });
    if (!planned.ok) return { answer: planned };
    return {
      answer: 'done',
      statements: planned.statements,
      deeds: [deedOf(act, organiser, entry)],
    };
  });

/**
 * What an organiser does with one entry, on the revision they have seen: of two at once one finds another revision,
 * and learns what the other did. The act stands in the audit trail, in the same transaction.
 */
export const actOnEntry = async (
  viewer: Viewer,
  eventId: string,
  number: number,
  act: Act,
  now: Date = new Date(),
): Promise<ActAnswer> => {
  if ((await findOrganiser(viewer, eventId)) === null) return GONE;
  const done = await store(viewer, eventId, number, act, now);
  if (done !== 'done' && done !== 'stale') return done;
  const organiser = await findOrganiser(viewer, eventId);
  const entry = organiser && (await entryForOrganisers(organiser.event, number, null, now));
  if (entry === null) return GONE;
  if (done === 'done') return { ok: true, entry };
  const last = await lastDeed(eventId, number);
  return {
    ...{ ok: false, code: 'stale', current: entry },
    last: last && { who: last.who, action: last.action, at: last.at.toISOString() },
  };
};

import 'server-only';
import type { Statement } from '@/prisma/statement';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { canonical } from '../../rules/events/combine';
import { MAX_MESSAGES } from '../limits';
import { findOrganiser, type Organiser } from '../people/organiser';
import { type EventWrite, writeEvent } from '../rows/write-event';
import type { Act, ActAnswer, ActOnSeveralAnswer, ActOnSeveralRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { planOf } from './act-plans';
import type { EntryRow } from './entry-detail';
import { entryForOrganisers, findEntries, findEntry } from './read-entry';

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
  person,
  action: act.act,
  entry: entry.number,
  detail: detailOf(act, entry),
});

/** The same act again, because its answer got lost on the way, is not a conflict. */
const isRepeated = async (act: Act, { person, event }: Organiser, entry: EntryRow): Promise<boolean> => {
  if (entry.revision !== act.revision + 1) return false;
  const last = await lastDeed(event.id, entry.number);
  return (
    last?.personId === person.id && last.action === act.act && last.detail === canonical(detailOf(act, entry))
  );
};

type ActOutcome = 'done' | 'stale' | Exclude<Extract<ActAnswer, { ok: false }>, { code: 'stale' }>;

const store = (viewer: Viewer, eventId: string, number: number, act: Act, now: Date): Promise<ActOutcome> =>
  writeEvent<ActOutcome>(eventId, now, async ({ next: move }) => {
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
 * Applies an act of an organiser to one entry, at the revision they have seen: of two at once the second finds another
 * revision and learns what the first did. The act is written to the audit trail in the same transaction.
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
    ok: false,
    code: 'stale',
    current: entry,
    last: last && { who: last.who, action: last.action, at: last.at.toISOString() },
  };
};

type SeveralDone = Extract<ActOnSeveralAnswer, { ok: true }>;
type SkippedEntry = SeveralDone['left'][number];

const WORDS: Readonly<Record<SkippedEntry['why'], string>> = {
  gone: 'There is no such entry any more.',
  stale: 'Someone has just changed this entry.',
  state: 'This entry is not waiting for an organiser.',
  errors: 'The list has errors that are neither fixed nor let pass.',
  notes: 'Notes of the terms are not ticked.',
  done: 'That has already been done.',
  messages: 'This entry has too many messages.',
};

/** Why an act on many leaves an entry as it is, before its list is looked at; null where nothing speaks against it. */
const skipReason = (
  act: ActOnSeveralRequest['act'],
  entry: EntryRow,
  revision: number,
): SkippedEntry['why'] | null => {
  if (entry.revision !== revision) return 'stale';
  if (entry.state === 'withdrawn') return 'state';
  switch (act) {
    case 'accept':
      return entry.state === 'sent' ? null : 'state';
    case 'return':
      if (entry.state === 'returned') return 'done';
      return entry.revision > MAX_MESSAGES ? 'messages' : null;
    case 'lock':
      return entry.lockedAt === null ? null : 'done';
  }
};

const actWith = (request: ActOnSeveralRequest, revision: number): Act => {
  switch (request.act) {
    case 'accept':
      return { act: 'accept', revision, text: '', ...(request.withNotes && { withNotes: true }) };
    case 'return':
      return { act: 'return', revision, text: request.text };
    case 'lock':
      return { act: 'lock', revision };
  }
};

type PlannedAct = { readonly statements: readonly Statement[]; readonly deed: Deed };

const takenOrLeft = async (
  request: ActOnSeveralRequest,
  entry: EntryRow | undefined,
  revision: number,
  hand: { readonly organiser: Organiser; readonly move: number; readonly now: Date },
): Promise<PlannedAct | SkippedEntry['why']> => {
  if (entry === undefined) return 'gone';
  const left = skipReason(request.act, entry, revision);
  if (left !== null) return left;
  const act = actWith(request, revision);
  const plan = await planOf(act, { ...hand, entry });
  // of these acts only an acceptance is refused: for errors, or else for notes
  if (!plan.ok) return plan.code === 'notes' ? 'notes' : 'errors';
  return { statements: plan.statements, deed: deedOf(act, hand.organiser, entry) };
};

const attempt = async (
  organiser: Organiser,
  request: ActOnSeveralRequest,
  { next: move }: EventWrite,
  now: Date,
): Promise<{ readonly answer: SeveralDone; readonly plannedActs: readonly PlannedAct[] }> => {
  const revisions = new Map(request.entries.map(({ number, revision }) => [number, revision]));
  const entries = await findEntries(organiser.event.id, [...revisions.keys()]);
  const [done, left, plannedActs]: [number[], SkippedEntry[], PlannedAct[]] = [[], [], []];
  for (const [number, revision] of revisions) {
    const outcome = await takenOrLeft(request, entries.get(number), revision, { organiser, move, now });
    if (typeof outcome === 'string') left.push({ number, why: outcome, message: WORDS[outcome] });
    else {
      done.push(number);
      plannedActs.push(outcome);
    }
  }
  return { answer: { ok: true, done, left }, plannedActs };
};

/**
 * What an organiser does with several lists at once: accepts those without open errors and notes to tick, returns
 * them with one note, locks them. Those that are not as the organiser saw them, or that the act does not fit, stay as
 * they are and are named.
 */
export const actOnSeveral = async (
  viewer: Viewer,
  eventId: string,
  request: ActOnSeveralRequest,
  now: Date = new Date(),
): Promise<ActOnSeveralAnswer> => {
  if ((await findOrganiser(viewer, eventId)) === null) return GONE;
  return writeEvent<ActOnSeveralAnswer>(eventId, now, async (move) => {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { answer: GONE };
    const { answer, plannedActs } = await attempt(organiser, request, move, now);
    return {
      answer,
      statements: plannedActs.flatMap(({ statements }) => statements),
      deeds: plannedActs.map(({ deed }) => deed),
    };
  });
};

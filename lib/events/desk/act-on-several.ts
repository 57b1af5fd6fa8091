import 'server-only';
import type { Statement } from '@/prisma/statement';
import type { Viewer } from '../../identity/viewer';
import { MAX_MESSAGES } from '../limits';
import { findOrganiser, type Organiser } from '../people/organiser';
import { type Move, writeEvent } from '../rows/write-event';
import type { Act, ActOnSeveralAnswer, ActOnSeveralRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { deedOf } from './act-on-entry';
import { planOf } from './act-plans';
import type { EntryRow } from './entry-detail';
import { findEntries } from './read-entry';

type Done = Extract<ActOnSeveralAnswer, { ok: true }>;
type Left = Done['left'][number];

const GONE = { ok: false, code: 'not-found' } as const;

const WORDS: Readonly<Record<Left['why'], string>> = {
  gone: 'There is no such entry any more.',
  stale: 'Someone has just changed this entry.',
  state: 'This entry is not waiting for an organiser.',
  errors: 'The list has errors that are neither fixed nor let pass.',
  notes: 'Notes of the terms are not ticked.',
  done: 'That has already been done.',
  messages: 'This entry has too many messages.',
};

/** Why an act on many leaves an entry as it is, before its list is looked at; null where nothing speaks against it. */
const leftOf = (act: ActOnSeveralRequest['act'], entry: EntryRow, revision: number): Left['why'] | null => {
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
      return {
        ...{ act: 'accept', revision, text: '' },
        ...(request.withNotes && { withNotes: true }),
      };
    case 'return':
      return { act: 'return', revision, text: request.text };
    case 'lock':
      return { act: 'lock', revision };
  }
};

type Taken = { readonly statements: readonly Statement[]; readonly deed: Deed };

const takenOrLeft = async (
  request: ActOnSeveralRequest,
  entry: EntryRow | undefined,
  revision: number,
  hand: { readonly organiser: Organiser; readonly move: number; readonly now: Date },
): Promise<Taken | Left['why']> => {
  if (entry === undefined) return 'gone';
  const left = leftOf(request.act, entry, revision);
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
  { next: move }: Move,
  now: Date,
): Promise<{ readonly answer: Done; readonly taken: readonly Taken[] }> => {
  const revisions = new Map(request.entries.map(({ number, revision }) => [number, revision]));
  const entries = await findEntries(organiser.event.id, [...revisions.keys()]);
  const [done, left, taken]: [number[], Left[], Taken[]] = [[], [], []];
  for (const [number, revision] of revisions) {
    const outcome = await takenOrLeft(request, entries.get(number), revision, { organiser, move, now });
    if (typeof outcome === 'string') left.push({ number, why: outcome, message: WORDS[outcome] });
    else {
      done.push(number);
      taken.push(outcome);
    }
  }
  return { answer: { ok: true, done, left }, taken };
};

/**
 * What an organiser does with several lists at once: accepts those without open errors and notes to tick, returns them with one note, locks
 * them. Those that are not as the organiser saw them, or that the act does not fit, stay as they are and are named.
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
    const { answer, taken } = await attempt(organiser, request, move, now);
    return {
      answer,
      statements: taken.flatMap(({ statements }) => statements),
      deeds: taken.map(({ deed }) => deed),
    };
  });
};

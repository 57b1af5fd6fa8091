import { z } from 'zod';
import { count, invalid, notFound, object, refusal, revision, time, tooLarge } from '../armies/answer-parts';
import type { ArmyDiff } from '../rules/core/diff';
import { eventHead } from './answers';
import { ROLES, STATES } from './event-words';
import {
  listFile,
  listHead,
  number,
  reportSchema,
  standing,
  todaySchema,
  verdictSchema,
  versionHead,
  versionSchema,
} from './verdict-answers';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const state = z.enum(STATES);
export type EntryState = z.infer<typeof state>;

/** One line of a desk. */
const deskRow = object({
  /** id of the entry: with it an organiser opens nothing; the number within the event does */
  number,
  name: z.string(),
  contact: z.string(),
  state,
  locked: z.boolean(),
  revision,
  /** how many lists were sent; the last is the one shown */
  versions: number,
  acceptedVersion: number.nullable(),
  current: versionHead,
  /** the sentence of its weightiest finding */
  lead: z.string().nullable(),
  /** rows with one `alike` play the same list */
  alike: z.string(),
  /** notes of the terms to tick by hand, and how many are ticked */
  notes: count,
  ticked: count,
  /** who has said the last word; null where nothing was said */
  lastWord: z.enum(['organiser', 'player']).nullable(),
});
export type DeskRow = z.infer<typeof deskRow>;

/**
 * A desk in one answer. Asked with `since`, the `moves` of an earlier answer, `entries` holds only the rows that were
 * written since then; the others are as they were.
 */
export const deskSchema = object({
  event: eventHead,
  role: z.enum(ROLES),
  revision,
  moves: count,
  since: count,
  entries: z.array(deskRow).readonly(),
  termsVersion: number,
});
export type Desk = z.infer<typeof deskSchema>;

const message = object({
  number,
  /** the version it is about */
  version: number,
  from: z.enum(['organiser', 'player']),
  kind: z.enum(['note', 'question', 'answer', 'return', 'accept']),
  text: z.string(),
  /** name of the organiser; of the player to organisers */
  who: z.string(),
  at: time,
});
export type EntryMessage = z.infer<typeof message>;

const entryShape = {
  number,
  name: z.string(),
  state,
  locked: z.boolean(),
  revision,
  currentVersion: number,
  acceptedVersion: number.nullable(),
  acceptedAt: time.nullable(),
  /** all that were sent, newest first */
  versions: z.array(versionHead).readonly(),
  /** the one that is shown: asked for, else the last */
  shown: versionSchema,
  messages: z.array(message).readonly(),
};

/** One entry as an organiser opens it. */
export const entrySchema = object({
  ...entryShape,
  contact: z.string(),
  /** it belongs to an account */
  account: z.boolean(),
  /** by today's rules and data, beside what is stored; null where the list does not read any more */
  today: todaySchema.nullable(),
});
export type EntryDetail = z.infer<typeof entrySchema>;

/** One entry as its player opens it, by the private link or by account. */
export const receiptSchema = object({
  event: eventHead,
  /** the event was deleted; the receipt stays */
  eventGone: z.boolean(),
  ...entryShape,
  contact: z.string(),
  /** null while a list can be replaced, else why not */
  closed: z.string().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The verdict on a list under the terms, before it is sent. Nothing is stored. */
export const checkListAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    file: listFile,
    list: listHead,
    verdict: verdictSchema,
    report: reportSchema,
    /** it differs from what was sent before; true where nothing was */
    changed: z.boolean(),
  }),
  notFound,
  invalid,
  tooLarge,
]);
export type CheckListAnswer = z.infer<typeof checkListAnswerSchema>;

/** Why no list is taken now, in words. */
const closed = refusal('closed', {
  message: z.string(),
  why: z.enum(['soon', 'late', 'full', 'locked', 'withdrawn', 'versions']),
});

/** `token`: opens the receipt; told again only to the same `key`. */
export const enterAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    number,
    version: number,
    code: z.string(),
    hash: z.string(),
    token: z.string(),
    sentAt: time,
    late: z.boolean(),
    verdict: verdictSchema,
  }),
  closed,
  notFound,
  invalid,
  tooLarge,
]);
export type EnterAnswer = z.infer<typeof enterAnswerSchema>;

export const replaceAnswerSchema = z.union([
  object({ ok: z.literal(true), receipt: receiptSchema }),
  closed,
  notFound,
  invalid,
  tooLarge,
]);
export type ReplaceAnswer = z.infer<typeof replaceAnswerSchema>;

/** Answers and withdrawals of a player. */
export const receiptAnswerSchema = z.union([
  object({ ok: z.literal(true), receipt: receiptSchema }),
  refusal('stale', { current: receiptSchema }),
  closed,
  notFound,
  invalid,
]);
export type ReceiptAnswer = z.infer<typeof receiptAnswerSchema>;

/** `findings`: the list has errors that nobody has overruled; `withErrors` accepts it all the same. */
export const actAnswerSchema = z.union([
  object({ ok: z.literal(true), entry: entrySchema }),
  refusal('stale', {
    current: entrySchema,
    /** who was quicker, and what they did */
    last: object({ who: z.string(), action: z.string(), at: time }).nullable(),
  }),
  refusal('findings', { message: z.string(), errors: count }),
  notFound,
  invalid,
]);
export type ActAnswer = z.infer<typeof actAnswerSchema>;

/** Every entry that was asked for stands in one of the two lists. */
export const acceptSeveralAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    accepted: z.array(number).readonly(),
    left: z
      .array(object({ number, why: z.enum(['stale', 'errors', 'state', 'gone']), message: z.string() }))
      .readonly(),
  }),
  notFound,
  invalid,
]);
export type AcceptSeveralAnswer = z.infer<typeof acceptSeveralAnswerSchema>;

/** What became of each file, in order. */
export const bulkAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    files: z
      .array(
        z.union([
          object({
            file: z.string(),
            ok: z.literal(true),
            number,
            name: z.string(),
            list: z.string(),
            code: z.string(),
            standing,
            errors: count,
            warnings: count,
          }),
          object({ file: z.string(), ok: z.literal(false), message: z.string() }),
        ]),
      )
      .readonly(),
  }),
  notFound,
  invalid,
]);
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

const side = object({ number, name: z.string(), version: number, code: z.string(), list: z.string() });

/** What differs between two lists of an event, line by line. */
export const differenceSchema = object({
  before: side,
  after: side,
  system: z.string(),
  diff: z.custom<ArmyDiff>(isObject),
});
export type Difference = z.infer<typeof differenceSchema>;

const codeOf = {
  /** as it is printed */
  code: z.string(),
  event: object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    publicAt: time.nullable(),
    listed: z.boolean(),
  }),
};

/** What a code on a sheet stands for, as far as whoever asks may know. */
export const verifySchema = z.union([
  object({ state: z.literal('unknown'), code: z.string() }),
  /** nothing else is told: not whose it is, not the army, not its hash */
  object({ state: z.literal('hidden'), ...codeOf, accepted: z.boolean() }),
  object({
    state: z.literal('shown'),
    ...codeOf,
    /** why it may be read */
    as: z.enum(['public', 'organiser', 'player']),
    number,
    name: z.string(),
    system: z.string(),
    /** what this sheet is: the one that counts, another one, or of an entry of which none is accepted yet */
    which: z.enum(['accepted', 'other', 'undecided', 'withdrawn']),
    version: versionSchema,
    currentVersion: number,
    /** null where none is accepted, or none may be read */
    accepted: object({ version: number, code: z.string(), hash: z.string(), at: time }).nullable(),
    /** from this one to the accepted one; null where they are one */
    change: z.custom<ArmyDiff>(isObject).nullable(),
    /** null where the list does not read any more */
    today: todaySchema.nullable(),
  }),
]);
export type Verified = z.infer<typeof verifySchema>;

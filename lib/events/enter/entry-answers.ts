import { z } from 'zod';
import {
  invalid,
  notClear,
  notFound,
  object,
  refusal,
  revision,
  time,
  tooLarge,
} from '../../api/schema-parts';
import { eventHead } from '../answers';
import { responseTextFields } from '../entry-text-fields';
import {
  listFile,
  listHead,
  number,
  reportSchema,
  todaySchema,
  verdictSchema,
  versionHead,
  versionSchema,
} from '../judge/verdict-answers';
import { STATES } from '../limits';

export const state = z.enum(STATES);
export type EntryState = z.infer<typeof state>;

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
  ...responseTextFields,
  state,
  locked: z.boolean(),
  revision,
  currentVersion: number,
  acceptedVersion: number.nullable(),
  acceptedAt: time.nullable(),
  /** the terms it was accepted under, where it was judged by others since; else null */
  acceptedUnder: number.nullable(),
  /** all that were sent, newest first */
  versions: z.array(versionHead).readonly(),
  /** the one that is shown: asked for, else the last */
  shown: versionSchema,
  messages: z.array(message).readonly(),
};

/** One entry as an organiser opens it. */
export const entrySchema = object({
  ...entryShape,
  /** it belongs to an account */
  account: z.boolean(),
  /** by today's rules and data, beside what is stored; null where the list can no longer be read */
  today: todaySchema.nullable(),
});
export type EntryDetail = z.infer<typeof entrySchema>;

/** One entry as its player opens it, by the private link or by account. */
export const receiptSchema = object({
  event: eventHead,
  /** the event was deleted; the receipt stays */
  eventGone: z.boolean(),
  ...entryShape,
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
  notClear,
  tooLarge,
]);
export type CheckListAnswer = z.infer<typeof checkListAnswerSchema>;

/** Why no list is taken now, in words. */
const closed = refusal('closed', {
  message: z.string(),
  why: z.enum(['soon', 'late', 'full', 'locked', 'withdrawn', 'versions']),
});

/** `token`: opens the receipt; sent again only to the same `key`. */
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
  notClear,
  tooLarge,
]);
export type EnterAnswer = z.infer<typeof enterAnswerSchema>;

export const replaceAnswerSchema = z.union([
  object({ ok: z.literal(true), receipt: receiptSchema }),
  closed,
  notFound,
  invalid,
  notClear,
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

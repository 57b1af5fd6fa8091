import { z } from 'zod';
import type { Wire } from '../api/endpoint';
import { backAnswerSchema, doneAnswerSchema } from '../armies/answers';
import {
  createEventAnswerSchema,
  deleteEventAnswerSchema,
  eventPageSchema,
  myEventsSchema,
  saveEventAnswerSchema,
  saveTermsAnswerSchema,
  tryTermsAnswerSchema,
} from './answers';
import { archiveSchema } from './archive/archive-format';
import {
  actAnswerSchema,
  actOnSeveralAnswerSchema,
  bulkAnswerSchema,
  changeExpectedAnswerSchema,
  deskSchema,
  differenceSchema,
  expectedPlayersSchema,
} from './desk/desk-answers';
import type { EVENT_CARDS } from './endpoints';
import {
  checkListAnswerSchema,
  enterAnswerSchema,
  entrySchema,
  receiptAnswerSchema,
  receiptSchema,
  replaceAnswerSchema,
} from './enter/entry-answers';
import { archiveAnswerSchema, verifySchema } from './enter/verify-answers';
import {
  createPackAnswerSchema,
  packListSchema,
  packRecordSchema,
  savePackAnswerSchema,
} from './packs/pack-answers';
import {
  auditSchema,
  invitationAnswerSchema,
  linkAnswerSchema,
  peopleAnswerSchema,
  peopleSchema,
} from './people/people-answers';
import {
  actOnSeveralSchema,
  actSchema,
  answerSchema,
  bulkSchema,
  changeExpectedSchema,
  checkListSchema,
  createEventSchema,
  createPackSchema,
  enterSchema,
  invitationSchema,
  linkSchema,
  replaceSchema,
  roleSchema,
  saveEventSchema,
  savePackSchema,
  saveTermsSchema,
  tryTermsSchema,
  withdrawSchema,
} from './schema';

/** A whole number above 0 in an address, or null. */
export const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** The same behind the question mark, where a client may say it as a number; what is none asks for nothing. */
const askedNumber = z
  .union([z.string(), z.int()])
  .optional()
  .transform((asked) => numberIn(asked?.toString()));

/** Shows that version of a list, else the last. */
const version = z.object({ version: askedNumber });

/** Two lists of an event: versions of one entry, or with `other` the last of another entry against this one. */
const differenceQuestion = z.object({ from: askedNumber, to: askedNumber, other: askedNumber });
export type DifferenceQuestion = z.input<typeof differenceQuestion>;

/** All that is stored of an event. */
const eventFile = z.looseObject({ 'muster-event': z.literal(1), entries: z.array(z.unknown()) });

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const EVENT_WIRE = {
  'GET /api/enter/[token]': { answer: eventPageSchema },
  'POST /api/enter/[token]': { request: enterSchema, answer: enterAnswerSchema },
  'POST /api/enter/[token]/check': { request: checkListSchema, answer: checkListAnswerSchema },
  'GET /api/events': { answer: myEventsSchema },
  'POST /api/events': { request: createEventSchema, answer: createEventAnswerSchema },
  'GET /api/events/[id]': { answer: eventPageSchema },
  'PUT /api/events/[id]': { request: saveEventSchema, answer: saveEventAnswerSchema },
  'DELETE /api/events/[id]': { answer: deleteEventAnswerSchema },
  'POST /api/events/[id]/restore': { answer: backAnswerSchema },
  'POST /api/events/[id]/acts': { request: actOnSeveralSchema, answer: actOnSeveralAnswerSchema },
  'GET /api/events/[id]/archive.json': { answer: archiveSchema },
  'GET /api/events/[id]/audit': { question: z.object({ before: askedNumber }), answer: auditSchema },
  'GET /api/events/[id]/desk': { question: z.object({ since: askedNumber }), answer: deskSchema },
  'GET /api/events/[id]/entries/[number]': { question: version, answer: entrySchema },
  'POST /api/events/[id]/entries/[number]': { request: actSchema, answer: actAnswerSchema },
  'GET /api/events/[id]/entries/[number]/difference': {
    question: differenceQuestion,
    answer: differenceSchema,
  },
  'GET /api/events/[id]/event.csv': { answer: z.never() },
  'GET /api/events/[id]/event.json': { answer: eventFile },
  'GET /api/events/[id]/expected': { answer: expectedPlayersSchema },
  'PUT /api/events/[id]/expected': { request: changeExpectedSchema, answer: changeExpectedAnswerSchema },
  'POST /api/events/[id]/import': { request: bulkSchema, answer: bulkAnswerSchema },
  'POST /api/events/[id]/links': { request: linkSchema, answer: linkAnswerSchema },
  'DELETE /api/events/[id]/links/[link]': { answer: doneAnswerSchema },
  'GET /api/events/[id]/people': { answer: peopleSchema },
  'PUT /api/events/[id]/people/[person]': { request: roleSchema, answer: peopleAnswerSchema },
  'DELETE /api/events/[id]/people/[person]': { answer: peopleAnswerSchema },
  'PUT /api/events/[id]/terms': { request: saveTermsSchema, answer: saveTermsAnswerSchema },
  'POST /api/events/[id]/terms/try': { request: tryTermsSchema, answer: tryTermsAnswerSchema },
  'POST /api/events/archive': { request: archiveSchema, answer: archiveAnswerSchema },
  'POST /api/events/invitation': { request: invitationSchema, answer: invitationAnswerSchema },
  'GET /api/receipts/[receipt]': { question: version, answer: receiptSchema },
  'PUT /api/receipts/[receipt]': { request: replaceSchema, answer: replaceAnswerSchema },
  'POST /api/receipts/[receipt]/answer': { request: answerSchema, answer: receiptAnswerSchema },
  'POST /api/receipts/[receipt]/check': { request: checkListSchema, answer: checkListAnswerSchema },
  'POST /api/receipts/[receipt]/withdraw': { request: withdrawSchema, answer: receiptAnswerSchema },
  'GET /api/verify/[code]': {
    question: z.object({ receipt: z.string().nullable().default(null) }),
    answer: verifySchema,
  },
  'GET /api/packs': { answer: packListSchema },
  'POST /api/packs': { request: createPackSchema, answer: createPackAnswerSchema },
  'GET /api/packs/[id]': { answer: packRecordSchema },
  'PUT /api/packs/[id]': { request: savePackSchema, answer: savePackAnswerSchema },
  'DELETE /api/packs/[id]': { answer: doneAnswerSchema },
  'POST /api/packs/[id]/restore': { answer: backAnswerSchema },
} as const satisfies Wire<typeof EVENT_CARDS>;

import { z } from 'zod';
import type { Contract } from '../api/endpoint';
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
import type { EVENT_ENDPOINTS } from './endpoints';
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

/** The same in a query, where a client may send a number; any other text counts as absent. */
const numberInQuery = z
  .union([z.string(), z.int()])
  .optional()
  .transform((text) => numberIn(text?.toString()));

/** Shows that version of a list, else the last. */
const version = z.object({ version: numberInQuery });

/** Two lists of an event: versions of one entry, or with `other` the last of another entry against this one. */
const differenceQuestion = z.object({ from: numberInQuery, to: numberInQuery, other: numberInQuery });
export type DifferenceQuestion = z.input<typeof differenceQuestion>;

/** All that is stored of an event. */
const eventFile = z.looseObject({ 'muster-event': z.literal(1), entries: z.array(z.unknown()) });

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const EVENT_CONTRACT = {
  'GET /api/enter/[token]': { response: eventPageSchema },
  'POST /api/enter/[token]': { request: enterSchema, response: enterAnswerSchema },
  'POST /api/enter/[token]/check': { request: checkListSchema, response: checkListAnswerSchema },
  'GET /api/events': { response: myEventsSchema },
  'POST /api/events': { request: createEventSchema, response: createEventAnswerSchema },
  'GET /api/events/[id]': { response: eventPageSchema },
  'PUT /api/events/[id]': { request: saveEventSchema, response: saveEventAnswerSchema },
  'DELETE /api/events/[id]': { response: deleteEventAnswerSchema },
  'POST /api/events/[id]/restore': { response: backAnswerSchema },
  'POST /api/events/[id]/acts': { request: actOnSeveralSchema, response: actOnSeveralAnswerSchema },
  'GET /api/events/[id]/archive.json': { response: archiveSchema },
  'GET /api/events/[id]/audit': { query: z.object({ before: numberInQuery }), response: auditSchema },
  'GET /api/events/[id]/desk': { query: z.object({ since: numberInQuery }), response: deskSchema },
  'GET /api/events/[id]/entries/[number]': { query: version, response: entrySchema },
  'POST /api/events/[id]/entries/[number]': { request: actSchema, response: actAnswerSchema },
  'GET /api/events/[id]/entries/[number]/difference': {
    query: differenceQuestion,
    response: differenceSchema,
  },
  'GET /api/events/[id]/event.csv': { response: z.never() },
  'GET /api/events/[id]/event.json': { response: eventFile },
  'GET /api/events/[id]/expected': { response: expectedPlayersSchema },
  'PUT /api/events/[id]/expected': { request: changeExpectedSchema, response: changeExpectedAnswerSchema },
  'POST /api/events/[id]/import': { request: bulkSchema, response: bulkAnswerSchema },
  'POST /api/events/[id]/links': { request: linkSchema, response: linkAnswerSchema },
  'DELETE /api/events/[id]/links/[link]': { response: doneAnswerSchema },
  'GET /api/events/[id]/people': { response: peopleSchema },
  'PUT /api/events/[id]/people/[person]': { request: roleSchema, response: peopleAnswerSchema },
  'DELETE /api/events/[id]/people/[person]': { response: peopleAnswerSchema },
  'PUT /api/events/[id]/terms': { request: saveTermsSchema, response: saveTermsAnswerSchema },
  'POST /api/events/[id]/terms/try': { request: tryTermsSchema, response: tryTermsAnswerSchema },
  'POST /api/events/archive': { request: archiveSchema, response: archiveAnswerSchema },
  'POST /api/events/invitation': { request: invitationSchema, response: invitationAnswerSchema },
  'GET /api/receipts/[receipt]': { query: version, response: receiptSchema },
  'PUT /api/receipts/[receipt]': { request: replaceSchema, response: replaceAnswerSchema },
  'POST /api/receipts/[receipt]/answer': { request: answerSchema, response: receiptAnswerSchema },
  'POST /api/receipts/[receipt]/check': { request: checkListSchema, response: checkListAnswerSchema },
  'POST /api/receipts/[receipt]/withdraw': { request: withdrawSchema, response: receiptAnswerSchema },
  'GET /api/verify/[code]': {
    query: z.object({ receipt: z.string().nullable().default(null) }),
    response: verifySchema,
  },
  'GET /api/packs': { response: packListSchema },
  'POST /api/packs': { request: createPackSchema, response: createPackAnswerSchema },
  'GET /api/packs/[id]': { response: packRecordSchema },
  'PUT /api/packs/[id]': { request: savePackSchema, response: savePackAnswerSchema },
  'DELETE /api/packs/[id]': { response: doneAnswerSchema },
  'POST /api/packs/[id]/restore': { response: backAnswerSchema },
} as const satisfies Contract<typeof EVENT_ENDPOINTS>;

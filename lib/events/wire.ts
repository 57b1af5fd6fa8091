import { z } from 'zod';
import type { Wire } from '../api/endpoint';
import { askedNumber } from '../api/number-in';
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
import { archiveAnswerSchema } from './archive/archive-answer';
import { archiveSchema } from './archive/archive-format';
import {
  actAnswerSchema,
  actOnSeveralAnswerSchema,
  bulkAnswerSchema,
  deskSchema,
  differenceSchema,
} from './desk/desk-answers';
import { changeExpectedAnswerSchema, expectedPlayersSchema } from './desk/expected-answers';
import type { EVENT_CARDS } from './endpoints';
import {
  checkListAnswerSchema,
  enterAnswerSchema,
  entrySchema,
  receiptAnswerSchema,
  receiptSchema,
  replaceAnswerSchema,
} from './enter/entry-answers';
import { verifySchema } from './enter/verify-answer';
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

/** Shows that version of a list, else the last. */
const version = z.object({ version: askedNumber });

/** All that is stored of an event. */
const eventFile = z.looseObject({ 'muster-event': z.literal(1), entries: z.array(z.unknown()) });

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const EVENT_WIRE = {
  'GET /api/enter/[token]': { answer: eventPageSchema },
  'POST /api/enter/[token]': { answer: enterAnswerSchema },
  'POST /api/enter/[token]/check': { answer: checkListAnswerSchema },
  'GET /api/events': { answer: myEventsSchema },
  'POST /api/events': { answer: createEventAnswerSchema },
  'GET /api/events/[id]': { answer: eventPageSchema },
  'PUT /api/events/[id]': { answer: saveEventAnswerSchema },
  'DELETE /api/events/[id]': { answer: deleteEventAnswerSchema },
  'POST /api/events/[id]/acts': { answer: actOnSeveralAnswerSchema },
  'GET /api/events/[id]/archive.json': { answer: archiveSchema },
  'GET /api/events/[id]/audit': { question: z.object({ before: askedNumber }), answer: auditSchema },
  'GET /api/events/[id]/desk': { question: z.object({ since: askedNumber }), answer: deskSchema },
  'GET /api/events/[id]/entries/[number]': { question: version, answer: entrySchema },
  'POST /api/events/[id]/entries/[number]': { answer: actAnswerSchema },
  'GET /api/events/[id]/entries/[number]/difference': {
    question: z.object({ from: askedNumber, to: askedNumber, other: askedNumber }),
    answer: differenceSchema,
  },
  'GET /api/events/[id]/event.csv': { answer: z.never() },
  'GET /api/events/[id]/event.json': { answer: eventFile },
  'GET /api/events/[id]/expected': { answer: expectedPlayersSchema },
  'PUT /api/events/[id]/expected': { answer: changeExpectedAnswerSchema },
  'POST /api/events/[id]/import': { answer: bulkAnswerSchema },
  'POST /api/events/[id]/links': { answer: linkAnswerSchema },
  'DELETE /api/events/[id]/links/[link]': { answer: doneAnswerSchema },
  'GET /api/events/[id]/people': { answer: peopleSchema },
  'PUT /api/events/[id]/people/[person]': { answer: peopleAnswerSchema },
  'DELETE /api/events/[id]/people/[person]': { answer: peopleAnswerSchema },
  'PUT /api/events/[id]/terms': { answer: saveTermsAnswerSchema },
  'POST /api/events/[id]/terms/try': { answer: tryTermsAnswerSchema },
  'POST /api/events/archive': { answer: archiveAnswerSchema },
  'POST /api/events/invitation': { answer: invitationAnswerSchema },
  'GET /api/receipts/[receipt]': { question: version, answer: receiptSchema },
  'PUT /api/receipts/[receipt]': { answer: replaceAnswerSchema },
  'POST /api/receipts/[receipt]/answer': { answer: receiptAnswerSchema },
  'POST /api/receipts/[receipt]/check': { answer: checkListAnswerSchema },
  'POST /api/receipts/[receipt]/withdraw': { answer: receiptAnswerSchema },
  'GET /api/verify/[code]': {
    question: z.object({ receipt: z.string().nullable().default(null) }),
    answer: verifySchema,
  },
  'GET /api/packs': { answer: packListSchema },
  'POST /api/packs': { answer: createPackAnswerSchema },
  'GET /api/packs/[id]': { answer: packRecordSchema },
  'PUT /api/packs/[id]': { answer: savePackAnswerSchema },
  'DELETE /api/packs/[id]': { answer: doneAnswerSchema },
  'POST /api/packs/[id]/restore': { answer: backAnswerSchema },
} as const satisfies Wire<typeof EVENT_CARDS>;

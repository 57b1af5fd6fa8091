import type { Wire } from '../api/endpoint';
import { backAnswerSchema, doneAnswerSchema } from '../armies/answers';
import type { HISTORY_CARDS } from './endpoints';
import {
  createBattleAnswerSchema,
  ownListSchema,
  ownRecordSchema,
  referenceSchema,
  reportAnswerSchema,
  saveBattleAnswerSchema,
  sharingAnswerSchema,
} from './own/answers';
import { createBattleSchema, reportSchema, saveBattleSchema, sharingSchema } from './own/requests';
import { regimentNameSchema, regimentQuerySchema, searchQuerySchema, searchResultSchema } from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const HISTORY_WIRE = {
  'GET /api/history/battles': { answer: ownListSchema },
  'POST /api/history/battles': { request: createBattleSchema, answer: createBattleAnswerSchema },
  'GET /api/history/battles/[id]': { answer: ownRecordSchema },
  'PUT /api/history/battles/[id]': { request: saveBattleSchema, answer: saveBattleAnswerSchema },
  'DELETE /api/history/battles/[id]': { answer: doneAnswerSchema },
  'POST /api/history/battles/[id]/report': { request: reportSchema, answer: reportAnswerSchema },
  'POST /api/history/battles/[id]/restore': { answer: backAnswerSchema },
  'PUT /api/history/battles/[id]/sharing': { request: sharingSchema, answer: sharingAnswerSchema },
  'GET /api/history/battles/reference': { answer: referenceSchema },
  'GET /api/history/regiments': { question: regimentQuerySchema, answer: regimentNameSchema.array() },
  'GET /api/history/search': { question: searchQuerySchema, answer: searchResultSchema.array() },
} as const satisfies Wire<typeof HISTORY_CARDS>;

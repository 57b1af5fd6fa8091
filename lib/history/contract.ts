import type { Contract } from '../api/endpoint';
import { backAnswerSchema, doneAnswerSchema } from '../armies/answers';
import type { HISTORY_ENDPOINTS } from './endpoints';
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
export const HISTORY_CONTRACT = {
  'GET /api/history/battles': { response: ownListSchema },
  'POST /api/history/battles': { request: createBattleSchema, response: createBattleAnswerSchema },
  'GET /api/history/battles/[id]': { response: ownRecordSchema },
  'PUT /api/history/battles/[id]': { request: saveBattleSchema, response: saveBattleAnswerSchema },
  'DELETE /api/history/battles/[id]': { response: doneAnswerSchema },
  'POST /api/history/battles/[id]/report': { request: reportSchema, response: reportAnswerSchema },
  'POST /api/history/battles/[id]/restore': { response: backAnswerSchema },
  'PUT /api/history/battles/[id]/sharing': { request: sharingSchema, response: sharingAnswerSchema },
  'GET /api/history/battles/reference': { response: referenceSchema },
  'GET /api/history/regiments': { query: regimentQuerySchema, response: regimentNameSchema.array() },
  'GET /api/history/search': { query: searchQuerySchema, response: searchResultSchema.array() },
} as const satisfies Contract<typeof HISTORY_ENDPOINTS>;

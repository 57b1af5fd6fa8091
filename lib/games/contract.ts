import type { Contract } from '../api/endpoint';
import type { GAME_ENDPOINTS } from './endpoints';
import {
  addAnswerSchema,
  addRequestSchema,
  codeAnswerSchema,
  codeRequestSchema,
  gameListSchema,
  joinAnswerSchema,
  joinRequestSchema,
  keptGameSchema,
  leaveAnswerSchema,
  newsSchema,
  openAnswerSchema,
  openRequestSchema,
  seatListAnswerSchema,
  seatListSchema,
  sinceSchema,
  spendCodeSchema,
  spentCodeSchema,
} from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const GAME_CONTRACT = {
  'GET /api/games': { response: gameListSchema },
  'POST /api/games': { request: openRequestSchema, response: openAnswerSchema },
  'DELETE /api/games/[id]': { response: leaveAnswerSchema },
  'GET /api/games/backup': { response: keptGameSchema.array() },
  'GET /api/games/[id]/facts': { query: sinceSchema, response: newsSchema },
  'POST /api/games/[id]/facts': { request: addRequestSchema, response: addAnswerSchema },
  'POST /api/games/[id]/code': { request: codeRequestSchema, response: codeAnswerSchema },
  'POST /api/game-codes': { request: spendCodeSchema, response: spentCodeSchema },
  'GET /api/games/[id]/seats': { response: seatListSchema },
  'DELETE /api/games/[id]/seats/[seat]': { response: seatListAnswerSchema },
  'POST /api/games/[id]/links': { response: seatListAnswerSchema },
  'POST /api/games/[id]/seat': { request: joinRequestSchema, response: joinAnswerSchema },
} as const satisfies Contract<typeof GAME_ENDPOINTS>;

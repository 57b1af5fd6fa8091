import type { Wire } from '../api/endpoint';
import type { GAME_CARDS } from './endpoints';
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
export const GAME_WIRE = {
  'GET /api/games': { answer: gameListSchema },
  'POST /api/games': { request: openRequestSchema, answer: openAnswerSchema },
  'DELETE /api/games/[id]': { answer: leaveAnswerSchema },
  'GET /api/games/backup': { answer: keptGameSchema.array() },
  'GET /api/games/[id]/facts': { question: sinceSchema, answer: newsSchema },
  'POST /api/games/[id]/facts': { request: addRequestSchema, answer: addAnswerSchema },
  'POST /api/games/[id]/code': { request: codeRequestSchema, answer: codeAnswerSchema },
  'POST /api/game-codes': { request: spendCodeSchema, answer: spentCodeSchema },
  'GET /api/games/[id]/seats': { answer: seatListSchema },
  'DELETE /api/games/[id]/seats/[seat]': { answer: seatListAnswerSchema },
  'POST /api/games/[id]/links': { answer: seatListAnswerSchema },
  'POST /api/games/[id]/seat': { request: joinRequestSchema, answer: joinAnswerSchema },
} as const satisfies Wire<typeof GAME_CARDS>;

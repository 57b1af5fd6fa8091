import { z } from 'zod';
import type { Contract } from '../api/endpoint';
import { checkAnswerSchema } from '../rules/check-answer';
import {
  armyFileSchema,
  armyPageSchema,
  armyRecordSchema,
  backAnswerSchema,
  copyAnswerSchema,
  createAnswerSchema,
  doneAnswerSchema,
  fillAnswerSchema,
  importAnswerSchema,
  keepAnswerSchema,
  printAnswerSchema,
  restoreAnswerSchema,
  saveAnswerSchema,
  sentFileSchema,
  shareAnswerSchema,
  versionRowSchema,
} from './answers';
import type { ARMY_ENDPOINTS } from './endpoints';
import {
  checkQuestionSchema,
  checkRequestSchema,
  importRequestSchema,
  keepRequestSchema,
  listQuestionSchema,
  paperSchema,
  plateSchema,
  printRequestSchema,
  saveRequestSchema,
} from './schema';

/** A JSON Schema or an OpenAPI document, held by their own validators. */
const schema = z.looseObject({});

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const ARMY_CONTRACT = {
  'GET /api/armies': { query: listQuestionSchema, response: armyPageSchema },
  'POST /api/armies': { request: sentFileSchema, response: createAnswerSchema },
  'GET /api/armies/[id]': { response: armyRecordSchema },
  'PUT /api/armies/[id]': { request: saveRequestSchema, response: saveAnswerSchema },
  'DELETE /api/armies/[id]': { response: doneAnswerSchema },
  'POST /api/armies/[id]/duplicate': { response: copyAnswerSchema },
  'GET /api/armies/[id]/file': { response: armyFileSchema },
  'GET /api/armies/[id]/plate': { response: plateSchema },
  'PUT /api/armies/[id]/plate': { request: plateSchema, response: doneAnswerSchema },
  'POST /api/armies/[id]/print': { request: printRequestSchema, response: printAnswerSchema },
  'POST /api/armies/[id]/restore': { response: backAnswerSchema },
  'POST /api/armies/[id]/share': { response: shareAnswerSchema },
  'DELETE /api/armies/[id]/share': { response: doneAnswerSchema },
  'GET /api/armies/[id]/versions': { response: versionRowSchema.array() },
  'GET /api/armies/[id]/versions/[revision]': { response: armyRecordSchema },
  'PUT /api/armies/[id]/versions/[revision]': { request: keepRequestSchema, response: keepAnswerSchema },
  'POST /api/armies/[id]/versions/[revision]/restore': { response: restoreAnswerSchema },
  'GET /api/armies/backup': { response: armyFileSchema.array() },
  'POST /api/armies/fill': { request: sentFileSchema, response: fillAnswerSchema },
  'POST /api/armies/import': { request: importRequestSchema, response: importAnswerSchema.array() },
  'POST /api/paper': { request: paperSchema, response: null },
  'GET /api/ready-made/[id]': { response: armyFileSchema },
  'POST /api/v1/check': {
    query: checkQuestionSchema,
    request: checkRequestSchema,
    response: checkAnswerSchema.array(),
  },
  'GET /api/v1/openapi.json': { response: schema },
  'GET /api/v1/schema/[file]': { response: schema },
} as const satisfies Contract<typeof ARMY_ENDPOINTS>;

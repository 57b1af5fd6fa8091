import { z } from 'zod';
import type { Wire } from '../api/endpoint';
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
import type { ARMY_CARDS } from './endpoints';
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
export const ARMY_WIRE = {
  'GET /api/armies': { question: listQuestionSchema, answer: armyPageSchema },
  'POST /api/armies': { request: sentFileSchema, answer: createAnswerSchema },
  'GET /api/armies/[id]': { answer: armyRecordSchema },
  'PUT /api/armies/[id]': { request: saveRequestSchema, answer: saveAnswerSchema },
  'DELETE /api/armies/[id]': { answer: doneAnswerSchema },
  'POST /api/armies/[id]/duplicate': { answer: copyAnswerSchema },
  'GET /api/armies/[id]/file': { answer: armyFileSchema },
  'GET /api/armies/[id]/plate': { answer: plateSchema },
  'PUT /api/armies/[id]/plate': { request: plateSchema, answer: doneAnswerSchema },
  'POST /api/armies/[id]/print': { request: printRequestSchema, answer: printAnswerSchema },
  'POST /api/armies/[id]/restore': { answer: backAnswerSchema },
  'POST /api/armies/[id]/share': { answer: shareAnswerSchema },
  'DELETE /api/armies/[id]/share': { answer: doneAnswerSchema },
  'GET /api/armies/[id]/versions': { answer: versionRowSchema.array() },
  'GET /api/armies/[id]/versions/[revision]': { answer: armyRecordSchema },
  'PUT /api/armies/[id]/versions/[revision]': { request: keepRequestSchema, answer: keepAnswerSchema },
  'POST /api/armies/[id]/versions/[revision]/restore': { answer: restoreAnswerSchema },
  'GET /api/armies/backup': { answer: armyFileSchema.array() },
  'POST /api/armies/fill': { request: sentFileSchema, answer: fillAnswerSchema },
  'POST /api/armies/import': { request: importRequestSchema, answer: importAnswerSchema.array() },
  'POST /api/paper': { request: paperSchema, answer: null },
  'GET /api/ready-made/[id]': { answer: armyFileSchema },
  'POST /api/v1/check': {
    question: checkQuestionSchema,
    request: checkRequestSchema,
    answer: checkAnswerSchema.array(),
  },
  'GET /api/v1/openapi.json': { answer: schema },
  'GET /api/v1/schema/[file]': { answer: schema },
} as const satisfies Wire<typeof ARMY_CARDS>;

import type { Wire } from '../api/endpoint';
import { doneAnswerSchema } from '../armies/answers';
import type { DEVICE_CARDS } from './endpoints';
import { deviceLinkAnswerSchema, devicePageSchema, endAnswerSchema, redeemRequestSchema } from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const DEVICE_WIRE = {
  'POST /api/device': { answer: deviceLinkAnswerSchema },
  'POST /api/device/redeem': { request: redeemRequestSchema, answer: doneAnswerSchema },
  'GET /api/devices': { answer: devicePageSchema },
  'DELETE /api/devices/[id]': { answer: endAnswerSchema },
} as const satisfies Wire<typeof DEVICE_CARDS>;

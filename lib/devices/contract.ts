import type { Contract } from '../api/endpoint';
import { doneAnswerSchema } from '../armies/answers';
import type { DEVICE_ENDPOINTS } from './endpoints';
import { deviceLinkAnswerSchema, devicePageSchema, endAnswerSchema, redeemRequestSchema } from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const DEVICE_CONTRACT = {
  'POST /api/device': { response: deviceLinkAnswerSchema },
  'POST /api/device/redeem': { request: redeemRequestSchema, response: doneAnswerSchema },
  'GET /api/devices': { response: devicePageSchema },
  'DELETE /api/devices/[id]': { response: endAnswerSchema },
} as const satisfies Contract<typeof DEVICE_ENDPOINTS>;

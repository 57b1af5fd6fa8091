import type { Wire } from '../api/endpoint';
import { deviceLinkSchema, doneAnswerSchema } from '../armies/answers';
import { deviceRequestSchema } from '../armies/schema';
import type { DEVICE_CARDS } from './endpoints';
import { endAnswerSchema, themeSchema } from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const DEVICE_WIRE = {
  'POST /api/device': { answer: deviceLinkSchema },
  'POST /api/device/redeem': { request: deviceRequestSchema, answer: doneAnswerSchema },
  'DELETE /api/devices/[id]': { answer: endAnswerSchema },
  'POST /api/theme': { request: themeSchema, answer: null },
} as const satisfies Wire<typeof DEVICE_CARDS>;

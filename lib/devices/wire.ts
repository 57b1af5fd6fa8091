import type { Wire } from '../api/endpoint';
import { deviceLinkSchema, doneAnswerSchema } from '../armies/answers';
import type { DEVICE_CARDS } from './endpoints';
import { endAnswerSchema } from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const DEVICE_WIRE = {
  'POST /api/device': { answer: deviceLinkSchema },
  'POST /api/device/redeem': { answer: doneAnswerSchema },
  'DELETE /api/devices/[id]': { answer: endAnswerSchema },
  'POST /api/theme': { answer: null },
} as const satisfies Wire<typeof DEVICE_CARDS>;

import { z } from 'zod';
import type { Contract } from '../api/endpoint';
import type { STREAM_ENDPOINTS } from './endpoints';

/** What the endpoint of `endpoints.ts` is asked. A stream of events has no schema as a whole. */
export const STREAM_CONTRACT = {
  'GET /api/stream': { query: z.object({ topics: z.string() }), response: null },
} as const satisfies Contract<typeof STREAM_ENDPOINTS>;

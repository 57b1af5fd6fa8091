import type { EndpointPolicies } from '../api/endpoint';

/** The stream of changes, which the server answers before the framework (server/middlewares/change-stream.ts). */
export const STREAM_ENDPOINTS = {
  'GET /api/stream': { kind: 'stream', who: 'anyone', body: 0 },
} as const satisfies EndpointPolicies;

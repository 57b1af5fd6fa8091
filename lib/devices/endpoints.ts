import type { EndpointPolicies } from '../api/endpoint';

/** The endpoints of devices of one person. Their schemas are in `contract.ts`. */
export const DEVICE_ENDPOINTS = {
  'GET /api/devices': { kind: 'read', who: 'anyone', body: 0 },
  'DELETE /api/devices/[id]': { kind: 'device', who: 'device', body: 0, of: 'device' },
  'POST /api/device': { kind: 'device', who: 'anyone', body: 0, done: 201 },
  'POST /api/device/redeem': { kind: 'device', who: 'device link', body: 1_000, of: 'device link' },
} as const satisfies EndpointPolicies;

import type { Cards } from '../api/endpoint';

/** The endpoints of devices of one person. What each is sent and answers stands in `wire.ts`. */
export const DEVICE_CARDS = {
  'DELETE /api/devices/[id]': { kind: 'device', who: 'device', body: 0 },
  'POST /api/device': { kind: 'device', who: 'anyone', body: 0 },
  'POST /api/device/redeem': { kind: 'device', who: 'device link', body: 1_000 },
  'POST /api/theme': { kind: 'read', who: 'anyone', body: 1_000 },
} as const satisfies Cards;

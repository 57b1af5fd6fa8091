import type { EndpointPolicies } from '../api/endpoint';

/** The endpoints of accounts. Their schemas are in `contract.ts`. */
export const ACCOUNT_ENDPOINTS = {
  'GET /api/account': { kind: 'read', who: 'anyone', body: 0 },
  'POST /api/account': { kind: 'sign', who: 'newcomer', body: 2_000, of: 'account', done: 201 },
  'POST /api/account/codes': { kind: 'sign', who: 'account', body: 2_000, of: 'account', done: 201 },
  'POST /api/account/deletion': { kind: 'sign', who: 'account', body: 2_000, of: 'account' },
  'POST /api/account/passkeys': { kind: 'sign', who: 'account', body: 20_000, of: 'account', done: 201 },
  'POST /api/account/passkeys/options': { kind: 'sign', who: 'account', body: 2_000, of: 'account' },
  'DELETE /api/account/passkeys/[id]': { kind: 'sign', who: 'account', body: 0, of: 'account' },
  'PUT /api/account/password': { kind: 'sign', who: 'account', body: 2_000, of: 'account' },
  'POST /api/account/recover': { kind: 'sign', who: 'credentials', body: 2_000, of: 'account' },
  'POST /api/account/session': { kind: 'sign', who: 'credentials', body: 2_000, of: 'account' },
  'DELETE /api/account/session': { kind: 'sign', who: 'account', body: 0, of: 'account' },
  'POST /api/account/session/passkey': { kind: 'sign', who: 'credentials', body: 20_000, of: 'account' },
  'POST /api/account/session/passkey/options': { kind: 'sign', who: 'credentials', body: 0, of: 'account' },
} as const satisfies EndpointPolicies;

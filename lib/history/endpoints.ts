import type { EndpointPolicies } from '../api/endpoint';
import { MAX_BATTLE_BODY, MAX_BATTLE_VALUES } from './own/bounds';

/** The endpoints of orders of battle and the history. Their schemas are in `contract.ts`. */
export const HISTORY_ENDPOINTS = {
  'GET /api/history/battles': { kind: 'read', who: 'anyone', body: 0 },
  'POST /api/history/battles': {
    kind: 'import',
    who: 'anyone',
    body: MAX_BATTLE_BODY,
    values: MAX_BATTLE_VALUES,
    reads: 'aside',
    of: 'battle',
    done: 201,
  },
  'GET /api/history/battles/[id]': { kind: 'read', who: 'owner', body: 0, of: 'battle' },
  'PUT /api/history/battles/[id]': {
    kind: 'document',
    who: 'owner',
    body: MAX_BATTLE_BODY,
    values: MAX_BATTLE_VALUES,
    reads: 'aside',
    of: 'battle',
  },
  'DELETE /api/history/battles/[id]': { kind: 'create', who: 'owner', body: 0, of: 'battle' },
  'POST /api/history/battles/[id]/report': {
    kind: 'report',
    who: 'anyone',
    body: 5_000,
    reads: 'form',
    of: 'battle',
  },
  'POST /api/history/battles/[id]/restore': { kind: 'create', who: 'owner', body: 0, of: 'battle' },
  'PUT /api/history/battles/[id]/sharing': { kind: 'share', who: 'owner', body: 1_000, of: 'battle' },
  'GET /api/history/battles/reference': { kind: 'read', who: 'anyone', body: 0 },
  'GET /api/history/regiments': { kind: 'read', who: 'anyone', body: 0 },
  'GET /api/history/search': { kind: 'read', who: 'anyone', body: 0 },
} as const satisfies EndpointPolicies;

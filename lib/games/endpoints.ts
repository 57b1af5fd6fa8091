import type { EndpointPolicies } from '../api/endpoint';
import { MAX_OPEN_BODY, MAX_SENT_BODY } from './limits';

/** The endpoints of games at the table. Their schemas are in `contract.ts`. */
export const GAME_ENDPOINTS = {
  'GET /api/games': { kind: 'read', who: 'anyone', body: 0 },
  'POST /api/games': { kind: 'create', who: 'anyone', body: MAX_OPEN_BODY, of: 'army', done: 201 },
  'DELETE /api/games/[id]': { kind: 'create', who: 'player', body: 0, of: 'game' },
  'GET /api/games/backup': { kind: 'import', who: 'anyone', body: 0 },
  'GET /api/games/[id]/facts': { kind: 'read', who: 'player', body: 0, of: 'game' },
  'POST /api/games/[id]/facts': { kind: 'save', who: 'player', body: MAX_SENT_BODY, of: 'game' },
  'POST /api/games/[id]/code': { kind: 'device', who: 'player', body: MAX_OPEN_BODY, of: 'game', done: 201 },
  'POST /api/game-codes': { kind: 'code', who: 'game code', body: MAX_OPEN_BODY, of: 'game code' },
  'GET /api/games/[id]/seats': { kind: 'read', who: 'player', body: 0, of: 'game' },
  'DELETE /api/games/[id]/seats/[seat]': { kind: 'device', who: 'umpire', body: 0, of: 'game' },
  'POST /api/games/[id]/links': { kind: 'device', who: 'umpire', body: 0, of: 'game', done: 201 },
  'POST /api/games/[id]/seat': { kind: 'device', who: 'game link', body: MAX_OPEN_BODY, of: 'game link' },
} as const satisfies EndpointPolicies;

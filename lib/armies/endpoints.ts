import type { Cards } from '../api/endpoint';
import { MAX_FILES, MAX_FILES_BODY, MAX_PLATE_BODY, MAX_SAVE_BODY, MAX_SAVE_VALUES } from './limits';

/** The endpoints of armies, and what is asked of army files. What each is sent and answers stands in `wire.ts`. */
export const ARMY_CARDS = {
  'GET /api/armies': { kind: 'read', who: 'anyone', body: 0 },
  'POST /api/armies': {
    kind: 'create',
    who: 'anyone',
    body: MAX_SAVE_BODY,
    values: MAX_SAVE_VALUES,
    done: 201,
  },
  'GET /api/armies/[id]': { kind: 'read', who: 'owner', body: 0, of: 'army' },
  'PUT /api/armies/[id]': {
    kind: 'save',
    who: 'owner',
    body: MAX_SAVE_BODY,
    values: MAX_SAVE_VALUES,
    of: 'army',
  },
  'DELETE /api/armies/[id]': { kind: 'create', who: 'owner', body: 0, of: 'army' },
  'POST /api/armies/[id]/duplicate': { kind: 'create', who: 'owner', body: 0, of: 'army', done: 201 },
  'GET /api/armies/[id]/file': { kind: 'read', who: 'owner', body: 0, of: 'army' },
  'GET /api/armies/[id]/plate': { kind: 'read', who: 'owner', body: 0, of: 'army' },
  'PUT /api/armies/[id]/plate': { kind: 'save', who: 'owner', body: MAX_PLATE_BODY, of: 'army' },
  'POST /api/armies/[id]/print': { kind: 'print', who: 'owner', body: 1_000, of: 'army', done: 201 },
  'POST /api/armies/[id]/restore': { kind: 'create', who: 'owner', body: 0, of: 'army' },
  'POST /api/armies/[id]/share': { kind: 'share', who: 'owner', body: 0, of: 'army', done: 201 },
  'DELETE /api/armies/[id]/share': { kind: 'share', who: 'owner', body: 0, of: 'army' },
  'GET /api/armies/[id]/versions': { kind: 'read', who: 'owner', body: 0, of: 'army' },
  'GET /api/armies/[id]/versions/[revision]': { kind: 'read', who: 'owner', body: 0, of: 'version' },
  'PUT /api/armies/[id]/versions/[revision]': { kind: 'save', who: 'owner', body: 1_000, of: 'army' },
  'POST /api/armies/[id]/versions/[revision]/restore': { kind: 'save', who: 'owner', body: 0, of: 'army' },
  'GET /api/armies/backup': { kind: 'import', who: 'anyone', body: 0 },
  'POST /api/armies/import': {
    kind: 'import',
    who: 'anyone',
    body: MAX_FILES_BODY,
    entries: MAX_FILES,
    reads: 'aside',
  },
  'GET /api/ready-made/[id]': { kind: 'read', who: 'anyone', body: 0, of: 'ready-made army' },
  'POST /api/paper': { kind: 'read', who: 'anyone', body: 1_000 },
  'POST /api/v1/check': {
    kind: 'check',
    who: 'anyone',
    body: MAX_FILES_BODY,
    entries: MAX_FILES,
    reads: 'aside',
  },
  'GET /api/v1/openapi.json': { kind: 'read', who: 'anyone', body: 0 },
  'GET /api/v1/schema/[file]': { kind: 'read', who: 'anyone', body: 0, of: 'rule system' },
} as const satisfies Cards;

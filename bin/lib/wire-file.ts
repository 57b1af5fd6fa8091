import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS } from '../../lib/api/registry/schemas';
import { ROOT } from './settings.mjs';
import { type Wire, wireFieldsOf } from './wire-fields';

/** What pages ask that are open somewhere, and what they read in answers. */
export const WIRE_FILE = join(ROOT, 'bin/lib/wire-fields.json');

/** Why the API may not change so. */
export const OPEN_PAGES = 'Pages opened before this version still ask this for a week (docs/decisions/0050).';

export const readStoredWire = (): Wire =>
  existsSync(WIRE_FILE) ? (JSON.parse(readFileSync(WIRE_FILE, 'utf8')) as Wire) : {};

export const readCurrentWire = (): Wire =>
  Object.fromEntries(
    Object.entries(SCHEMAS)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([endpoint, exchange]) => [endpoint, wireFieldsOf(exchange)]),
  );

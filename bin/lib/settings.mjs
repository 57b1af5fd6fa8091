import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this file belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where armies, accounts and the secret live. */
export const DATA = process.env.MUSTER_DATA ? resolve(process.env.MUSTER_DATA) : join(ROOT, '.muster');

/** False when DATABASE_URL names a database elsewhere, which is not ours to copy. */
export const HAS_OWN_DATABASE = !process.env.DATABASE_URL;

/** The environment every child process gets. Nothing may send or fetch what was not asked for. */
export const ENVIRONMENT = {
  ...process.env,
  MUSTER_DATA: DATA,
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  // any existing file will do: generating a client needs no engine, but looks for one and would download it
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY || process.execPath,
};

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this file belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where armies, accounts and the secret live. */
export const DATA = process.env.MUSTER_DATA ? resolve(process.env.MUSTER_DATA) : join(ROOT, '.muster');

/** The database elsewhere that DATABASE_URL names; undefined where it is the file in the data folder. */
export const SERVER_DATABASE = /^postgres(ql)?:/.test(process.env.DATABASE_URL?.trim() ?? '')
  ? process.env.DATABASE_URL?.trim()
  : undefined;

/** True where MUSTER_SECRET signs the cookies in place of the file in the data folder. */
export const SECRET_GIVEN = (process.env.MUSTER_SECRET ?? '').trim() !== '';

/** The place of a database for people: without the user and password of its address. */
export const storeName = (/** @type {string} */ address) => {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
};

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

import { type Client, createClient } from '@libsql/client/sqlite3';

/** How long a statement waits for another process that writes, in milliseconds. */
const PATIENCE = 5_000;

/** A raw client for what has its process to itself, as the migration runner has: it may wait in its thread. */
export const openFile = (databaseUrl: string): Client =>
  createClient({ url: databaseUrl, timeout: PATIENCE });

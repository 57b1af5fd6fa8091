import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, tool } from './run.mjs';
import { ROOT } from './settings.mjs';

const SCHEMA = 'prisma/schema.prisma';

/**
 * The schema for PostgreSQL: the one that is written by hand, with another provider and another place for its client.
 */
export const postgresSchema = (/** @type {string} */ schema, /** @type {string} */ output) =>
  schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('output   = "./client"', `output   = ${JSON.stringify(output)}`);

const prismaGenerate = (/** @type {string} */ schema) =>
  runNode([tool('prisma/build/index.js'), 'generate', '--schema', schema], {
    failure: 'The database client could not be generated from prisma/schema.prisma.',
    advice: 'look at the message above; `npx prisma validate` names the line.',
  });

/**
 * The client of SQLite, and beside its class the one of PostgreSQL. All else in a client is types, which both share:
 * the queries that are written here are those that both stores know.
 */
export const generateClients = async () => {
  await prismaGenerate(SCHEMA);
  const scratch = mkdtempSync(join(tmpdir(), 'muster-client-'));
  try {
    const client = join(scratch, 'client');
    const schema = join(scratch, 'schema.prisma');
    writeFileSync(schema, postgresSchema(readFileSync(join(ROOT, SCHEMA), 'utf8'), client));
    await prismaGenerate(schema);
    copyFileSync(join(client, 'internal/class.ts'), join(ROOT, 'prisma/client/internal/class-postgresql.ts'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

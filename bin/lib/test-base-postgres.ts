import type { TestProject } from 'vitest/node';
import { seed } from '../../lib/history/seed/seed';
import { migrate } from '../../prisma/migrate';
import { createDatabase, startPostgres } from '../../prisma/test-postgres';

/** Once for a whole run of tests: a PostgreSQL server, and in it a database as a fresh Muster has it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  try {
    const base = server.urlOf('base');
    await createDatabase(server.urlOf('postgres'), 'base');
    await migrate(base, { backup: false });
    await seed(base);
    project.provide('baseDatabase', base);
    return server.remove;
  } catch (error) {
    await server.remove();
    throw error;
  }
};

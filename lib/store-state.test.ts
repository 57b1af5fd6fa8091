import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { db } from './db';
import { storeFault } from './store-state';

test('a store is ready until another Muster changes its tables', async () => {
  expect(await storeFault()).toBeNull();
  await db.$executeRaw`INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count") VALUES ('x', 'x', CURRENT_TIMESTAMP, '29990101000000_newer', 1)`;
  expect(await storeFault()).toMatch(/newer Muster.*restart it/);
  await db.$executeRaw`DELETE FROM "_prisma_migrations"`;
  expect(await storeFault()).toBe('The store has no tables yet.');
});

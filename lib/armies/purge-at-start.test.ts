import '@/prisma/test-database';
import { expect, test, vi } from 'vitest';
import { register } from '@/instrumentation';
import { db } from '../db';
import { deleteArmy } from './delete-army';
import { lobositz, newTestViewer } from './fixtures/armies';
import { createArmy } from './save-army';

const DAY = 24 * 60 * 60 * 1000;

test('a server that starts removes what was deleted a month ago, without being asked anything', async () => {
  const viewer = await newTestViewer();
  const [over, kept] = [
    await createArmy(viewer, lobositz('Over')),
    await createArmy(viewer, lobositz('Kept')),
  ];
  if (!over.ok || !kept.ok) throw new Error('not stored');
  await deleteArmy(viewer, over.id, new Date(Date.now() - 31 * DAY));
  await deleteArmy(viewer, kept.id, new Date(Date.now() - 29 * DAY));
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  await register();
  await expect.poll(() => db.army.count({ where: { id: over.id } })).toBe(0);
  expect(await db.army.count({ where: { id: kept.id } })).toBe(1);
  vi.unstubAllEnvs();
});

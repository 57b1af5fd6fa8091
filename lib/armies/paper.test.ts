import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz, newTestViewer } from './fixtures/armies';
import { getPageArmy } from './get-army';
import { keepPaper, paperOf } from './prints';
import { createArmy } from './save-army';

test('the paper of a person is that which was chosen last, and stands with every army', async () => {
  const [viewer, other] = [await newTestViewer(), await newTestViewer()];
  const created = await createArmy(viewer, lobositz('Turn 1'));
  if (!created.ok) throw new Error(created.code);
  expect(await paperOf(viewer)).toBeNull();
  expect((await getPageArmy(viewer, created.id))?.paper).toBeNull();
  await keepPaper(viewer, 'a4');
  await keepPaper(viewer, 'letter');
  expect(await paperOf(viewer)).toBe('letter');
  expect((await getPageArmy(viewer, created.id))?.paper).toBe('letter');
  expect(await paperOf(other)).toBeNull();
});

test('nobody has no paper', async () => {
  expect(await paperOf(null)).toBeNull();
});

import '@/prisma/test-database';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '@/lib/rules';
import { newTestViewer } from './fixtures/armies';
import { listReadyMade, listTypical, readyMadeArmy } from './ready-made';
import { createArmy } from './save-army';

test('every shipped army can be listed, opened and made one’s own', async () => {
  const entries = await listReadyMade();
  const files = SYSTEM_IDS.flatMap((id) => readdirSync(new URL(`../../data/${id}/armies`, import.meta.url)));
  expect(entries.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
  expect(entries.find(({ id }) => id === 'lobositz-1756-prussia')).toMatchObject({
    name: 'Lobositz 1756: Prussia',
    system: 'honours-of-war',
    summary: { points: 2275, nation: 'prussia' },
    origin: { kind: 'scenario' },
  });
  const viewer = await newTestViewer();
  for (const { id } of entries) {
    expect(await createArmy(viewer, await readyMadeArmy(id))).toMatchObject({ ok: true });
  }
});

test('a typical army ships for every nation of every system', async () => {
  const typical = await listTypical();
  const files = SYSTEM_IDS.flatMap((id) =>
    readdirSync(new URL(`../../data/${id}/typical`, import.meta.url)).map((name) => `typical.${id}.${name}`),
  );
  expect(typical.map(({ id }) => `${id}.json`).toSorted()).toEqual(files.toSorted());
  for (const { id } of typical) expect(await readyMadeArmy(id)).toMatchObject({ system: id.split('.')[1] });
});

test.each(['', 'typical.x.prussia', 'typical.mcnally.../../lists/x', 'nobody', '../lists/x', '__proto__'])(
  'there is no %j',
  async (id) => {
    expect(await readyMadeArmy(id)).toBeNull();
  },
);

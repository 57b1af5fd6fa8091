import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { deleteArmy } from '@/lib/armies/delete-army';
import { lobositz, newTestViewer } from '@/lib/armies/fixtures/armies';
import { getArmy } from '@/lib/armies/get-army';
import { MAX_PLATE_BODY, MAX_PLATE_FORMATIONS } from '@/lib/armies/limits';
import { getPlate, keepPlate } from '@/lib/armies/prints';
import { createArmy } from '@/lib/armies/save-army';
import { plateSchema } from '@/lib/armies/schema';
import { noted } from './noted-print';

const LAYOUT = { 'left-1': { line: 'reserve', wing: 'left', place: 0 } } as const;
const LINKS = { link: null, verify: '', list: null };

test('where formations stand is kept beside the army: no version, no file, no code changes by it', async () => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz('Turn 1'));
  if (!created.ok) throw new Error(created.code);
  const before = await getArmy(viewer, created.id);
  const printed = await noted(viewer, created.id, LINKS);
  expect(await getPlate(viewer, created.id)).toEqual({ layout: {} });
  expect(await keepPlate(viewer, created.id, { layout: LAYOUT })).toEqual({ ok: true });
  expect(await getPlate(viewer, created.id)).toEqual({ layout: LAYOUT });
  expect(await getArmy(viewer, created.id)).toEqual(before);
  const again = await noted(viewer, created.id, LINKS);
  expect(again?.print).toEqual({ ...printed?.print, layout: LAYOUT });
  expect(await keepPlate(viewer, created.id, { layout: {} })).toEqual({ ok: true });
  expect((await noted(viewer, created.id, LINKS))?.print).toEqual(printed?.print);
});

test('nobody else reads or moves it, and of a deleted army there is none', async () => {
  const [viewer, other] = [await newTestViewer(), await newTestViewer()];
  const created = await createArmy(viewer, lobositz('Turn 1'));
  if (!created.ok) throw new Error(created.code);
  for (const stranger of [other, null]) {
    expect(await getPlate(stranger, created.id)).toBeNull();
    expect(await keepPlate(stranger, created.id, { layout: LAYOUT })).toMatchObject({ code: 'not-found' });
  }
  await deleteArmy(viewer, created.id);
  expect(await getPlate(viewer, created.id)).toBeNull();
  expect(await keepPlate(viewer, created.id, { layout: LAYOUT })).toMatchObject({ code: 'not-found' });
});

test('its bounds: so many formations of known lines and wings, which the body has room for', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${'x'.repeat(50)}${index}`, LAYOUT['left-1']]),
    );
  const full = { layout: many(MAX_PLATE_FORMATIONS) };
  expect(plateSchema.safeParse(full).success).toBe(true);
  expect(JSON.stringify(full).length).toBeLessThan(MAX_PLATE_BODY);
  expect(plateSchema.safeParse({ layout: many(MAX_PLATE_FORMATIONS + 1) }).success).toBe(false);
  expect(plateSchema.safeParse({ layout: { a: { line: 'fifth', wing: 'left', place: 0 } } }).success).toBe(
    false,
  );
});

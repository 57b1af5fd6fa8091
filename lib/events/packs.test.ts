import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { newEvent, newKey, pack } from './fixtures/events';
import { createPack, deletePack, listPacks, readPack, savePack } from './packs';
import { readEvent } from './read-event';

describe('a pack of one’s own', () => {
  test('is stored, listed, saved and taken away by its owner alone', async () => {
    const [viewer, other] = [await newTestViewer(), await newTestViewer()];
    const request = { key: newKey(), pack: pack() };
    const made = await createPack(async () => viewer, request);
    if (!made.ok) throw new Error(made.code);
    expect(await createPack(async () => viewer, request)).toEqual(made);
    const { id } = made;
    expect(await readPack(viewer, id)).toMatchObject({ revision: 1, pack: pack() });
    expect(await readPack(other, id)).toBeNull();
    expect((await listPacks(other)).packs).toEqual([]);
    expect((await listPacks(viewer)).packs).toMatchObject([{ id, name: 'Autumn Manoeuvres', rules: 2 }]);

    const edit = { revision: 1, pack: pack(1_500, { version: 2 }) };
    expect(await savePack(other, id, edit)).toMatchObject({ code: 'not-found' });
    expect(await savePack(viewer, id, edit)).toMatchObject({ ok: true, revision: 2 });
    // the same edit again is no conflict, another one on the same revision is
    expect(await savePack(viewer, id, edit)).toMatchObject({ ok: true, revision: 2 });
    expect(await savePack(viewer, id, { revision: 1, pack: pack(9) })).toMatchObject({
      code: 'stale',
      current: { revision: 2, pack: { version: 2 } },
    });
    expect(await deletePack(other, id)).toMatchObject({ code: 'not-found' });
    expect(await deletePack(viewer, id)).toEqual({ ok: true });
    expect(await readPack(viewer, id)).toBeNull();
  });

  test('that is none is refused with its place', async () => {
    const viewer = await newTestViewer();
    const refused = await createPack(async () => viewer, { key: newKey(), pack: { ...pack(), id: 'A B' } });
    expect(refused).toMatchObject({ code: 'invalid', errors: [{ at: ['pack', 'id'] }] });
  });

  test('is copied by an event: what becomes of it does not change the terms', async () => {
    const { owner, id } = await newEvent();
    const page = await readEvent(owner, id);
    expect(page?.terms).toMatchObject({ version: 1, packs: [{ id: 'autumn-manoeuvres' }] });
  });
});

import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { readyPack } from '@/lib/rules/events/ready-made';
import type { Pack } from '@/lib/rules/events/schema';
import { newTestViewer } from '../../armies/fixtures/armies';
import type { Viewer } from '../../identity/viewer';
import { stackedPack } from '../../terms/owned-terms';
import { createPack, deletePack, getPack, listPacks, purgePacks, restorePack, savePack } from './own-packs';

const NOW = new Date('2026-11-23T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const KEY = 'autumn-manoeuvres-key';

let keys = 0;
const key = (): string => `key-of-a-pack-${String(++keys).padStart(10, '0')}`;

const equalPoints = async (): Promise<Pack> => {
  const pack = await readyPack('equal-points');
  if (pack === null) throw new Error('The pack is gone');
  return pack;
};

const made = async (viewer: Viewer, key = KEY, name = 'Autumn Manoeuvres'): Promise<string> => {
  const pack = { ...(await equalPoints()), id: 'autumn-manoeuvres', name };
  const answer = await createPack(async () => viewer, { key, pack }, NOW);
  if (!answer.ok) throw new Error(answer.code);
  return answer.id;
};

test('a pack is stored, listed and read by its owner and by nobody else', async () => {
  const [mine, theirs] = [await newTestViewer(), await newTestViewer()];
  const id = await made(mine);
  expect(await getPack(mine, id)).toMatchObject({
    id,
    revision: 1,
    pack: { name: 'Autumn Manoeuvres', rules: { length: 4 } },
  });
  const pack = await equalPoints();
  expect((await listPacks(mine)).packs).toMatchObject([
    {
      id,
      packId: 'autumn-manoeuvres',
      name: 'Autumn Manoeuvres',
      rules: 4,
      version: 1,
      updatedAt: NOW.toISOString(),
    },
  ]);
  expect(await getPack(theirs, id)).toBeNull();
  expect((await listPacks(theirs)).packs).toEqual([]);
  expect(await savePack(theirs, id, { revision: 1, pack })).toEqual({ ok: false, code: 'not-found' });
  expect(await deletePack(theirs, id)).toEqual({ ok: false, code: 'not-found' });
  expect(await restorePack(theirs, id)).toEqual({ ok: false, code: 'not-found' });
  expect((await getPack(mine, id))?.revision).toBe(1);
});

test('a pack comes with those it stands on, ready-made ones and one’s own; another’s never', async () => {
  const [mine, theirs] = [await newTestViewer(), await newTestViewer()];
  const pack = await equalPoints();
  const below = { ...pack, id: 'club', name: 'Club', on: ['small-action'] };
  await createPack(async () => mine, { key: key(), pack: below }, NOW);
  const top = { key: key(), pack: { ...pack, id: 'top', on: ['equal-points', 'club'] } };
  const made = await createPack(async () => mine, top, NOW);
  const id = made.ok ? made.id : '';
  const ids = (await stackedPack(mine, id))?.map((each) => each.id);
  expect(ids).toEqual(['equal-points', 'small-action', 'club', 'top']);
  expect(await stackedPack(theirs, id)).toBeNull();
  // a pack below that is another's is not there
  const other = await createPack(async () => theirs, { ...top, key: key() }, NOW);
  expect(await stackedPack(theirs, other.ok ? other.id : '')).toBeNull();
});

test('one key makes one pack, however often and however at once it is sent', async () => {
  const viewer = await newTestViewer();
  const ids = await Promise.all([made(viewer), made(viewer), made(viewer)]);
  expect(new Set(ids).size).toBe(1);
  expect((await listPacks(viewer)).packs).toHaveLength(1);
  expect(await made(viewer, 'another-key-of-twenty')).not.toBe(ids[0]);
});

describe('a save', () => {
  test('of the revision it was made on counts it up; the same again is no conflict; an older one is', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer);
    const pack = { ...(await equalPoints()), name: 'Spring Manoeuvres' };
    const saved = { ok: true, revision: 2, updatedAt: NOW.toISOString(), faults: [] };
    expect(await savePack(viewer, id, { revision: 1, pack }, NOW)).toEqual(saved);
    expect(await savePack(viewer, id, { revision: 1, pack }, NOW)).toEqual(saved);
    const other = { ...pack, name: 'Summer Manoeuvres' };
    expect(await savePack(viewer, id, { revision: 1, pack: other }, NOW)).toMatchObject({
      ok: false,
      code: 'stale',
      current: { revision: 2, pack: { name: 'Spring Manoeuvres' } },
    });
    expect((await listPacks(viewer)).packs[0]?.name).toBe('Spring Manoeuvres');
  });

  test('of rules with unknown keys is kept, and each of them is told', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer);
    const rules = [
      { kind: 'years', from: 1756, to: 1763 },
      { kind: 'group', must: 'required', group: 'variable', among: 'brigade-commander' },
      { kind: 'stat', stat: 'elephants', max: 1 },
    ];
    const pack = { ...(await equalPoints()), rules };
    const faults = [
      {
        at: ['pack', 'rules', 1],
        message: expect.stringMatching(/“brigade-commander”\..*“brigade commanders”/),
      },
      { at: ['pack', 'rules', 2], message: expect.stringContaining('“elephants”') },
    ];
    expect(await savePack(viewer, id, { revision: 1, pack }, NOW)).toMatchObject({ ok: true, faults });
    const copy = await createPack(async () => viewer, { key: key(), pack }, NOW);
    expect(copy).toMatchObject({ ok: true, faults });
    const other = { ...pack, system: 'chess' };
    expect(await savePack(viewer, id, { revision: 2, pack: other }, NOW)).toMatchObject({
      faults: [{ at: ['pack', 'system'], message: 'There are no rules called “chess”.' }],
    });
  });

  test('of what is no pack is refused with its place, and changes nothing', async () => {
    const viewer = await newTestViewer();
    const id = await made(viewer);
    const pack = { ...(await equalPoints()), rules: [{ kind: 'years', from: 1756 }] };
    expect(await savePack(viewer, id, { revision: 1, pack })).toMatchObject({
      ok: false,
      code: 'invalid',
      errors: [{ at: ['pack', 'rules', 0, 'to'] }],
    });
    expect(await getPack(viewer, id)).toMatchObject({ revision: 1, pack: { rules: { length: 4 } } });
  });
});

test('a deleted pack is gone from everything at once, comes back within 30 days, and then goes for good', async () => {
  const viewer = await newTestViewer();
  const id = await made(viewer);
  expect(await deletePack(viewer, id, NOW)).toEqual({ ok: true });
  expect(await getPack(viewer, id)).toBeNull();
  expect((await listPacks(viewer)).packs).toEqual([]);
  expect(await restorePack(viewer, id, new Date(NOW.getTime() + 29 * DAY))).toEqual({ ok: true });
  expect((await getPack(viewer, id))?.revision).toBe(1);
  await deletePack(viewer, id, NOW);
  const later = new Date(NOW.getTime() + 31 * DAY);
  expect(await restorePack(viewer, id, later)).toMatchObject({ code: 'gone' });
  expect(await purgePacks(later)).toBe(1);
  expect(await restorePack(viewer, id, later)).toEqual({ ok: false, code: 'not-found' });
});

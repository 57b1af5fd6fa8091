import { expect, test } from 'vitest';
import shipped from '@/data/honours-of-war/armies/lobositz-1756-prussia.json';
import { edited } from '../core/army/edit';
import { countedIds } from '../fixtures/counted-ids';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { parse } from './schema';
import { actions } from './tree';

const read = fileReader(parse, 'honours-of-war');

const lobositz = () => read(shipped);

test('a brigade split in two keeps its units in order and gets a second commander', () => {
  const file = lobositz();
  const split = actions(file, ['brigades', 2], countedIds()).find(({ id }) => id === 'split');
  const after = edited(file, split?.ops ?? []);
  expect(after.army.brigades.map(({ units }) => units.length)).toEqual([4, 3, 3, 3, 2, 3, 2]);
  expect(after.army.brigades[3]?.commander?.rating).toBe('dependable');
  expect(assess(after).stats.units).toBe(assess(file).stats.units);
});

test('brigades merge where there is room, and the points fall by the commander', () => {
  const file = lobositz();
  const merge = actions(file, ['brigades', 1], countedIds()).find(
    ({ label }) => label === 'Merge into Left Wing Infantry, 1st line',
  );
  const after = edited(file, merge?.ops ?? []);
  expect(after.army.brigades[0]?.units).toHaveLength(7);
  expect(merge?.select).toEqual(['brigades', 0]);
  expect(assess(after).costing?.total).toBe(2275);
  // four and six units make ten, which is more than a brigade holds
  expect(actions(file, ['brigades', 2], countedIds()).map(({ label }) => label)).not.toContain(
    'Merge into Left Wing Infantry, 1st line',
  );
});

test('only brigades can be split or merged', () => {
  expect(actions(lobositz(), ['independents'], countedIds())).toEqual([]);
  expect(actions(lobositz(), ['brigades', 0, 'units', 1], countedIds())).toEqual([]);
});

/** A Prussian army of brigades with so many battalions each. */
const army = (...sizes: readonly number[]) => {
  let made = 0;
  return read({
    name: 'Vorhut',
    army: {
      nation: 'prussia',
      year: 1757,
      general: { id: 'g' },
      brigades: sizes.map((size) => ({
        id: `b${++made}`,
        commander: { id: `c${++made}` },
        units: Array.from({ length: size }, () => ({
          id: `u${++made}`,
          type: 'musketeers',
          class: 'standard',
        })),
      })),
    },
  });
};

test.each([
  { size: 3, codes: ['org-7', 'org-3'] },
  { size: 4, codes: ['org-7'] },
])('after a split of $size the fix puts the two halves together again', ({ size, codes }) => {
  const whole = army(size);
  const split = edited(
    whole,
    actions(whole, ['brigades', 0], countedIds()).find(({ id }) => id === 'split')?.ops ?? [],
  );
  const fixes = assess(split).findings.flatMap(({ code, fix }) => (fix ? [{ code, fix }] : []));
  expect(fixes.map(({ code }) => code)).toEqual(codes);
  for (const { fix } of fixes) expect(edited(split, fix.ops)).toEqual(whole);
});

test('a commander and the notes of both stay when brigades merge', () => {
  const two = army(3, 3);
  const told = edited(two, [
    { op: 'set', path: ['army', 'brigades', 0, 'commander'], value: null },
    { op: 'set', path: ['army', 'brigades', 0, 'notes'], value: 'On the hill' },
    { op: 'set', path: ['army', 'brigades', 1, 'notes'], value: 'In the wood' },
    { op: 'set', path: ['army', 'brigades', 1, 'commander', 'name'], value: 'Manteuffel' },
  ]);
  const merge = actions(told, ['brigades', 1], countedIds()).find(({ id }) => id.startsWith('merge-'));
  const [merged] = edited(told, merge?.ops ?? []).army.brigades;
  expect(merged?.commander?.name).toBe('Manteuffel');
  expect(merged?.notes).toBe('On the hill\nIn the wood');
});

test('a long name is shortened for the second part, so that the file still reads', () => {
  const file = edited(army(4), [
    { op: 'set', path: ['army', 'brigades', 0, 'name'], value: 'Bevern '.repeat(17).trim() },
  ]);
  const split = actions(file, ['brigades', 0], countedIds()).find(({ id }) => id === 'split');
  const after = edited(file, split?.ops ?? []);
  expect(parse(JSON.parse(JSON.stringify(after))).ok).toBe(true);
  expect(after.army.brigades[1]?.name).toMatch(/, second part$/);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edited } from '../core/edit';
import { actions } from './actions';
import { assess } from './assess';
import { parse } from './reader';

const lobositz = () => {
  const parsed = parse(
    JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

const ids = () => {
  let count = 0;
  return () => `new${++count}`;
};

test('a brigade split in two keeps its units in order and gets a second commander', () => {
  const file = lobositz();
  const split = actions(file, ['brigades', 2], ids()).find(({ id }) => id === 'split');
  const after = edited(file, split?.ops ?? []);
  expect(after.army.brigades.map(({ units }) => units.length)).toEqual([4, 3, 3, 3, 2, 3, 2]);
  expect(after.army.brigades[3]?.commander?.rating).toBe('dependable');
  expect(assess(after).stats.units).toBe(assess(file).stats.units);
});

test('brigades merge where there is room, and the points fall by the commander', () => {
  const file = lobositz();
  const merge = actions(file, ['brigades', 1], ids()).find(
    ({ label }) => label === 'Merge into Left Wing Infantry, 1st line',
  );
  const after = edited(file, merge?.ops ?? []);
  expect(after.army.brigades[0]?.units).toHaveLength(7);
  expect(merge?.select).toEqual(['brigades', 0]);
  expect(assess(after).costing?.total).toBe(2275);
  // four and six units make ten, which is more than a brigade holds
  expect(actions(file, ['brigades', 2], ids()).map(({ label }) => label)).not.toContain(
    'Merge into Left Wing Infantry, 1st line',
  );
});

test('only brigades can be split or merged', () => {
  expect(actions(lobositz(), ['independents'], ids())).toEqual([]);
  expect(actions(lobositz(), ['brigades', 0, 'units', 1], ids())).toEqual([]);
});

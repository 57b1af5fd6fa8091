import { expect, test } from 'vitest';
import type { Unit } from './schema';
import { unitOdds } from './unit-odds';

const odds = (unit: Partial<Unit> & Pick<Unit, 'type'>) =>
  unitOdds({ id: 'u', name: '', hits: 6, ...unit }).map(({ rows }) =>
    Object.fromEntries(rows.map(({ label, chance }) => [label, chance])),
  );

test('three dice of line infantry (digest s. 4)', () => {
  const [one, two, three] = odds({ type: 'line' });
  expect(one?.['2 boxes, 3+']).toBeCloseTo(2 / 3, 10);
  expect(two?.['1 box, 3+']).toBeCloseTo(20 / 27, 10);
  expect(three?.['1 box, 3+']).toBeCloseTo(8 / 27, 10);
  expect(three).not.toHaveProperty(['2 boxes, 3+']);
});

test('a charge on light troops throws twice the dice; it routs a target or not, and sends none back', () => {
  expect(odds({ type: 'cavalry' })[1]?.['Light, guns, 3+']).toBeCloseTo(0.351, 3);
  expect(odds({ type: 'cavalry' })[2]?.['Light, guns, 3+']).toBeCloseTo(0.088, 3);
});

test('a reluctant unit obeys by the hits it has left (G13)', () => {
  expect(odds({ type: 'line', reluctant: true })[3]?.['3']).toBeCloseTo(1 / 3, 10);
  expect(odds({ type: 'line' })).toHaveLength(3);
  // one die never makes two hits
  expect(odds({ type: 'light' })).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { newArmy } from './catalogue';
import { unitOdds } from './unit-odds';

const army = newArmy({ name: '', nation: 'austria', year: 1757, scale: '25', budget: null }, () => 'a');

const odds = (unit: { type: 'line' | 'grenz' | 'hussars'; men: number }) =>
  unitOdds({ id: 'u', name: '', ...unit }, army).map(({ title, rows }) => ({
    title,
    of: Object.fromEntries(rows.map(({ label, chance }) => [label, chance])),
  }));

test('a full regiment of line, basic morale 7 (digest s. 4.1)', () => {
  const [shaken, routs, takes] = odds({ type: 'line', men: 1200 });
  expect(shaken?.of).toMatchObject({ '0': 15 / 36, '+1': 21 / 36, '+2': 26 / 36, '+3': 30 / 36 });
  expect(routs?.of).toMatchObject({ '0': 0, '+2': 2 / 6 });
  expect(takes?.of).toMatchObject({ '−1': 15 / 36, '0': 21 / 36, '+3': 33 / 36 });
});

test('weaker units are shaken and rout more often; horse does not fire', () => {
  const [shaken, routs, takes] = odds({ type: 'grenz', men: 600 });
  expect(shaken?.of['0']).toBe(26 / 36);
  expect(routs?.of).toMatchObject({ '0': 2 / 6, '+2': 4 / 6 });
  expect(takes).toBeDefined();
  expect(odds({ type: 'hussars', men: 400 })).toHaveLength(2);
});

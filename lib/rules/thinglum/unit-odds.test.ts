import { expect, test } from 'vitest';
import type { Unit } from './schema';
import { unitOdds } from './unit-odds';

const odds = (type: Unit['type'], figures: number, settings = {}) =>
  unitOdds({ id: 'u', type, name: '', figures }, { settings }).map(({ title, rows }) => ({
    title,
    of: Object.fromEntries(rows.map(({ label, chance }) => [label, chance])),
  }));

test('morale of line, grenadiers and light horse (digest s. 4, T-G2, T-G16)', () => {
  expect(odds('line', 37)[0]?.of).toMatchObject({
    'Nothing else': 3 / 36,
    'Each stand lost': 6 / 36,
    'Defending works': 0,
  });
  expect(odds('grenadiers', 37)[0]?.of['Nothing else']).toBe(1 / 36);
  expect(odds('hussars', 24)[0]?.of['Light cavalry closing on formed infantry']).toBe(15 / 36);
});

test('only what the class can meet is told, by the ruling in force (R11)', () => {
  const out = 'Out of brigade command';
  expect(odds('jaeger', 24)[0]?.of).not.toHaveProperty([out]);
  expect(odds('cuirassiers', 24)[0]?.of).toHaveProperty([out]);
  expect(odds('cuirassiers', 24, { heavyCavExempt: true })[0]?.of).not.toHaveProperty([out]);
});

test('a failed test comes to a rout as the chart has it (digest s. 5.7)', () => {
  expect(Object.values(odds('line', 37)[1]?.of ?? {})).toEqual([6, 10, 15, 21, 26].map((ways) => ways / 36));
});

test('fire of six dice, of two guns, and none of horse', () => {
  expect(odds('line', 37)[2]?.of['Normal, long']).toBeCloseTo(1 - (5 / 6) ** 6, 10);
  expect(odds('heavy-battery', 10)[2]?.of.Short).toBeCloseTo(1 - (1 / 6) ** 2, 10);
  expect(odds('hussars', 24)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import type { ReadyMade } from '@/lib/armies/schema';
import { minorPoints } from '@/lib/rules/core/price/points';
import { scenariosOf, sideName } from './scenarios';

const army = (name: string, origin: string, system = 'how'): ReadyMade => ({
  id: name,
  name,
  system,
  origin: { kind: 'scenario', name: origin },
  summary: {
    nation: 'prussia',
    nationLabel: 'Prussia',
    year: 1756,
    scale: '28 mm',
    points: minorPoints(100),
    budget: null,
    units: 1,
    breakingPoint: 0,
    shares: [],
  },
});

test('sides stand together, battles with a date before invented ones, each system by itself', () => {
  const scenarios = scenariosOf(
    [
      army('An example', 'A brigade', 'thinglum'),
      army('Kutzdorf: Blue', 'Kutzdorf'),
      army('Kutzdorf: Red', 'Kutzdorf'),
      army('Lobositz 1756: Austria', 'Lobositz, 1 October 1756'),
      army('Lobositz 1756: Prussia', 'Lobositz, 1 October 1756'),
    ],
    ['how', 'thinglum'],
  );
  expect(scenarios.map(({ title, date, sides }) => [title, date, sides.map(sideName)])).toEqual([
    ['Lobositz', '1 October 1756', ['Austria', 'Prussia']],
    ['Kutzdorf', undefined, ['Blue', 'Red']],
    ['An example', undefined, ['An example']],
  ]);
});

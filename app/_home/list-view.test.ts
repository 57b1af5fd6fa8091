import { expect, test } from 'vitest';
import type { ArmyRow } from '@/lib/armies/schema';
import { folded, type ListView, nationsOf, viewArmies } from './list-view';

const row = (
  name: string,
  nationLabel: string,
  year: number,
  points: number | null,
  editedAt: string,
): ArmyRow => ({
  id: name,
  name,
  system: 'how',
  legal: true,
  counts: { error: 0, warning: 0, info: 0 },
  revision: 1,
  editedAt,
  shared: false,
  summary: {
    nation: nationLabel.toLowerCase(),
    nationLabel,
    year,
    scale: '28 mm',
    points,
    budget: null,
    units: 3,
    breakingPoint: 1,
    shares: [],
    limits: [],
  },
});

const ROWS = [
  row('Army 10', 'Prussia', 1757, 1200, '2026-11-03T10:00:00Z'),
  row('Army 2', 'Prussia', 1756, null, '2026-11-02T10:00:00Z'),
  row('Rumyantsev, Gross-Jägersdorf', 'Russia', 1757, 1195, '2026-11-01T10:00:00Z'),
];

const names = (view: Partial<ListView>) =>
  viewArmies(ROWS, { search: '', nation: '', sort: 'edited', ...view }, () => 'Honours of War').map(
    ({ name }) => name,
  );

test.each<[view: Partial<ListView>, names: string[]]>([
  [{}, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
  [{ sort: 'name' }, ['Army 2', 'Army 10', 'Rumyantsev, Gross-Jägersdorf']],
  [{ sort: 'points' }, ['Army 10', 'Rumyantsev, Gross-Jägersdorf', 'Army 2']],
  [{ sort: 'year' }, ['Army 2', 'Army 10', 'Rumyantsev, Gross-Jägersdorf']],
  [{ nation: 'Russia' }, ['Rumyantsev, Gross-Jägersdorf']],
  [{ search: 'jagersdorf' }, ['Rumyantsev, Gross-Jägersdorf']],
  [{ search: '1757 prussia' }, ['Army 10']],
  [{ search: '  honours ' }, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
  [{ search: 'nothing like it' }, []],
])('%j shows %j', (view, expected) => {
  expect(names(view)).toEqual(expected);
});

test('marks and case do not matter when searching', () => {
  expect(folded('Kołłątaj')).toBe('kollataj');
  expect(folded('Preußen')).toBe('preussen');
  expect(folded('Суворов')).toBe('суворов');
});

test('the filter offers each nation once, by name', () => {
  expect(nationsOf(ROWS)).toEqual(['Prussia', 'Russia']);
});

import { expect, test } from 'vitest';
import { unitList } from './tree';
import { numberSpan, unitNumbers } from './unit-numbers';

const unit = (name: string, type = 'line') => ({ id: name, name, type });

const LISTS = [
  unitList(['brigades', 0, 'units'], []),
  unitList(['brigades', 1, 'units'], [unit('Bevern'), unit('')]),
  unitList(['independents'], []),
  unitList(['unassigned'], [unit('')]),
];

test('a unit has the number of its formation and its place, one in none the next', () => {
  const numberOf = unitNumbers(LISTS);
  expect(LISTS.flatMap(({ units }) => units.map(({ at }) => numberOf(at)))).toEqual(['2.1', '2.2', '3.1']);
  expect(numberOf(['brigades', 1])).toBe('2');
  expect(numberOf(['general'])).toBe('');
});

test('units have numbers where some are alike, or as the player wants it', () => {
  const apart = [unitList(['units'], [unit('Bevern'), unit('', 'line'), unit('', 'hussars')])];
  const first = ['units', 0];
  expect(unitNumbers(apart)(first)).toBe('');
  expect(unitNumbers(apart, 'all')(first)).toBe('1.1');
  expect(unitNumbers(LISTS, 'none')(['brigades', 1, 'units', 0])).toBe('');
  expect(unitNumbers([unitList(['units'], [unit('Bevern'), unit('bevern', 'hussars')])])(first)).toBe('1.1');
});

test('numbers in a row are told by the first and the last', () => {
  expect(numberSpan(['1.2', '1.3', '1.4'])).toBe('1.2–1.4');
  expect(numberSpan(['1.9', '1.10', '1.12'])).toBe('1.9–1.10, 1.12');
  expect(numberSpan(['', ''])).toBe('');
});

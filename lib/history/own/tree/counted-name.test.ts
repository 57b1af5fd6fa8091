import { expect, test } from 'vitest';
import { countedName } from './additions';

test.each([
  ['Battery 2', false, 'Battery 3'],
  ['Battery', false, 'Battery 2'],
  ['Battery 9999', false, 'Battery 10000'],
  ['1st battalion, Guard', false, '2nd battalion, Guard'],
  ['2nd Battalion Kingsley', true, '3rd Battalion Kingsley'],
  ['10th squadron', false, '11th squadron'],
  ['1/Itzenplitz', true, '2/Itzenplitz'],
  ['I/Itzenplitz', true, 'II/Itzenplitz'],
  ['III. Bataillon', false, 'IV. Bataillon'],
  // a regiment keeps its number
  ['Itzenplitz, IR 13', true, 'Itzenplitz, IR 13 (2)'],
  ['Itzenplitz IR13', false, 'Itzenplitz IR13 (2)'],
  ['Itzenplitz, IR 13 (2)', true, 'Itzenplitz, IR 13 (3)'],
  ['12th Foot', true, '12th Foot (2)'],
  ['', false, ''],
])('after %j (of a regiment: %s) comes %j', (name, ofRegiment, next) => {
  expect(countedName(name, ofRegiment, new Set())).toBe(next);
});

test('a name that is there already is passed over, and none grows past its bound', () => {
  expect(countedName('Battery 1', false, new Set(['Battery 2', 'Battery 3']))).toBe('Battery 4');
  expect(countedName('x'.repeat(120), false, new Set()).length).toBeLessThanOrEqual(120);
});

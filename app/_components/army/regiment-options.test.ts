import { expect, test } from 'vitest';
import { hasRegiments, type Regiment, regimentOptions } from './regiment-options';

const REGIMENTS: Regiment[] = [
  { name: 'Itzenplitz', number: 'IR 13', arm: 'infantry' },
  { name: 'Neipperg', number: '7 (1769)', arm: 'infantry' },
  { name: 'Neipperg', number: null, arm: 'infantry' },
  { name: 'Garrison Regiment VI (Lattorff)', number: 'GR VI', arm: 'infantry' },
  { name: 'Frei-Infanterie von Kleist', number: null, arm: 'light-infantry' },
  { name: 'Székely', number: 'HR 1', arm: 'cavalry' },
  { name: '3-pdr battalion gun', number: '3-pdr', arm: 'artillery' },
];

test('names of foot for foot, of horse for horse, with the numbers of their time', () => {
  expect(regimentOptions(REGIMENTS, 'line')).toEqual([
    'Itzenplitz, IR 13',
    'Neipperg',
    'Garrison Regiment VI (Lattorff)',
    'Frei-Infanterie von Kleist',
  ]);
  expect(regimentOptions(REGIMENTS, 'light')[0]).toBe('Frei-Infanterie von Kleist');
  expect(regimentOptions(REGIMENTS, 'light-cavalry')).toEqual(['Székely, HR 1']);
});

test('batteries and wagons have no names to suggest', () => {
  expect(regimentOptions(REGIMENTS, 'gun-medium')).toEqual([]);
  expect(hasRegiments('gun-medium')).toBe(false);
  expect(hasRegiments('transport')).toBe(false);
  expect(hasRegiments('jaeger')).toBe(true);
});

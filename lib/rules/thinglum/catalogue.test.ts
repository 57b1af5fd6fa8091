import { expect, test } from 'vitest';
import { catalogue, newArmy } from './catalogue';
import { FIELDINGS } from './tables';

const army = (nation: string, year: number) =>
  newArmy({ name: '', nation, year, scale: '28', budget: null }, () => 'a');

test.each([
  ['russia', 1760, 'cossacks', undefined],
  ['prussia', 1760, 'cossacks', 'Not of Prussia'],
  ['hbma', 1757, 'light-horse', 'From 1760'],
  ['saxony', 1757, 'cuirassiers', 'Until 1756'],
  ['other', 1756, 'cossacks', undefined],
])('%s in %i: %s', (nation, year, type, reason) => {
  const entries = catalogue(army(nation, year)).flatMap(({ entries: own }) => own);
  expect(entries.find((entry) => entry.type === type)?.unavailable?.reason).toBe(reason);
});

test('a contingent has the troops of its own nation', () => {
  const entries = catalogue(army('prussia', 1760), 'russia').flatMap(({ entries: own }) => own);
  expect(entries.find(({ type }) => type === 'cossacks')?.unavailable).toBeUndefined();
  expect(entries.find(({ type }) => type === 'freikorps')?.unavailable?.reason).toBe('Not of Russia');
});

test('no nation has a type twice, and years are in order', () => {
  for (const list of Object.values(FIELDINGS)) {
    expect(new Set(list.map(({ type }) => type)).size).toBe(list.length);
    for (const { from = 0, to = 9999 } of list) expect(from).toBeLessThanOrEqual(to);
  }
});

import { expect, test } from 'vitest';
import type { OobFormation, OobSide, OobUnit } from '../rules/core/muster/order-of-battle';
import { formationPlaces, placesWithin, sideWithin } from './side-of-battle';

const unit = (name: string): OobUnit => ({
  name,
  nation: 'prussia',
  arm: 'infantry',
  type: 'line',
  battalions: 1,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
});

const formation = (name: string, units: number, children: OobFormation[] = []): OobFormation => ({
  name,
  kind: 'brigade',
  commander: null,
  units: Array.from({ length: units }, (_, index) => unit(`${name} ${index}`)),
  children,
});

const side: OobSide = {
  name: 'Prussians',
  nation: 'prussia',
  year: 1757,
  commander: null,
  formations: [formation('a', 3, [formation('b', 4)]), formation('c', 5)],
  unattached: [unit('d')],
};

const counted = (of: OobSide) => formationPlaces(of).map(({ place, units }) => [place, units]);

test('a side that there is room for is mustered whole', () => {
  expect(placesWithin(side, undefined, 13)).toBeUndefined();
});

test('of a larger one the first parts that there is room for, or those chosen, in their places', () => {
  expect([...(placesWithin(side, undefined, 9) ?? [])]).toEqual(['f1', 'f1f1', '']);
  const chosen = placesWithin(side, ['f2', 'f1f1'], 9) ?? new Set<string>();
  expect([...chosen]).toEqual(['f1f1', 'f2']);
  expect(counted(sideWithin(side, chosen))).toEqual([
    ['f1', 0],
    ['f1f1', 4],
    ['f2', 5],
  ]);
});

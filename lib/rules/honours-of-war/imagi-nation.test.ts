import { expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { catalogue, newArmy } from './catalogue';
import { type ImagiTroop, TYPE_CHOICES, templateRow, templateTroops, usualClass } from './imagi-nation';
import type { Army, ImagiNation } from './schema';
import { FIELDINGS, TYPES } from './tables';

let ids = 0;
const imagi = (part: Partial<ImagiNation> = {}): ArmyFile<Army> => {
  const file = newArmy(
    { name: 'Fenwick', nation: 'imagi-nation', year: 1757, scale: '28', budget: null },
    () => `n${ids++}`,
  );
  const own: ImagiNation = { name: 'Fenwick', template: 'russia', band: 'Z', commanderBand: '0', ...part };
  return { ...file, army: { ...file.army, imagiNation: own } };
};

const offered = (file: ArmyFile<Army>) =>
  catalogue(file)
    .flatMap(({ entries }) => entries)
    .filter(({ into }) => into === 'unit');

test('its own list begins as the template in the year of the army', () => {
  const troops = templateTroops(imagi().army);
  expect(troops.map(({ type }) => type)).toEqual(FIELDINGS.russia.map(({ type }) => type));
  expect(troops).toContainEqual({ type: 'cuirassiers', class: 'standard' });
  const later = imagi();
  expect(templateTroops({ ...later.army, year: 1760 })).toContainEqual({
    type: 'cuirassiers',
    class: 'superior',
  });
});

test('the catalogue offers the list and nothing else, without the dates of the template', () => {
  const troops: ImagiTroop[] = [
    { type: 'jaeger', class: 'inferior' },
    { type: 'uhlans', class: 'standard' },
  ];
  const found = offered(imagi({ troops }));
  expect(found.map(({ type, node, unavailable }) => [type, node.class, unavailable])).toEqual([
    ['jaeger', 'inferior', undefined],
    ['uhlans', 'standard', undefined],
  ]);
  expect(offered(imagi()).find(({ type }) => type === 'jaeger')?.unavailable).toMatchObject({
    reason: 'From 1761',
  });
  expect(offered(imagi({ troops: [] }))).toEqual([]);
});

test('what the players say of the table leaves the row of the template as it is', () => {
  expect(templateRow(imagi({ limber: 'full', moveInitiative: 2 }))).toEqual(templateRow(imagi()));
});

test('every type of the book can be chosen once, with the class it usually has', () => {
  const types = TYPE_CHOICES.flatMap((group) => group.types);
  expect(types.map(({ type }) => type).toSorted()).toEqual(Object.keys(TYPES).toSorted());
  expect(
    types.filter(({ superior }) => !superior).every(({ type }) => TYPES[type].arm === 'light-infantry'),
  ).toBe(true);
  expect(usualClass(imagi().army, 'bosniaks')).toBe('inferior');
  expect(usualClass(imagi().army, 'horse-grenadiers')).toBe('standard');
});

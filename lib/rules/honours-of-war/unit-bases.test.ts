import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { newArmy } from './catalogue';
import type { Army, Unit } from './schema';
import { mayHaveGunBase, paysAsOwn, provenances, unitBases } from './unit-fields';

let ids = 0;
const army = (nation: string, settings: ArmyFile['settings'] = {}): ArmyFile<Army> => ({
  ...newArmy({ name: 'Bases', nation, year: 1757, scale: '28', budget: null }, () => `n${ids++}`),
  settings,
});

const unit = (type: Unit['type'], more: Partial<Unit> = {}): Unit => ({
  id: 'u',
  type,
  name: '',
  class: 'standard',
  size: 'standard',
  ...more,
});

describe('unitBases', () => {
  const book = army('prussia');
  test.each<[string, Unit, ReturnType<typeof unitBases>]>([
    ['a standard battalion has its five', unit('musketeers'), { choices: [5], usual: 5, open: false }],
    [
      'a small one stands on two or three',
      unit('musketeers', { size: 'small' }),
      { choices: [2, 3], usual: 3, open: true },
    ],
    ['small cavalry has two', unit('dragoons', { size: 'small' }), { choices: [2], usual: 2, open: false }],
    [
      'an odd number can be changed',
      unit('musketeers', { bases: 4 }),
      { choices: null, usual: 5, open: true },
    ],
    [
      'a right number can be taken back',
      unit('musketeers', { bases: 5 }),
      { choices: [5], usual: 5, open: true },
    ],
    ['a battery is one base', unit('medium-battery'), { choices: null, usual: 1, open: false }],
    [
      'said of a battery it can be changed',
      unit('medium-battery', { bases: 2 }),
      { choices: null, usual: 1, open: true },
    ],
  ])('%s', (_, of, expected) => expect(unitBases(of, book)).toEqual(expected));

  test('by their own basing players say any number', () => {
    expect(unitBases(unit('dragoons'), army('prussia', { basing: 'own' }))).toEqual({
      choices: null,
      usual: 4,
      open: true,
    });
  });
});

test('a gun model belongs to close order with battalion guns; said elsewhere it can be taken back', () => {
  expect(mayHaveGunBase(unit('musketeers'))).toBe(true);
  expect(mayHaveGunBase(unit('musketeers', { battalionGuns: 'absent' }))).toBe(false);
  expect(mayHaveGunBase(unit('dragoons'))).toBe(false);
  expect(mayHaveGunBase(unit('dragoons', { extraGunBase: true }))).toBe(true);
});

describe('provenances', () => {
  test('each nation that fields such troops, with the price it would pay', () => {
    const found = provenances(unit('grenadiers', { class: 'superior' }), army('prussia'));
    expect(found[0]).toEqual({ nation: null, label: 'Prussia', price: 130 });
    expect(found).toContainEqual({ nation: 'austria', label: 'Austria', price: 120 });
    expect(found).toContainEqual({ nation: 'sweden', label: 'Sweden', price: 110 });
  });

  test('what no other nation fields has one, and what is said is always there', () => {
    expect(provenances(unit('bosniaks'), army('prussia'))).toHaveLength(1);
    expect(
      provenances(unit('bosniaks', { nation: 'france' }), army('prussia')).map(({ nation }) => nation),
    ).toEqual([null, 'france']);
  });

  test('an imagi-nation may be helped by the nation whose tables it copies', () => {
    const [own, ...others] = provenances(unit('line'), army('imagi-nation'));
    expect(own?.label).toBe('the imagi-nation');
    expect(others.map(({ nation }) => nation)).toContain('austria');
  });

  test('by the setting all pay as the main army (R12)', () => {
    const main = army('prussia', { contingentPrices: 'main' });
    expect(paysAsOwn(main)).toBe(false);
    expect(new Set(provenances(unit('dragoons'), main).map(({ price }) => price)).size).toBe(1);
  });
});

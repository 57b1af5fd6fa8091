import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OobFormation, OobSide, OobUnit } from '../core/muster/order-of-battle';
import { sumOf } from '../core/price/costing';
import { factorFor, muster } from './muster';
import { assess } from './rules';
import { parse } from './schema';
import { survey } from './survey';
import { POINT_SCALE, TYPES } from './tables';
import { unitLines } from './unit-cost';

const unit = (
  name: string,
  type: OobUnit['type'],
  arm: OobUnit['arm'],
  given: Partial<OobUnit>,
): OobUnit => ({
  name,
  nation: 'austria',
  arm,
  type,
  battalions: null,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
  ...given,
});

const formation = (
  name: string,
  units: readonly OobUnit[],
  children: readonly OobFormation[] = [],
): OobFormation => ({
  name,
  kind: children.length > 0 ? 'wing' : 'brigade',
  commander: `General of ${name}`,
  units,
  children,
});

const sideOf = (formations: readonly OobFormation[], nation = 'austria'): OobSide => ({
  name: 'Test',
  nation,
  year: 1757,
  commander: 'Daun',
  formations,
  unattached: [],
});

const mustered = (side: OobSide, factor: number | null = 1) => {
  let count = 0;
  const made = muster.fromSide(side, { name: 'Test', scale: '28', factor }, () => `i${++count}`);
  expect(parse(JSON.parse(JSON.stringify(made.file))).ok).toBe(true);
  return made;
};

const facts = (side: OobSide) => {
  const { units, tariff } = survey(mustered(side).file);
  return units.map((own) => ({
    sp: own.sp,
    morale: own.morale,
    points: sumOf(unitLines(own, tariff)) / POINT_SCALE,
  }));
};

const brigade = (units: readonly OobUnit[], nation?: string) => sideOf([formation('Brigade', units)], nation);

describe('worked examples (digest s. 7)', () => {
  test('E1: regiments of 1,350 and 1,150 men', () => {
    const side = brigade([
      unit('A', 'line', 'infantry', { men: 1350 }),
      unit('B', 'line', 'infantry', { men: 1150 }),
    ]);
    expect(facts(side).map(({ sp }) => sp)).toEqual([7, 6]);
  });

  test('E2: three grenadier battalions become one unit', () => {
    const side = brigade(
      [450, 480, 500].map((men) => unit(`G${men}`, 'grenadier', 'infantry', { men, nation: 'prussia' })),
      'prussia',
    );
    expect(facts(side)).toEqual([{ sp: 7, morale: 9, points: 56 }]);
  });

  test('E3: cuirassiers of 800 men', () => {
    const side = brigade([unit('C', 'cuirassier', 'cavalry', { men: 800, squadrons: 5 })]);
    expect(facts(side).map(({ sp }) => sp)).toEqual([6, 6]);
  });

  test('E4: two Grenz battalions of 900', () => {
    const side = brigade(['A', 'B'].map((name) => unit(name, 'grenz', 'light-infantry', { men: 900 })));
    expect(facts(side).map(({ sp, points }) => [sp, points])).toEqual([
      [5, 15],
      [4, 12],
      [5, 15],
      [4, 12],
    ]);
  });

  test('E5: twenty medium guns', () => {
    expect(
      facts(brigade([unit('Guns', 'medium-guns', 'artillery', { guns: 20 })])).map(({ sp }) => sp),
    ).toEqual([5, 5]);
  });

  test('E6: 44 units are too many', () => {
    expect(factorFor(44)).toBe(2.5);
    expect(factorFor(20)).toBe(1);
    const regiments = Array.from({ length: 44 }, (_, index) =>
      unit(`R${index}`, 'line', 'infantry', { men: 1200 }),
    );
    const { file, assumptions } = mustered(brigade(regiments), null);
    expect(file.army.factor).toBe(2.5);
    expect(assumptions[0]?.text).toContain('3,000 close order');
    expect(assess(file).stats.equivalents).toBe(17.6);
  });
});

describe('generals and brigades (step 8)', () => {
  const regiments = (name: string, count: number) =>
    formation(
      name,
      Array.from({ length: count }, (_, index) =>
        unit(`${name} ${index}`, 'line', 'infantry', { men: 1200 }),
      ),
    );

  test('two wings of two brigades keep their generals, under a commander in chief', () => {
    const side = sideOf([
      formation('Left', [], [regiments('L1', 4), regiments('L2', 3)]),
      formation('Right', [], [regiments('R1', 4), regiments('R2', 5)]),
    ]);
    const { file } = mustered(side);
    expect(file.army.generals.map(({ rank, name, brigades }) => [rank, name, brigades.length])).toEqual([
      ['cinc', 'Daun', 0],
      ['senior', 'General of Left', 2],
      ['senior', 'General of Right', 2],
    ]);
    expect(assess(file).findings).toEqual([]);
  });

  test('a brigade of two joins its neighbour, one of eleven has three brigadiers, and both are told', () => {
    const { file, assumptions } = mustered(
      sideOf([formation('Wing', [], [regiments('A', 2), regiments('B', 3), regiments('C', 11)])]),
    );
    expect(file.army.brigades.map(({ units }) => units.length)).toEqual([5, 4, 3, 4]);
    expect(assumptions.filter(({ text }) => /joined|brigadiers/.test(text))).toHaveLength(2);
    expect(assess(file).findings).toEqual([]);
  });

  test('what is too few joins its own arm: foot stays with foot, and guns with foot', () => {
    const squadrons = (id: string) => unit(id, 'cuirassier', 'cavalry', { squadrons: 5 });
    const { file } = mustered(
      sideOf([
        formation(
          'Wing',
          [],
          [
            regiments('First line', 3),
            regiments('Second line', 2),
            formation('Horse', ['Trautmannsdorf', 'Schmerzing', 'Serbelloni'].map(squadrons)),
            formation('Guns', [unit('Battery', 'medium-guns', 'artillery', { guns: 12 })]),
          ],
        ),
      ]),
    );
    const arms = file.army.brigades.map(({ units }) => units.map(({ type }) => TYPES[type].arm));
    expect([...new Set(arms.map((each) => [...new Set(each)].join(' and ')))]).toEqual([
      'close-order',
      'close-order and artillery',
      'heavy-cavalry',
    ]);
    expect(assess(file).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('guns of a wing are pooled by calibre', () => {
    const side = sideOf([
      formation('A', [...regiments('A', 3).units, unit('Six guns', 'medium-guns', 'artillery', { guns: 6 })]),
      formation('B', [
        unit('Other six', 'medium-guns', 'artillery', { guns: 6 }),
        ...regiments('B', 3).units,
      ]),
    ]);
    const guns = survey(mustered(side).file).units.filter(({ arm }) => arm === 'artillery');
    expect(guns.map(({ unit: { guns: count }, sp }) => [count, sp])).toEqual([[12, 6]]);
  });

  test('only British foot of the allied army fires with the bonus', () => {
    const side = brigade(
      [
        unit('12th', 'line', 'infantry', { nation: 'britain', men: 1200 }),
        unit('Hardenberg', 'line', 'infantry', { nation: 'hanover', men: 1200 }),
      ],
      'hanover',
    );
    expect(survey(mustered(side).file).units.map(({ fireBonus }) => fireBonus)).toEqual([true, false]);
  });
});

test('an army seen as an order of battle and mustered again is the same army', () => {
  const parsed = parse(JSON.parse(readFileSync('data/mcnally/armies/austrian-brigade.json', 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const { side } = muster.toSide(parsed.value);
  expect(side.formations[0]?.units.map(({ men, guns, strength }) => [men, guns, strength])).toEqual([
    [1200, null, 1],
    [1200, null, 1],
    [1200, null, 1],
    [1200, null, 1],
    [null, 12, 1],
  ]);
  const { file } = mustered(side);
  expect(assess(file).costing?.total).toBe(assess(parsed.value).costing?.total);
  expect(file.army.brigades[0]?.units.map(({ type, name }) => [type, name])).toEqual(
    parsed.value.army.brigades[0]?.units.map(({ type, name }) => [type, name]),
  );
});

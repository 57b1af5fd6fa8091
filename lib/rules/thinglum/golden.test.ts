import { describe, expect, test } from 'vitest';
import shipped from '@/data/thinglum/armies/example-540.json';
import golden from '@/data/thinglum/golden/units.json';
import type { ArmyFile } from '../core/army/document';
import { TWO_DICE_WAYS, twoDiceWays } from '../core/price/dice';
import { fileReader } from '../fixtures/file-reader';
import { failWays, hitsOfDie, moraleNumber, routWays, withdrawFrom } from './odds';
import { assess } from './rules';
import { type Army, parse, type Unit } from './schema';
import { CLASSES, POINT_SCALE } from './tables';
import { unitFacts } from './unit-facts';

const read = fileReader(parse, 'thinglum');

const of = (unit: object, more: object = {}) =>
  read({ ...more, army: { nation: 'prussia', year: 1757, direct: [{ id: 'u', ...unit }] } });

const points = (file: ArmyFile<Army>) => (assess(file).costing?.total ?? Number.NaN) / POINT_SCALE;

describe('units: price and derived numbers (digest s. 2, 4, 6)', () => {
  test.each(golden)('$id: $arithmetic', ({ unit, points: expected, facts }) => {
    const file = of(unit);
    expect(points(file)).toBe(expected);
    const known = unitFacts(file.army.direct[0] as Unit, file);
    expect({
      ...known,
      men: known.men ?? undefined,
      frontage: known.frontage / 2,
      fail: failWays(known.morale),
    }).toMatchObject(facts);
  });

  test('changed coefficients change the price, and fractions stay exact', () => {
    expect(points(of({ type: 'light-battery', figures: 10 }, { house: { lightGun: 0.5 } }))).toBe(22);
    expect(points(of({ type: 'line', figures: 37 }, { house: { lineMult: 1.5 } }))).toBe(56);
    expect(points(of({ type: 'hussars', figures: 3 }, { house: { horseFig: '1/3' } }))).toBe(1);
  });

  test('one more figure never costs less', () => {
    for (const type of ['line', 'grenadiers', 'light', 'cuirassiers', 'hussars', 'heavy-battery']) {
      let last = -1;
      for (let figures = 0; figures < 60; figures++) {
        const price = points(of({ type, figures }));
        expect(price).toBeGreaterThanOrEqual(last);
        last = price;
      }
    }
  });

  test('R03: 4 of 6 figures are a remainder to dice for; R04: light stands in pairs or alone', () => {
    const line = of({ type: 'line', figures: 29 });
    expect(unitFacts(line.army.direct[0] as Unit, line)).toMatchObject({ fireDice: 4, remainder: 4 });
    const light = of({ type: 'light', figures: 24 }, { settings: { lightStandPenalty: 'strict' } });
    expect(unitFacts(light.army.direct[0] as Unit, light).meleeStands).toBe(8);
  });

  test('the ready-made army costs 540 points', () => {
    const file = read(shipped);
    const { findings, stats } = assess(file);
    expect(points(file)).toBe(540);
    expect(findings).toEqual([]);
    expect(stats).toMatchObject({ figures: 364, figuresAll: 374, units: 12, couriers: 6 });
  });
});

describe('chances (digest s. 4, 5.7)', () => {
  test.each([
    [3, 1],
    [4, 3],
    [5, 6],
    [6, 10],
    [7, 15],
    [8, 21],
    [9, 26],
    [10, 30],
    [11, 33],
    [12, 35],
    [0, 0],
    [13, 36],
  ])('morale %i fails in %i of 36', (morale, ways) => expect(failWays(morale)).toBe(ways));

  test.each([
    [0, 6],
    [-1, 10],
    [-2, 15],
    [-3, 21],
    [-4, 26],
  ])('a failed test with %i routs in %i of 36', (modifier, ways) => expect(routWays(modifier)).toBe(ways));

  test('two dice have 36 ways; hits of a die by what is taken off', () => {
    expect(twoDiceWays(() => true)).toBe(TWO_DICE_WAYS);
    expect(hitsOfDie(5)).toEqual([5, 1]);
    expect(hitsOfDie(1)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('T-G14 to T-G16: current morale numbers', () => {
    expect(moraleNumber(CLASSES.line.morale, { stands: 2, outOfCommand: 1, disorganised: 1 })).toBe(8);
    expect(moraleNumber(CLASSES.grenadier.morale, { works: 1, general: 1 })).toBe(0);
    expect(moraleNumber(CLASSES['light-cavalry'].morale, { lightClosing: 1 })).toBe(7);
  });

  test('T-G12, T-G13: the withdraw test', () => {
    expect([10, 9, 12, 1].map(withdrawFrom)).toEqual([6, 5, 7, 1]);
  });
});

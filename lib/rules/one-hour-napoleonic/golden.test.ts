import { describe, expect, test } from 'vitest';
import shipped from '@/data/one-hour-napoleonic/armies/example-156.json';
import prices from '@/data/one-hour-napoleonic/golden/prices.json';
import type { ArmyFile } from '../core/army/document';
import { rowsOf } from '../core/muster/ledger';
import type { MusterOptions, OobUnit } from '../core/muster/order-of-battle';
import { chanceOf, expectedHits } from '../core/price/dice';
import { fileReader } from '../fixtures/file-reader';
import { muster } from './muster';
import { advances, chargeDice, hitOdds, retreats } from './odds';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { POINT_SCALE, TRAIT_IDS, TYPES } from './tables';

const read = fileReader(parse, 'one-hour-napoleonic');

const of = (unit: object, more: object = {}) =>
  read({ ...more, army: { nation: 'france', year: 1815, reserve: [{ id: 'u', ...unit }] } });

const points = (file: ArmyFile<Army>) => (assess(file).costing?.total ?? Number.NaN) / POINT_SCALE;

describe('house costs of units (digest s. 2, 6)', () => {
  test.each(prices)('$id: $arithmetic', ({ unit, points: expected }) => {
    expect(points(of(unit))).toBe(expected);
  });

  test.each([
    ['P8 leader', 'none', 4],
    ['P8 leader with a re-roll', 'reroll', 8],
  ])('%s', (_, ability, expected) => {
    const file = read({ army: { nation: 'france', year: 1815, leaders: [{ id: 'l', ability }] } });
    expect(points(file)).toBe(expected);
  });

  test('a changed coefficient changes the price, and thirds stay exact', () => {
    expect(points(of({ type: 'light', hits: 6 }, { house: { attackPt: 9 } }))).toBe(24);
    expect(points(of({ type: 'light', hits: 6 }, { house: { durLight: 1.25 } }))).toBe(19);
    expect(points(of({ type: 'line', hits: 0, reluctant: true }, { house: { attackPt: 0 } }))).toBe(1);
  });

  test('the ready-made army costs 156 points and has 37 hits (G11)', () => {
    const file = read(shipped);
    expect(points(file)).toBe(156);
    const { stats, findings } = assess(file);
    expect(stats).toMatchObject({ hits: 37, units: 6, leaders: 1 });
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});

describe('chances (digest s. 4)', () => {
  test.each([
    [1, 0.67, 0, 0, 0.33, 0.17],
    [2, 1.33, 0.44, 0, 0.67, 0.33],
    [3, 2, 0.74, 0.3, 1, 0.5],
    [4, 2.67, 0.89, 0.59, 1.33, 0.67],
    [6, 4, 0.98, 0.9, 2, 1],
  ])('%d dice', (dice, mean, two, three, half, quarter) => {
    const normal = hitOdds(dice, 'normal');
    expect(expectedHits(normal)).toBeCloseTo(mean, 2);
    expect(chanceOf(normal, 2)).toBeCloseTo(two, 2);
    expect(chanceOf(normal, 3)).toBeCloseTo(three, 2);
    expect(expectedHits(hitOdds(dice, 'half'))).toBeCloseTo(half, 2);
    expect(expectedHits(hitOdds(dice, 'quarter'))).toBeCloseTo(quarter, 2);
    expect(normal.ways.reduce((sum, ways) => sum + ways, 0)).toBe(normal.outOf);
  });

  test('G13: a reluctant unit with three hits left advances on 1 and 2', () => {
    expect(advances(3)).toBeCloseTo(1 / 3);
  });

  test('G14: three hits send conscripts and line back, not the steadfast; two send conscripts', () => {
    expect([{ conscript: true }, {}, { steadfast: true }].map((unit) => retreats(unit, 3))).toEqual([
      true,
      true,
      false,
    ]);
    expect([{ conscript: true }, {}].map((unit) => retreats(unit, 2))).toEqual([true, false]);
  });

  test('G15: cavalry charges light infantry in the open with six dice, four hits on average', () => {
    expect(chargeDice(TYPES.cavalry, TYPES.light)).toBe(6);
    expect(expectedHits(hitOdds(6, 'normal'))).toBe(4);
    expect(chargeDice(TYPES.cavalry, TYPES.cuirassiers)).toBe(2);
    expect(chargeDice(TYPES.line, TYPES.light)).toBe(0);
  });
});

describe('from an order of battle (digest s. 7)', () => {
  const unit = (
    type: OobUnit['type'],
    arm: OobUnit['arm'],
    men: number | null,
    guns: number | null = null,
  ): OobUnit => ({
    name: type,
    nation: 'prussia',
    arm,
    type,
    battalions: null,
    squadrons: null,
    guns,
    men,
    strength: 1,
  });
  const armyOf = (
    units: OobUnit[],
    year: number,
    // 7,000 men to a unit of foot, half of it before 1792, as the examples of the digest have it
    {
      factor = (year < 1792 ? 3500 : 7000) / 600,
      settings = {},
    }: Partial<Pick<MusterOptions, 'factor' | 'settings'>> = {},
  ) => {
    let count = 0;
    const side = {
      name: 'Side',
      nation: 'prussia',
      year,
      commander: null,
      formations: [{ name: 'Corps', kind: 'corps' as const, commander: null, units, children: [] }],
      unattached: [],
    };
    const { file, ledger } = muster.fromSide(
      side,
      { name: 'Army', scale: '28', factor, settings },
      () => `i${++count}`,
    );
    expect(rowsOf(ledger).flatMap(({ sources }) => sources)).toHaveLength(units.length);
    return file;
  };
  const unitsOf = ({ army }: ReturnType<typeof armyOf>) => army.formations.flatMap(({ units }) => units);
  const mustered = (...given: Parameters<typeof armyOf>) =>
    unitsOf(armyOf(...given)).map(({ type, hits }) => `${type} ${hits}`);

  test('E1: a corps of 1815', () => {
    expect(
      mustered(
        [
          unit('line', 'infantry', 21_500),
          unit('horse', 'cavalry', 3600),
          unit('heavy-guns', 'artillery', null, 60),
        ],
        1815,
      ),
    ).toEqual(['line 6', 'line 6', 'line 6', 'heavy-cavalry 6', 'artillery 6']);
  });

  test('E2: a wing of the Seven Years War', () => {
    expect(
      mustered(
        [
          unit('line', 'infantry', 6000),
          unit('grenadier', 'infantry', 1200),
          unit('cuirassier', 'cavalry', 1700),
        ],
        1757,
      ),
    ).toEqual(['line 6', 'line 6', 'grenadiers 5', 'cuirassiers 6']);
  });

  test('E3 and E4: light troops and a reserve of guns', () => {
    expect(mustered([unit('light', 'light-infantry', 3000)], 1757)).toEqual(['light 6']);
    expect(mustered([unit('heavy-guns', 'artillery', null, 40)], 1757)).toEqual(['artillery 6']);
  });

  test('dragoons are cavalry, or heavy by the setting, which the army keeps', () => {
    const dragoons = [unit('dragoon', 'cavalry', 3600)];
    expect(mustered(dragoons, 1757)).toEqual(['dragoons 6', 'dragoons 6']);
    const heavy = armyOf(dragoons, 1757, { settings: { dragoons: 'heavy' } });
    expect(unitsOf(heavy).map(({ type }) => type)).toEqual(['heavy-cavalry', 'heavy-cavalry']);
    expect(heavy.settings).toEqual({ dragoons: 'heavy' });
  });

  test('usual traits only by the setting, conscripts always', () => {
    const units = [
      unit('grenadier', 'infantry', 3500),
      unit('garrison', 'infantry', 3500),
      unit('cuirassier', 'cavalry', 1750),
      unit('hussar', 'cavalry', 1750),
    ];
    const traitsOf = (settings: ArmyFile['settings']) =>
      unitsOf(armyOf(units, 1757, { settings })).map((each) => TRAIT_IDS.filter((trait) => each[trait]));
    expect(traitsOf({})).toEqual([[], ['conscript'], [], []]);
    expect(traitsOf({ usualTraits: true })).toEqual([['steadfast'], ['conscript'], ['shock'], ['impetuous']]);
  });
});

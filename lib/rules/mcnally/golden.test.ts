import { describe, expect, test } from 'vitest';
import shipped from '@/data/mcnally/armies/austrian-brigade.json';
import combines from '@/data/mcnally/golden/combine.json';
import fieldworks from '@/data/mcnally/golden/fieldworks.json';
import odds from '@/data/mcnally/golden/odds.json';
import ratios from '@/data/mcnally/golden/ratios.json';
import splits from '@/data/mcnally/golden/split.json';
import strength from '@/data/mcnally/golden/strength.json';
import units from '@/data/mcnally/golden/units.json';
import type { ArmyFile } from '../core/army/document';
import { edited } from '../core/army/edit';
import { sumOf } from '../core/price/costing';
import { countedIds } from '../fixtures/counted-ids';
import { fileReader } from '../fixtures/file-reader';
import { fieldworkLines } from './cost';
import { lossOf, lossWays, routWays, shakenWays } from './odds';
import { assess } from './rules';
import { type Army, parse, type Unit } from './schema';
import { combined, partnerOf, splitUnit } from './split-and-combine';
import { leadersFor, survey } from './survey';
import { coverOf, filledTable, HOUSE_TABLES, LIMITS, POINT_SCALE } from './tables';
import { unitLines } from './unit-cost';
import { strengthOf } from './unit-facts';

const read = fileReader(parse, 'mcnally');

const brigadeOf = (list: readonly object[], army: object = {}, file: object = {}): ArmyFile<Army> =>
  read({
    ...file,
    army: {
      nation: 'austria',
      year: 1757,
      ...army,
      brigades: [
        {
          id: 'b',
          brigadier: { id: 'c' },
          units: list.map((unit, index) => ({ id: `u${index}`, ...unit })),
        },
      ],
    },
  });

const pricesOf = (file: ArmyFile<Army>): number[] => {
  const facts = survey(file);
  return facts.units.map((unit) => sumOf(unitLines(unit, facts.tariff)) / POINT_SCALE);
};

describe('units: strength, morale, price (digest s. 2, 6)', () => {
  test.each(units)('$id: $why', ({ nation, settings, unit, expect: { sp, morale, points } }) => {
    const file = brigadeOf([unit], { nation }, { settings });
    expect(survey(file).units[0]).toMatchObject({ sp, morale });
    expect(pricesOf(file)).toEqual([points]);
  });

  test.each(fieldworks)('$id', ({ sp, points, cover }) => {
    expect(sumOf(fieldworkLines({ sp }, survey(brigadeOf([])).tariff)) / POINT_SCALE).toBe(points);
    expect(coverOf(sp)).toBe(cover);
  });
});

describe('strength points from men (digest s. 4.2)', () => {
  const methods = ['per20', 'linear'] as const;

  test.each(methods)('%s: the printed row', (method) => {
    for (const [men, points] of Object.entries(strength.table[method])) {
      expect([men, strengthOf(Number(men), 1200, method)]).toEqual([men, points]);
    }
  });

  test.each(methods)('%s: the bands, for all standards', (method) => {
    for (const [points = 0, from = 0, to = 0] of strength.bands[method]) {
      for (const standard of [1200, 600, 400]) {
        const share = 1200 / standard;
        const least = Math.ceil(from / share);
        const most = Math.floor(to / share);
        for (let men = least; men <= most; men++) {
          expect([standard, men, strengthOf(men, standard, method)]).toEqual([standard, men, points]);
        }
      }
    }
  });

  test.each(methods)('%s: guns', (method) => {
    for (const [guns, points] of Object.entries(strength.guns[method])) {
      expect([guns, strengthOf(Number(guns), 12, method)]).toEqual([guns, points]);
    }
  });

  test('a standard unit may stand for more men, in halves', () => {
    expect(strengthOf(3000, 1200, 'per20', 2.5)).toBe(6);
    expect(strengthOf(2000, 1200, 'per20', 2.5)).toBe(4);
    expect(strengthOf(600, 1200, 'linear', 0.5)).toBe(6);
  });
});

describe('splitting (M01, M-G6, M-G7)', () => {
  test.each(splits)('$id', ({ id: _, parts, points, ...unit }) => {
    const file = brigadeOf([unit]);
    const facts = survey(file);
    const [whole] = facts.units;
    if (whole === undefined) throw new Error('no unit');
    const split = splitUnit(whole, facts, countedIds());
    const after = brigadeOf(split);
    expect(survey(after).units.map(({ sp }) => sp)).toEqual(parts);
    expect(pricesOf(after)).toEqual(points);
    const sum = (field: 'men' | 'guns') => split.reduce((all, part) => all + (part[field] ?? 0), 0);
    expect([sum('men'), sum('guns')]).toEqual([unit.men ?? 0, unit.guns ?? 0]);
    // nothing is gained by rounding
    expect(parts.reduce((all, part) => all + part, 0)).toBe(whole.sp);
  });

  test('the fix of M01 leaves no such finding, and no id twice', () => {
    const file = brigadeOf([{ type: 'line', name: 'Lacy', men: 4000, regimentalGuns: true }]);
    const found = assess(file).findings.find(({ code }) => code === 'm01');
    const after = edited(file, found?.fix?.ops ?? []);
    expect(assess(after).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(after.army.brigades[0]?.units.map(({ name, men }) => [name, men])).toEqual([
      ['Lacy (1 of 3)', 1400],
      ['Lacy (2 of 3)', 1400],
      ['Lacy (3 of 3)', 1200],
    ]);
  });
});

describe('combining (M02, R11)', () => {
  test.each(combines)('$id', ({ units: list, sp, modifier, points }) => {
    const file = brigadeOf(list);
    const facts = survey(file);
    const [first, second] = facts.units;
    if (first === undefined || second === undefined) throw new Error('no units');
    const partner = partnerOf(first, facts.units, facts);
    if (sp === null) {
      expect(partner).toBeUndefined();
      expect(assess(file).findings.map(({ code }) => code)).not.toContain('m02');
      return;
    }
    expect(partner).toBe(second);
    const whole: Unit = combined(first, second, facts);
    const after = brigadeOf([whole]);
    expect(survey(after).units[0]).toMatchObject({ sp, modifier });
    expect(pricesOf(after)).toEqual([points]);
  });
});

describe('generals by ratio (R07)', () => {
  test.each(ratios.units)('%i units: %i to %i brigadiers', (count = 0, min, max) => {
    expect(leadersFor(count, LIMITS.unitsPerBrigadier)).toEqual([min, max]);
  });

  test.each(ratios.brigadiers)(
    '%i brigadiers: %i to %i senior generals',
    (count = 0, minSeniors, maxSeniors) => {
      const brigades = Array.from({ length: count }, (_, index) => ({
        id: `b${index}`,
        brigadier: { id: `c${index}` },
      }));
      const file = read({ army: { nation: 'austria', year: 1757, brigades } });
      expect(survey(file)).toMatchObject({ minSeniors, maxSeniors });
    },
  );
});

describe('odds (digest s. 4.1)', () => {
  test.each(Object.entries(odds.shaken))('shaken at basic morale %s', (morale, ways) => {
    expect([0, 1, 2, 3].map((modifier) => shakenWays(Number(morale), modifier))).toEqual(ways);
  });

  test.each(odds.losses)('losses at $modifier', ({ modifier, ...expected }) => {
    expect(lossWays(modifier)).toEqual(expected);
  });

  test.each(odds.charge)('charged with $factor at $morale', ({ factor, morale, ways }) => {
    expect(routWays(morale, factor)).toBe(ways);
  });

  test('the worked example of firing (M-G21)', () => {
    const table = HOUSE_TABLES.find(({ key }) => key === 'fire-factors');
    if (table === undefined) throw new Error('no fire factors');
    const { rows } = filledTable({ tables: {} }, table);
    const keys = table.rows.map(({ key }) => key);
    const factor = (key: string) => Number(rows[keys.indexOf(key)]?.cells[0]?.replace('−', '-'));
    const total = odds.fire.factors.reduce((sum, key) => sum + factor(key), odds.fire.dice);
    expect(total).toBe(odds.fire.total);
    expect(lossOf(total)).toBe(odds.fire.loss);
    // the result is held against the morale before the loss (R17)
    for (const { morale, shaken } of odds.fire.targets) expect(total > morale).toBe(shaken);
  });
});

describe('the army of 201 points (M-G22)', () => {
  const file = (settings: object = {}, army: object = {}) => {
    return read({ ...shipped, settings, army: { ...shipped.army, ...army } });
  };

  test('price, strength, bases, morale', () => {
    const { costing, findings, stats } = assess(file());
    expect(costing?.total).toBe(201 * POINT_SCALE);
    expect(stats).toMatchObject({
      units: 5,
      sp: 30,
      bases: 20,
      brigadiers: 1,
      minBrigadiers: 1,
      maxBrigadiers: 1,
      minSeniors: 0,
      maxSeniors: 0,
      figures: 96,
      guns: 12,
      gunModels: 2,
      basicMorale: { 'line-1': 7, 'line-2': 7, 'line-3': 7, grenadiers: 8, battery: 7 },
    });
    expect(findings).toEqual([]);
  });

  test('a second brigadier is one too many', () => {
    const { army } = file();
    const brigades = [...army.brigades, { id: 'b2', brigadier: { id: 'c2' }, units: [] }];
    expect(assess(file({}, { brigades })).findings.map(({ code }) => code)).toEqual(['m06', 'm05']);
  });

  test('budget in standard units (M-G22b), strength points, points', () => {
    const over = (settings: object, budget: number) =>
      assess(file(settings, { budget })).findings.some(({ code }) => code === 'm16');
    expect(assess(file()).stats.equivalents).toBe(5);
    expect([
      over({ budgetType: 'unitEquivalents' }, 5),
      over({ budgetType: 'unitEquivalents' }, 4.99),
    ]).toEqual([false, true]);
    expect([over({ budgetType: 'sp' }, 30), over({ budgetType: 'sp' }, 29)]).toEqual([false, true]);
    expect([over({}, 201), over({}, 200)]).toEqual([false, true]);
    // without points a limit in points counts strength points
    expect([over({ points: 'none' }, 30), over({ points: 'none' }, 29)]).toEqual([false, true]);
  });

  test('no points leaves the natural budget', () => {
    const { costing, stats } = assess(file({ points: 'none' }));
    expect(costing).toBeNull();
    expect(stats).toMatchObject({ sp: 30, equivalents: 5, share: {} });
  });
});

describe('house costs', () => {
  const lines = (unit: object, house: object) => {
    const facts = survey(brigadeOf([unit], {}, { house }));
    const [own] = facts.units;
    return own === undefined ? [] : unitLines(own, facts.tariff);
  };

  test('lines of a price add up, with the rounding as one of them', () => {
    expect(lines({ type: 'dragoons', sp: 5 }, {}).map(({ label, amount }) => [label, amount])).toEqual([
      ['5 strength points at 5', 2500],
      ['Morale +1 on each', 500],
      ['Heavy cavalry, times 1.25', 750],
      ['Rounded up', 50],
    ]);
  });

  test('odd coefficients are rounded once, from the exact price', () => {
    // 5 x (1.005 + 0.333 x 2) x 1.15 = 9.60825 -> 10; each line as it is, the last takes what is left
    const made = lines({ type: 'guard-horse', sp: 5 }, { b0: 1.005, q: 0.333, multHeavyCav: 1.15 });
    expect(made.map(({ amount }) => amount)).toEqual([502.5, 333, 125.325, 39.175]);
    expect(sumOf(made)).toBe(1000);
    // 3 x 2.5 x 1.2 = 9 exactly: no float may make 8.99 of it
    expect(sumOf(lines({ type: 'line', sp: 3, modifier: 0 }, { b0: 2.5, multClose: 1.2 }))).toBe(900);
  });

  test('free generals cost points only beyond their ratio', () => {
    const file = read({
      house: { chargeGenerals: 0 },
      army: {
        nation: 'austria',
        year: 1757,
        brigades: ['a', 'b'].map((id) => ({ id, brigadier: { id: `${id}-c` } })),
      },
    });
    expect(assess(file).costing?.items.map(({ total }) => total)).toEqual([0, 600]);
  });

  test('absurd coefficients of an older file neither throw nor make a sum', () => {
    for (const value of [1e300, -1e300, 1e-300, 12345.678901, Number.MAX_SAFE_INTEGER]) {
      const file = brigadeOf([
        { type: 'dragoons', men: 1_000_000, modifier: -12 },
        { type: 'engineers', tools: true },
      ]);
      const house = { b0: value, multHeavyCav: value, multOpen: value, toolWagon: value, modGuards: value };
      const { costing, findings } = assess({ ...file, house });
      expect(costing).toBeNull();
      expect(findings.filter(({ code }) => code === 'house-1')).toHaveLength(1);
    }
  });
});

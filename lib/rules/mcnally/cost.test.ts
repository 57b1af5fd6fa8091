import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../core/price/costing';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { parse, type Unit } from './schema';
import { ARMS, COEFFICIENTS, POINT_SCALE, TYPE_IDS, TYPES } from './tables';
import { modifierOf, tariffOf } from './tariff';
import { unitLines } from './unit-cost';
import { unitFactsOf } from './unit-facts';

const TARIFF = tariffOf({ house: {} });

const priceOf = (unit: Omit<Unit, 'id' | 'name'>, tariff = TARIFF): number =>
  sumOf(unitLines(unitFactsOf({ id: 'u', name: '', ...unit }, 'austria', tariff, 'per20', 1), tariff)) /
  POINT_SCALE;

const unit = fc.record({
  type: fc.constantFrom(...TYPE_IDS),
  sp: fc.nat(40),
  modifier: fc.integer({ min: -6, max: 6 }),
  regimentalGuns: fc.boolean(),
  fireBonus: fc.boolean(),
});

/** A decimal of three places as people type it. */
const decimal = fc.integer({ min: -20_000, max: 20_000 }).map((thousandths) => thousandths / 1000);

const house = fc.dictionary(fc.constantFrom(...COEFFICIENTS.map(({ key }) => key)), decimal);

/** The formula of the digest in integers of a millionth: s. 2, nothing shared with the code under test. */
const formula = (
  { type, sp, modifier, regimentalGuns, fireBonus }: typeof unit extends fc.Arbitrary<infer U> ? U : never,
  values: Readonly<Record<string, number>>,
): number => {
  const of = (key: string): bigint => {
    const usual = COEFFICIENTS.find((each) => each.key === key)?.default ?? 0;
    return BigInt(Math.round((values[key] ?? usual) * 1000));
  };
  const { arm } = TYPES[type];
  const strength = BigInt(sp);
  const base = strength * (of('b0') + of('q') * BigInt(modifier)) * of(ARMS[arm].multiplier);
  const bonuses =
    (regimentalGuns ? of('regimentalGuns') : 0n) + (fireBonus && arm === 'close-order' ? 1000n : 0n);
  // a bonus may also be said of a unit that is not close order: the price follows what was said
  const said = fireBonus && arm !== 'close-order' ? 1000n : 0n;
  const exact = base + strength * of('fireBonus') * (bonuses + said);
  const whole = 1_000_000n;
  const doubled = 2n * exact + whole;
  const floor = doubled / (2n * whole) - (doubled % (2n * whole) < 0n ? 1n : 0n);
  return Math.max(1, Number(floor));
};

describe('the price of a unit', () => {
  test('is the formula, rounded once, whatever the coefficients', () => {
    fc.assert(
      fc.property(unit, house, (each, values) => {
        expect(priceOf(each, tariffOf({ house: values }))).toBe(formula(each, values));
      }),
    );
  });

  test('lines add up to whole points, at least one', () => {
    fc.assert(
      fc.property(unit, house, (each, values) => {
        const price = priceOf(each, tariffOf({ house: values }));
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('grows with strength, with morale and with each bonus of fire', () => {
    fc.assert(
      fc.property(unit, (each) => {
        const price = priceOf(each);
        expect(priceOf({ ...each, modifier: each.modifier + 1 })).toBeGreaterThanOrEqual(price);
        expect(priceOf({ ...each, regimentalGuns: true })).toBeGreaterThanOrEqual(price);
        // below a modifier of −5 strength has no price, so only the minimum stays
        if (each.modifier >= -5) {
          expect(priceOf({ ...each, sp: each.sp + 1 })).toBeGreaterThanOrEqual(price);
        }
      }),
    );
  });

  test('of a type is that of its modifier', () => {
    for (const type of TYPE_IDS) {
      expect(priceOf({ type, sp: 6 })).toBe(priceOf({ type, sp: 6, modifier: modifierOf({ type }, TARIFF) }));
    }
  });
});

const read = fileReader(parse, 'mcnally');

test('an army costs the sum of its units, generals and works, units alone rounded', () => {
  const army = fc.record({
    units: fc.array(unit, { maxLength: 12 }),
    brigadiers: fc.nat(4),
    seniors: fc.nat(3),
    works: fc.array(fc.nat(20), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(army, house, ({ units, brigadiers, seniors, works }, values) => {
      const file = read({
        house: { ...values, chargeGenerals: 1 },
        army: {
          nation: 'austria',
          year: 1757,
          generals: Array.from({ length: seniors }, (_, index) => ({ id: `g${index}` })),
          brigades: [
            { id: 'b', units: units.map((each, index) => ({ id: `u${index}`, ...each })) },
            ...Array.from({ length: brigadiers }, (_, index) => ({
              id: `b${index}`,
              brigadier: { id: `c${index}` },
            })),
          ],
          works: works.map((sp, index) => ({ id: `w${index}`, sp })),
        },
      });
      const { costing } = assess(file);
      const tariff = tariffOf(file);
      const thousandths = (key: 'brigadier' | 'senior' | 'fieldworkPerSP', count: number): number =>
        Math.round(tariff.number(key) * 1000) * count;
      const sum =
        units.reduce((all, each) => all + priceOf(each, tariff) * 1000, 0) +
        thousandths('brigadier', brigadiers) +
        thousandths('senior', seniors) +
        works.reduce((all, sp) => all + thousandths('fieldworkPerSP', sp), 0);
      expect(Math.round(((costing?.total ?? 0) * 1000) / POINT_SCALE) + 0).toBe(sum + 0);
    }),
  );
});

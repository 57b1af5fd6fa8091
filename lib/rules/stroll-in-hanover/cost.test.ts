import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { sumOf } from '../core/price/costing';
import { minorPoints } from '../core/price/points';
import { isOver, LIST_IDS, printedCap, wholeCap } from './army-lists';
import { newArmy } from './catalogue';
import { armyCost, unitLines } from './cost';
import type { Army, Unit } from './schema';
import { survey } from './survey';
import { classOf, TYPE_IDS } from './tables';

const stands = fc.record({
  id: fc.constant('u'),
  name: fc.constant(''),
  type: fc.constantFrom(...TYPE_IDS),
  sp: fc.integer({ min: 1, max: 12 }),
  morale: fc.integer({ min: 1, max: 6 }),
  shock: fc.boolean(),
  noGrenadiers: fc.boolean(),
});

const price = (unit: Unit): number => sumOf(unitLines(unit, 'keep'));
const isGun = (unit: Unit): boolean => classOf(unit).arm === 'artillery';
const isLight = (unit: Unit): boolean => classOf(unit).troops === 'light';

const armyOf = (units: readonly Unit[]): ArmyFile<Army> => {
  const file = newArmy({ name: '', nation: 'france', year: 1757, scale: '50', budget: null }, () => 'x');
  return { ...file, army: { ...file.army, direct: [...units] } };
};

test('no price is below 0, and every one is a whole number of half points', () => {
  fc.assert(
    fc.property(stands, (unit) => {
      expect(price(unit)).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(price(unit))).toBe(true);
    }),
  );
});

test('more Morale never costs less; more strength never, where Morale pays for the deductions', () => {
  fc.assert(
    fc.property(stands, (unit) => {
      expect(price({ ...unit, morale: unit.morale + 1 })).toBeGreaterThanOrEqual(price(unit));
      // light troops without grenadiers (an error) lose half a point of SP for each half of Morale
      if (unit.morale < 2 || (isLight(unit) && unit.noGrenadiers)) return;
      expect(price({ ...unit, sp: unit.sp + 1 })).toBeGreaterThanOrEqual(price(unit));
    }),
  );
});

test('Shock is two points for each SP, no grenadiers a half less, unless the price would fall below 0', () => {
  fc.assert(
    fc.property(stands, (unit) => {
      if (isGun(unit)) {
        expect(price({ ...unit, shock: true })).toBe(price({ ...unit, shock: false }));
        return;
      }
      const plain = { ...unit, shock: false, noGrenadiers: false };
      expect(price({ ...plain, shock: true }) - price(plain)).toBe(4 * unit.sp);
      if (price(plain) < unit.sp) return;
      expect(price(plain) - price({ ...plain, noGrenadiers: true })).toBe(unit.sp);
    }),
  );
});

test('only stands without grenadiers of odd strength cost half a point; rounding takes it away', () => {
  fc.assert(
    fc.property(stands, (unit) => {
      const odd = price(unit) % 2 !== 0;
      if (odd) expect(unit.noGrenadiers && unit.sp % 2 === 1).toBe(true);
      expect(sumOf(unitLines(unit, 'upPerUnit'))).toBe(price(unit) + (odd ? 1 : 0));
      expect(sumOf(unitLines(unit, 'downPerUnit'))).toBe(price(unit) - (odd ? 1 : 0));
    }),
  );
});

test('an army costs what its stands cost, one by one', () => {
  fc.assert(
    fc.property(fc.array(stands, { maxLength: 30 }), (units) => {
      const empty = armyCost(survey(armyOf([]))).costing.total;
      const sum = units.reduce((all, unit) => all + price(unit), Number(empty));
      expect(armyCost(survey(armyOf(units))).costing.total).toBe(sum);
    }),
  );
});

test('each of the four lists costs its core and what is marked for it (R19)', () => {
  const marks = fc.constantFrom(undefined, 'core', 'plus-10', 'plus-30', 'both');
  fc.assert(
    fc.property(fc.array(fc.tuple(stands, marks), { maxLength: 20 }), (marked) => {
      const units = marked.map(([unit, list]): Unit => ({ ...unit, ...(list && { list: list as 'both' }) }));
      const sum = (...lists: unknown[]) =>
        units.filter(({ list }) => lists.includes(list)).reduce((all, unit) => all + price(unit), 0);
      const empty = armyCost(survey(armyOf([]))).costing.total;
      const core = empty + sum(undefined, 'core');
      const { costing, totals } = armyCost(survey(armyOf(units)));
      expect(totals).toEqual({
        defender: core,
        works: core,
        pitched: core + sum('plus-10', 'both'),
        attack: core + sum('plus-30', 'both'),
      });
      expect(costing.total).toBe(core);
      const aside = costing.aside?.reduce((all, item) => all + item.total, 0) ?? 0;
      expect(aside).toBe(sum('plus-10', 'plus-30', 'both'));
    }),
  );
});

test('a cap in tenths and one rounded down to half points judge alike (R12)', () => {
  fc.assert(
    fc.property(fc.nat(4000), fc.nat(6000), fc.constantFrom(...LIST_IDS), (most, all, list) => {
      const [base, total] = [minorPoints(most), minorPoints(all)];
      expect(isOver(total, base, list)).toBe(total > wholeCap(base, list));
      expect(wholeCap(base, list) / 2).toBeLessThanOrEqual(printedCap(base, list));
    }),
  );
});

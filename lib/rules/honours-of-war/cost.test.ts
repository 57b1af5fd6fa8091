import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '../core/army/document';
import { sumOf } from '../core/price/costing';
import { arbitraryArmy } from '../fixtures/arbitrary-army';
import { armyCost, commanderLine, unitLines } from './cost';
import type { Army, Unit } from './schema';
import { survey } from './survey';
import { POINTS, TYPES } from './tables';

const honoursOfWar = await loadSystem('honours-of-war');

const CLASSES = ['inferior', 'standard', 'superior'] as const;
const SIZES = ['small', 'standard', 'large'] as const;
const armies = arbitraryArmy(honoursOfWar) as fc.Arbitrary<ArmyFile<Army>>;

const unitsOf = ({ army }: ArmyFile<Army>): Unit[] => [
  ...army.brigades.flatMap(({ units }) => units),
  ...army.independents,
  ...army.unassigned,
];

/** Every unit of any army, with its price as any other unit of the same army would have it. */
const eachUnit = (check: (unit: Unit, price: (unit: Unit) => number) => void) =>
  fc.assert(
    fc.property(armies, (file) => {
      const facts = survey(file);
      for (const unit of unitsOf(file)) check(unit, (other) => sumOf(unitLines(other, facts)));
    }),
  );

describe('the price of a unit', () => {
  test('never falls with its class', () =>
    eachUnit((unit, price) => {
      const [inferior = 0, standard = 0, superior = 0] = CLASSES.map((of) => price({ ...unit, class: of }));
      expect(inferior).toBeLessThanOrEqual(standard);
      expect(standard).toBeLessThanOrEqual(superior);
    }));

  test('rises with the class of close order infantry and of cavalry, and with their size', () =>
    eachUnit((unit, price) => {
      const { arm } = TYPES[unit.type];
      if (arm !== 'close-order' && arm !== 'cavalry') return;
      const byClass = CLASSES.map((of) => price({ ...unit, class: of }));
      expect(byClass).toEqual([...new Set(byClass)].sort((a, b) => a - b));
      const bySize = SIZES.map((size) => price({ ...unit, size }));
      expect(bySize).toEqual([...new Set(bySize)].sort((a, b) => a - b));
    }));

  test('never falls with its size', () =>
    eachUnit((unit, price) => {
      const [small = 0, standard = 0, large = 0] = SIZES.map((size) => price({ ...unit, size }));
      expect(small).toBeLessThanOrEqual(standard);
      expect(standard).toBeLessThanOrEqual(large);
    }));

  test('does not depend on its name, its notes or who stands beside it', () =>
    fc.assert(
      fc.property(armies, (file) => {
        const facts = survey(file);
        for (const unit of unitsOf(file)) {
          const alone: ArmyFile<Army> = {
            ...file,
            army: { ...file.army, brigades: [], independents: [], works: [], unassigned: [unit] },
          };
          const renamed = { ...unit, name: 'Moller', notes: 'On the hill.' };
          expect(unitLines(renamed, survey(alone))).toEqual(unitLines(unit, facts));
        }
      }),
    ));

  test('of a battery is never below the least price, the line that makes it so told apart (p. 52)', () =>
    eachUnit((unit, price) => {
      if (TYPES[unit.type].arm !== 'artillery') return;
      expect(price(unit)).toBeGreaterThanOrEqual(POINTS.minimumBattery.amount);
    }));
});

test('a commander costs more the better he is, in every army', () =>
  fc.assert(
    fc.property(armies, (file) => {
      const facts = survey(file);
      const [dithering, dependable, dashing] = (['dithering', 'dependable', 'dashing'] as const).map(
        (rating) => commanderLine({ id: 'c', name: '', rating }, facts).amount,
      );
      expect(dithering).toBeLessThan(dependable ?? 0);
      expect(dependable).toBeLessThan(dashing ?? 0);
    }),
  ));

test('a unit added or taken away changes the total by its own price only', () =>
  fc.assert(
    fc.property(armies, (file) => {
      const total = armyCost(survey(file)).total;
      const { army } = file;
      for (const unit of unitsOf(file)) {
        const more = survey({ ...file, army: { ...army, unassigned: [...army.unassigned, unit] } });
        expect(armyCost(more).total - total).toBe(sumOf(unitLines(unit, survey(file))));
      }
    }),
  ));

import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import {
  type CostItem,
  type Costing,
  type CostLine,
  costItem,
  costing,
  costLine,
} from '../core/price/costing';
import { type Fraction, fraction, times } from '../core/price/fraction';
import type { Army, Brigade, Fieldwork, General } from './schema';
import { hasPoints } from './settings';
import { type Facts, type Survey, survey } from './survey';
import { ARMS, LIMITS } from './tables';
import type { Tariff } from './tariff';
import { line, unitLines } from './unit-cost';

/** A price of one figure: its coefficient. The digest rounds units only. */
const single = (label: string, exact: Fraction): CostLine[] => [line(label, exact)];

/** A fieldwork: its strength points at their price. */
export const fieldworkLines = ({ sp }: Pick<Fieldwork, 'sp'>, tariff: Tariff): CostLine[] =>
  single(
    `${counted(sp, 'strength point')} at ${tariff.describe('fieldworkPerSP')}`,
    times(fraction(sp), tariff.exact('fieldworkPerSP')),
  );

const FREE: CostLine[] = [costLine('Free within the ratio', 0, LIMITS.unitsPerBrigadier.cite)];

/** Generals cost points; or, if the coefficient says so, only those beyond the ratio (digest s. 2). */
const generalItems = ({ army, tariff, seniors, maxBrigadiers, maxSeniors }: Survey): CostItem[] => {
  const charged = tariff.number('chargeGenerals') !== 0;
  let free = { brigadiers: charged ? 0 : maxBrigadiers, seniors: charged ? 0 : maxSeniors };
  const items: CostItem[] = [];
  army.generals.forEach(({ rank }: General, index) => {
    const at = ['generals', index];
    if (rank === 'cinc') {
      const lines =
        charged || seniors < LIMITS.seniorsForCinc.min
          ? single('Commander in chief', tariff.exact('cinc'))
          : FREE;
      items.push(costItem(at, 'command', lines));
      return;
    }
    const lines = free.seniors > 0 ? FREE : single('Senior general', tariff.exact('senior'));
    free = { ...free, seniors: free.seniors - 1 };
    items.push(costItem(at, 'command', lines));
  });
  army.brigades.forEach(({ brigadier }: Brigade, index) => {
    if (brigadier === null) return;
    const lines = free.brigadiers > 0 ? FREE : single('Brigadier', tariff.exact('brigadier'));
    free = { ...free, brigadiers: free.brigadiers - 1 };
    items.push(costItem(['brigades', index, 'brigadier'], 'command', lines));
  });
  return items;
};

/** The whole army, itemised: generals, units with their trains, fieldworks. The total is the sum of the lines. */
export const armyCost = (facts: Survey): Costing => {
  const { army, tariff, units } = facts;
  const items = generalItems(facts);
  for (const unit of units) {
    items.push(costItem(unit.at, ARMS[unit.arm].share, unitLines(unit, tariff)));
  }
  army.works.forEach((work, index) => {
    items.push(costItem(['works', index], 'works', fieldworkLines(work, tariff)));
  });
  return costing(items);
};

/** Counts and prices an army, unless points are off: what the rules check. */
export const factsOf = (file: ArmyFile<Army>): Facts => {
  const counted = survey(file);
  return { ...counted, costing: hasPoints(file) ? armyCost(counted) : null };
};

import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats } from '../core/contract/assessment';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { printedShares } from '../core/price/costing';
import { toMinor } from '../core/price/points';
import { withdrawFrom } from './odds';
import type { Army } from './schema';
import { budgetOf } from './settings';
import type { Facts } from './survey';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE, section } from './tables';

/** Numbers of the army, explained in this folder's README. */
export const statsOf = (facts: Facts): Stats => {
  const { arms, units, figures, command, costing, file } = facts;
  return {
    units,
    brigades: file.army.brigades.length,
    battalions: arms.foot,
    regiments: arms.horse,
    batteries: arms.guns,
    figures,
    figuresAll: figures + command,
    stands: facts.stands,
    men: facts.men,
    guns: facts.guns,
    limbers: facts.guns,
    couriers: facts.couriers,
    chips: facts.chips,
    fireDice: facts.fireDice,
    meleeStands: facts.meleeStands,
    frontage: facts.frontage / 2,
    withdrawPoint: units === 0 ? null : withdrawFrom(units),
    share: costing === null ? null : printedShares(costing, POINT_SCALE),
  };
};

const ARMS = {
  infantry: 'Line infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
};

/** What lists, panels and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { stats } = assessment;
  const of = budgetOf(file);
  const natural = (key: 'units' | 'figures', label: string, most: number | undefined) => {
    const limits = [of === key ? army.budget : null, most ?? null].filter((limit) => limit !== null);
    const allowed = limits.length === 0 ? null : Math.min(...limits);
    const why = allowed === null ? 'No limit is agreed' : 'The agreed limit of the army';
    return { key, label, allowed, why, cite: HOUSE };
  };
  return summaryOf(file, assessment, {
    nationLabel: NATIONS[army.nation],
    scale: `${army.scale} mm`,
    budget: of !== 'points' || army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: statOf(stats, 'units'),
    breakingPoint: typeof stats.withdrawPoint === 'number' ? stats.withdrawPoint : null,
    limits: [
      natural('units', 'Units', army.maxUnits),
      natural('figures', 'Figures', army.maxFigures),
      {
        key: 'stands',
        label: 'Stands',
        why: 'All stands, of a gun and its limber two',
        cite: section('VIII.A'),
      },
      {
        key: 'men',
        label: 'Men',
        why: 'Twenty to a figure of foot and horse',
        cite: LIMITS.menPerFigure.cite,
      },
      {
        key: 'couriers',
        label: 'Couriers',
        why: 'Three of the commander in chief, one of each brigade',
        cite: LIMITS.couriers.cite,
      },
      {
        key: 'withdrawPoint',
        label: 'Withdrawal test',
        why: 'Units lost from which the army tests each turn',
        cite: section('VII.B'),
      },
    ],
    arms: ARMS,
  });
};

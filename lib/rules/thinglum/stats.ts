import type { Stats } from '../core/contract/assessment';
import { printedShares } from '../core/price/costing';
import { withdrawFrom } from './odds';
import type { Facts } from './survey';
import { POINT_SCALE } from './tables';

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

import type { ArmyFile } from '../core/army/document';
import type { Assessment } from '../core/contract/assessment';
import { printedShares } from '../core/price/costing';
import { factsOf } from './cost';
import { withdrawFrom } from './odds';
import { findingsOf } from './rules';
import type { Army } from './schema';
import { POINT_SCALE } from './tables';

/** Prices (unless points are off), checks and counts an army. Statistics are explained in this folder's README. */
export const assess = (file: ArmyFile<Army>): Assessment => {
  const facts = factsOf(file);
  const { arms, units, figures, command, costing } = facts;
  return {
    costing,
    findings: findingsOf(facts),
    stats: {
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
    },
  };
};

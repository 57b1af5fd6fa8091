import type { ArmyFile } from '../core/army/document';
import type { Assessment } from '../core/contract/assessment';
import { printedShares } from '../core/price/costing';
import { factsOf } from './cost';
import { findingsOf } from './rules';
import type { Army } from './schema';
import { settingOf } from './settings';
import { LIMITS, POINT_SCALE } from './tables';

/** Prices (unless points are off), checks and counts an army. Statistics are explained in this folder's README. */
export const assess = (file: ArmyFile<Army>): Assessment => {
  const facts = factsOf(file);
  const { arms, units, hits, men, costing } = facts;
  return {
    costing,
    findings: findingsOf(facts),
    stats: {
      units,
      hits,
      men,
      leaders: file.army.leaders.length,
      line: arms.line,
      light: arms.light,
      cavalry: arms.cavalry,
      heavyCavalry: arms['heavy-cavalry'],
      artillery: arms.artillery,
      breakPoint: settingOf(file, 'armyBreak') === true ? Math.ceil(units / LIMITS.breakShare.of) : null,
      share: costing === null ? null : printedShares(costing, POINT_SCALE),
    },
  };
};

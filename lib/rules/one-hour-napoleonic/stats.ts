import type { Stats } from '../core/contract/assessment';
import { printedShares } from '../core/price/costing';
import { settingOf } from './settings';
import type { Facts } from './survey';
import { LIMITS, POINT_SCALE } from './tables';

/** Numbers of the army, explained in this folder's README. */
export const statsOf = (facts: Facts): Stats => {
  const { arms, units, hits, men, costing, file } = facts;
  return {
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
  };
};

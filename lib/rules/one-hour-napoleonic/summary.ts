import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats } from '../core/contract/assessment';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { printedShares } from '../core/price/costing';
import { toMinor } from '../core/price/points';
import type { Army } from './schema';
import { settingOf } from './settings';
import { type Facts, spent, survey } from './survey';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE, section } from './tables';

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

const ARMS = {
  infantry: 'Line infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Leaders',
};

const NATURAL = { units: 'Units', hits: 'Hits' } as const;

/** What lists, panels and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { costing, stats } = assessment;
  const { of, used } = spent({ ...survey(file), costing });
  const breakingPoint = typeof stats.breakPoint === 'number' ? stats.breakPoint : null;
  return summaryOf(file, assessment, {
    nationLabel: NATIONS[army.nation],
    scale: `${army.scale} mm`,
    budget: of !== 'points' || army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: statOf(stats, 'units'),
    breakingPoint,
    limits: [
      {
        key: 'units',
        label: 'Units',
        allowed: LIMITS.usualUnits.value,
        guide: true,
        why: 'Six a side is the common size of the parent game',
        cite: LIMITS.usualUnits.cite,
      },
      { key: 'hits', label: 'Hits', why: 'The sum of all hits', cite: LIMITS.quality.cite },
      {
        key: 'men',
        label: 'Men',
        why: 'Of foot and horse, at the size in use; guns are counted as guns',
        cite: section('Unit types'),
      },
      ...(breakingPoint === null
        ? []
        : [
            {
              key: 'breakPoint',
              label: 'Breaks at',
              why: 'Units routed at which the army breaks',
              cite: HOUSE,
            },
          ]),
      ...(of === 'points' || army.budget === null
        ? []
        : [
            {
              key: 'budget',
              label: `${NATURAL[of]} agreed`,
              used,
              allowed: army.budget,
              why: 'The agreed limit of the army',
              cite: LIMITS.usualUnits.cite,
            },
          ]),
    ],
    arms: ARMS,
  });
};

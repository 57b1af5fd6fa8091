import { spentOn } from '../core/costing';
import type { ArmyFile } from '../core/document';
import type { Limit, ShareOfArm } from '../core/outline';
import { toMinor } from '../core/points';
import type { Assessment, Summary } from '../core/system';
import type { Army } from './schema';
import { spent, survey } from './survey';
import { HOUSE, LIMITS, NATIONS, POINT_SCALE, section } from './tables';

const SHARES = [
  { key: 'infantry', label: 'Line infantry', hatch: 'infantry' },
  { key: 'light-infantry', label: 'Light infantry', hatch: 'light-infantry' },
  { key: 'cavalry', label: 'Cavalry', hatch: 'cavalry' },
  { key: 'artillery', label: 'Artillery', hatch: 'artillery' },
  { key: 'command', label: 'Leaders', hatch: 'command' },
] as const satisfies Omit<ShareOfArm, 'amount'>[];

const NATURAL = { units: 'Units', hits: 'Hits' } as const;

/** What lists, panels and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, { costing, stats }: Assessment): Summary => {
  const { army } = file;
  const number = (key: string): number => Number(stats[key] ?? 0);
  const { of, used } = spent({ ...survey(file), costing });
  const limits: Limit[] = [
    {
      key: 'units',
      label: 'Units',
      used: number('units'),
      allowed: LIMITS.usualUnits.value,
      guide: true,
      why: 'Six a side is the common size of the parent game',
      cite: LIMITS.usualUnits.cite,
    },
    {
      key: 'hits',
      label: 'Hits',
      used: number('hits'),
      allowed: null,
      guide: true,
      why: 'The sum of all hits',
      cite: LIMITS.quality.cite,
    },
    {
      key: 'men',
      label: 'Men',
      used: number('men'),
      allowed: null,
      guide: true,
      why: 'Of foot and horse, at the size in use; guns are counted as guns',
      cite: section('Unit types'),
    },
    ...(typeof stats.breakPoint === 'number'
      ? [
          {
            key: 'breakPoint',
            label: 'Breaks at',
            used: stats.breakPoint,
            allowed: null,
            guide: true,
            why: 'Units routed at which the army breaks',
            cite: HOUSE,
          },
        ]
      : []),
    ...(of === 'points' || army.budget === null
      ? []
      : [
          {
            key: 'budget',
            label: `${NATURAL[of]} agreed`,
            used,
            allowed: army.budget,
            guide: false,
            why: 'The agreed limit of the army',
            cite: LIMITS.usualUnits.cite,
          },
        ]),
  ];
  return {
    nation: army.nation,
    nationLabel: NATIONS[army.nation],
    year: army.year,
    scale: `${army.scale} mm`,
    points: costing?.total ?? null,
    budget: of === 'points' && army.budget !== null ? toMinor(army.budget, POINT_SCALE) : null,
    units: number('units'),
    breakingPoint: typeof stats.breakPoint === 'number' ? stats.breakPoint : null,
    shares: spentOn(SHARES, costing),
    limits,
  };
};

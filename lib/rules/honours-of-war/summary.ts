import type { Cite } from '../core/citation';
import { spentOn } from '../core/costing';
import type { ArmyFile } from '../core/document';
import type { Limit, ShareOfArm } from '../core/outline';
import { toMinor } from '../core/points';
import type { Assessment, Stats, Summary } from '../core/system';
import type { Army } from './schema';
import { LIMITS, NATIONS, POINT_SCALE } from './tables';

const SHARES = [
  { key: 'infantry', label: 'Infantry', hatch: 'infantry' },
  { key: 'light-infantry', label: 'Light infantry', hatch: 'light-infantry' },
  { key: 'cavalry', label: 'Cavalry', hatch: 'cavalry' },
  { key: 'artillery', label: 'Artillery', hatch: 'artillery' },
  { key: 'command', label: 'Command', hatch: 'command' },
  { key: 'works', label: 'Works', hatch: 'works' },
] as const satisfies Omit<ShareOfArm, 'amount'>[];

const limit = (
  key: string,
  label: string,
  used: number,
  allowed: number | null,
  why: string,
  cite: Cite,
  guide = false,
): Limit => ({
  key,
  label,
  used,
  allowed,
  guide,
  why,
  cite,
});

const nationLabel = ({ nation, imagiNation }: Army): string =>
  nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;

/** The limits of howitzers and heavy guns that bind the army; none where the rules give none (p. 14, 46; R29). */
const heavyLimits = ({ howitzersAndHeavy, maxHowitzersAndHeavy, ...stats }: Stats): Limit[] => {
  const row = (key: string, label: string, used: unknown, most: unknown, why: string, cite: Cite): Limit[] =>
    typeof most === 'number' ? [limit(key, label, Number(used), most, why, cite, true)] : [];
  const { howitzers, maxHowitzers, heavyGuns, maxHeavyGuns } = stats;
  const third = 'As a general rule at most a third of the batteries';
  const half = 'At most half of the batteries, unicorns and Shuvalovs among them';
  return [
    ...row(
      'heavy',
      'Howitzers, heavy',
      howitzersAndHeavy,
      maxHowitzersAndHeavy,
      third,
      LIMITS.heavyShare.cite,
    ),
    ...row('howitzers', 'Howitzers', howitzers, maxHowitzers, half, LIMITS.russianHowitzerShare.cite),
    ...row('heavy', 'Heavy guns', heavyGuns, maxHeavyGuns, third, LIMITS.heavyShare.cite),
  ];
};

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = ({ army }: ArmyFile<Army>, { costing, findings, stats }: Assessment): Summary => {
  const number = (key: string): number => Number(stats[key] ?? 0);
  const lieutenants = number('lieutenantGenerals');
  return {
    nation: army.nation,
    nationLabel: nationLabel(army),
    year: army.year,
    scale: `${army.scale} mm`,
    points: costing?.total ?? null,
    budget: army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: number('units'),
    breakingPoint: number('breakingPoint'),
    shares: spentOn(SHARES, costing),
    limits: [
      limit(
        'breakingPoint',
        'Breaking point',
        number('breakingPoint'),
        number('units'),
        'Half the units, weighted by size, rounded down',
        LIMITS.breakingPoint.cite,
        true,
      ),
      {
        ...limit(
          'commanders',
          'Commanders',
          number('brigadeCommanders'),
          number('maxBrigadeCommanders'),
          'One for every three units that are not independent',
          LIMITS.unitsPerCommander.cite,
        ),
        ...(findings.some(({ code, wanting }) => code === 'org-7' && wanting) && { wanting: true }),
      },
      limit(
        'batteries',
        'Batteries',
        number('batteries'),
        number('maxBatteries'),
        'A rule of thumb: one for each infantry brigade, two from 1759',
        LIMITS.batteriesPerInfantryBrigade.cite,
        true,
      ),
      limit(
        'independents',
        'Independents',
        number('independents'),
        number('maxIndependents'),
        'Never more than three',
        LIMITS.independents.cite,
      ),
      ...heavyLimits(stats),
      ...(lieutenants > 0
        ? [
            limit(
              'lieutenants',
              'Lieutenant generals',
              lieutenants,
              number('maxLieutenantGenerals'),
              'One for every three brigades',
              LIMITS.brigadesPerLieutenant.cite,
            ),
          ]
        : []),
    ],
  };
};

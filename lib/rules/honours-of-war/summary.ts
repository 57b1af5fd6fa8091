import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats } from '../core/contract/assessment';
import type { Cite } from '../core/contract/citation';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { toMinor } from '../core/price/points';
import type { Army } from './schema';
import { LIMITS, POINT_SCALE } from './tables';
import { nationLabel } from './tree';

const ARMS = {
  infantry: 'Infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
  works: 'Works',
};

/** The limits of howitzers and heavy guns that bind the army; none where the rules give none (p. 14, 46; R29). */
const heavyLimits = ({ howitzersAndHeavy, maxHowitzersAndHeavy, ...stats }: Stats) => {
  const row = (key: string, label: string, used: unknown, allowed: unknown, why: string, cite: Cite) =>
    typeof allowed === 'number' ? [{ key, label, used: Number(used), allowed, guide: true, why, cite }] : [];
  const { howitzers, maxHowitzers, heavyGuns, maxHeavyGuns } = stats;
  const third = 'As a general rule at most a third of the batteries';
  const half = 'At most half of the batteries, unicorns and Shuvalovs among them';
  const { heavyShare, russianHowitzerShare } = LIMITS;
  return [
    ...row('heavy', 'Howitzers, heavy', howitzersAndHeavy, maxHowitzersAndHeavy, third, heavyShare.cite),
    ...row('howitzers', 'Howitzers', howitzers, maxHowitzers, half, russianHowitzerShare.cite),
    ...row('heavy', 'Heavy guns', heavyGuns, maxHeavyGuns, third, heavyShare.cite),
  ];
};

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { findings, stats } = assessment;
  const number = (key: string): number => statOf(stats, key);
  const lieutenants = number('lieutenantGenerals');
  return summaryOf(file, assessment, {
    nationLabel: nationLabel(army),
    scale: `${army.scale} mm`,
    budget: army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: number('units'),
    breakingPoint: number('breakingPoint'),
    limits: [
      {
        key: 'breakingPoint',
        label: 'Breaking point',
        allowed: number('units'),
        guide: true,
        why: 'Half the units, weighted by size, rounded down',
        cite: LIMITS.breakingPoint.cite,
      },
      {
        key: 'commanders',
        label: 'Commanders',
        used: number('brigadeCommanders'),
        allowed: number('maxBrigadeCommanders'),
        why: 'One for every three units that are not independent',
        cite: LIMITS.unitsPerCommander.cite,
        ...(findings.some(({ code, wanting }) => code === 'org-7' && wanting) && { wanting: true }),
      },
      {
        key: 'batteries',
        label: 'Batteries',
        allowed: number('maxBatteries'),
        guide: true,
        why: 'A rule of thumb: one for each infantry brigade, two from 1759',
        cite: LIMITS.batteriesPerInfantryBrigade.cite,
      },
      {
        key: 'independents',
        label: 'Independents',
        allowed: number('maxIndependents'),
        why: 'Never more than three',
        cite: LIMITS.independents.cite,
      },
      ...heavyLimits(stats),
      ...(lieutenants > 0
        ? [
            {
              key: 'lieutenants',
              label: 'Lieutenant generals',
              used: lieutenants,
              allowed: number('maxLieutenantGenerals'),
              why: 'One for every three brigades',
              cite: LIMITS.brigadesPerLieutenant.cite,
            },
          ]
        : []),
    ],
    arms: ARMS,
  });
};

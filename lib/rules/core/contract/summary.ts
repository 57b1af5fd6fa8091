import type { ArmyFile } from '../army/document';
import { toneOf } from '../check/finding';
import { shares } from '../price/costing';
import { NO_POINTS } from '../price/points';
import type { Hatch } from '../sheet/symbol';
import type { Limit } from '../tree/outline';
import type { Assessment, Stats } from './assessment';
import type { Summary } from './system';

/** A numeric statistic; 0 if it is missing. */
export const statOf = (stats: Stats, key: string): number => Number(stats[key] ?? 0);

type Row = Pick<Limit, 'key' | 'label' | 'why' | 'cite'> &
  Partial<Limit> & {
    /** code of the check behind this limit, whose findings say how a breach is marked */
    readonly check?: string;
  };

type Marks = Pick<Limit, 'note' | 'wanting'> & Partial<Pick<Limit, 'guide'>>;

/** No limit is marked heavier than the finding of its check. */
const marksOf = (findings: Assessment['findings'], check: string): Marks => {
  const own = findings.filter(({ code }) => code === check);
  if (own.length > 0 && own.every(({ wanting }) => wanting)) return { wanting: true };
  const tones = new Set(own.map(toneOf));
  if (tones.has('error')) return {};
  if (tones.has('warning')) return { guide: true };
  return { note: true };
};

type Own = Pick<Summary, 'nationLabel' | 'scale' | 'budget' | 'units' | 'breakingPoint'> & {
  /** the arms that the system tells apart, with its words */
  readonly arms: Readonly<Partial<Record<Hatch, string>>>;
  /** usually the statistic of that key is what is used, and what has no limit is a guide */
  readonly limits: readonly Row[];
};

/** The summary of an army: what a system says of it, and what is the same for all. */
export const summaryOf = (
  { army: { nation, year } }: ArmyFile<{ readonly nation: string; readonly year: number }>,
  { costing, findings, stats }: Assessment,
  { nationLabel, scale, budget, units, breakingPoint, arms, limits }: Own,
): Summary => {
  const spent = costing === null ? {} : shares(costing);
  return {
    nation,
    nationLabel,
    year,
    scale,
    points: costing?.total ?? null,
    budget,
    units,
    breakingPoint,
    shares: (Object.entries(arms) as [Hatch, string][]).map(([key, label]) => ({
      key,
      label,
      hatch: key,
      amount: spent[key] ?? NO_POINTS,
    })),
    limits: limits.map(
      ({
        key,
        label,
        used = statOf(stats, key),
        allowed = null,
        guide = allowed === null,
        check,
        ...why
      }) => ({
        key,
        label,
        used,
        allowed,
        guide,
        ...(check !== undefined && allowed !== null && used > allowed && marksOf(findings, check)),
        ...why,
      }),
    ),
  };
};

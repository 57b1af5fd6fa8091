import type { ArmyFile } from '../army/document';
import { type Path, pathKey } from '../army/path';
import { subtotals } from '../price/costing';
import { NO_POINTS, type PrintedPoints, printedPoints } from '../price/points';
import type { SheetOptions } from '../sheet/sheet';
import type { FooterSystem } from '../sheet/sheet-footer';
import type { NumberOf } from '../tree/unit-numbers';
import type { Assessment } from './assessment';

/** A system as its sheets name it. */
export type PrintedSystem = FooterSystem & {
  readonly terms: Readonly<Record<'formation' | 'formations' | 'unit' | 'units', string>>;
  /** minor units in one printed point */
  readonly pointScale: number;
  /** points are house costs, ours: the rules print none */
  readonly houseCosts: boolean;
};

/** What the envelope of a sheet reads of any army. */
export type PrintedArmy = { readonly nation: string; readonly notes?: string | undefined };

/** What every row, card and label of an army draws on. */
export type ArmyContext<A, O = SheetOptions> = {
  readonly system: PrintedSystem;
  readonly file: ArmyFile<A>;
  readonly army: A;
  readonly assessment: Assessment;
  readonly options: O;
  /** printed price of a node or list; null when points are hidden or the system has none */
  readonly points: (at: Path) => PrintedPoints | null;
  /** number of a unit, or of the formation, as every sheet tells it; empty where it has none */
  readonly numberOf: NumberOf;
};

type Hiding = { readonly hideRatings: boolean; readonly hidePoints?: boolean };

/** Looks everything up once. */
export const armyContext = <A, O extends Hiding>(
  system: PrintedSystem,
  file: ArmyFile<A>,
  assessment: Assessment,
  options: O,
  numberOf: NumberOf,
): ArmyContext<A, O> => {
  const { hidePoints = false } = options;
  const { costing } = assessment;
  const sums = costing === null || hidePoints ? null : subtotals(costing);
  return {
    system,
    file,
    army: file.army,
    assessment,
    options,
    numberOf,
    points: (at) =>
      sums === null ? null : printedPoints(sums.get(pathKey(at)) ?? NO_POINTS, system.pointScale),
  };
};

type CostedContext = Pick<ArmyContext<unknown, unknown>, 'assessment'>;
type PointsContext = Pick<ArmyContext<unknown, Pick<SheetOptions, 'hideRatings'>>, 'options' | 'points'>;

/** The price of a leader that tells his rating, and so is hidden with it. */
export const ratedPoints = ({ options, points }: PointsContext, at: Path): PrintedPoints | null =>
  options.hideRatings ? null : points(at);

/**
 * A sum without its leaders if ratings are hidden: the difference would reveal them. Nodes that do not count are left
 * out.
 */
export const unratedSum = (
  { options, points, assessment }: PointsContext & CostedContext,
  at: Path,
  leaders: readonly Path[],
): PrintedPoints | null => {
  const sum = points(at);
  if (sum === null || !options.hideRatings) return sum;
  const aside = new Set((assessment.costing?.aside ?? []).map(({ at: item }) => pathKey(item)));
  return leaders
    .filter((leader) => !aside.has(pathKey(leader)))
    .reduce((left, leader) => left - (points(leader) ?? 0), sum);
};

/** A number of the statistics. */
export const stat = ({ assessment }: CostedContext, key: string): number =>
  Number(assessment.stats[key] ?? 0);

/** A group of numbers of the statistics; empty without any. */
export const statGroup = ({ assessment }: CostedContext, key: string): Readonly<Record<string, number>> => {
  const value = assessment.stats[key];
  return value !== null && typeof value === 'object' ? value : {};
};

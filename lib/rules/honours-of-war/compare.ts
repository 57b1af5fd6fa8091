import scenarios from '@/data/honours-of-war/scenarios.json';
import { grouped } from '../core/army/number';
import type { Cite } from '../core/contract/citation';
import { apart, pointsOfBoth } from '../core/contract/comparison';
import type { Ratio } from '../core/contract/match-up';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import { minorPoints, NO_POINTS } from '../core/price/points';
import type { Army } from './schema';
import { LIMITS, NATIONS, page } from './tables';

const { equality } = LIMITS;

type Two = readonly [number, number];

/** "1.28 to 1": which of two amounts is larger, and how much; two places, without idle zeros. */
const toOne = ([a, b]: Two): string => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const times = low <= 0 ? '' : String(Math.round((100 * high) / low) / 100);
  if (times === '') return 'no ratio';
  return a < b ? `1 to ${times}` : `${times} to 1`;
};

/**
 * The points that the dearer army should have, were the points to stand to each other as the printed units do: whole
 * points, halves up.
 */
const matching = ([a]: Two, [first, second]: Two): number =>
  Math.floor((2 * a * second + first) / (2 * first));

/** Two forces of one printed scenario, with the numbers of units the book prints for them (p. 58-61). */
type ScenarioPair = {
  readonly name: string;
  readonly cite: Cite;
  /** quality is left to the players, who balance by points (p. 58) */
  readonly generic: boolean;
  readonly units: readonly [number, number];
};

const unitsOf = ({ assessment }: AssessedArmy<Army>): number => Number(assessment.stats.units ?? 0);

const isSide = ({ file }: AssessedArmy<Army>, side: string): boolean => {
  const { nation } = file.army;
  const label = nation === 'imagi-nation' ? file.army.imagiNation?.name : NATIONS[nation].label;
  return file.name.includes(side) || label === side;
};

/** The pair that two armies are, if both come from the same scenario and are not of the same side; else undefined. */
const scenarioPair = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): ScenarioPair | undefined => {
  const { origin } = a.file;
  if (origin?.kind !== 'scenario' || b.file.origin?.name !== origin.name) return undefined;
  const scenario = scenarios.find(({ name }) => name === origin.name);
  const [first, second] = scenario?.forces ?? [];
  if (scenario === undefined || first === undefined || second === undefined) return undefined;
  // by name or nation where these tell; else whose number of units is nearer, for armies are renamed
  const matches = (x: AssessedArmy<Army>, y: AssessedArmy<Army>) =>
    Number(isSide(x, first.side)) + Number(isSide(y, second.side));
  const distance = (x: AssessedArmy<Army>, y: AssessedArmy<Army>) =>
    Math.abs(unitsOf(x) - first.units) + Math.abs(unitsOf(y) - second.units);
  const straight = matches(a, b) - matches(b, a) || distance(b, a) - distance(a, b);
  const units =
    straight >= 0 ? ([first.units, second.units] as const) : ([second.units, first.units] as const);
  return {
    name: scenario.name,
    cite: page(scenario.page),
    generic: scenario.generic,
    units,
  };
};

/** Unit ratio and points ratio of a scenario's two forces (p. 58; PTS-3). */
const pairNote = ({ name, generic, units, cite }: ScenarioPair, points: Two): Comparison['notes'][number] => {
  const sentence = `${name} prints ${units[0]} units to ${units[1]} (${toOne(units)}); these armies cost ${grouped(points[0])} to ${grouped(points[1])} points (${toOne(points)}).`;
  const advice = generic
    ? ` The book suggests the same ratio for the points: ${grouped(matching(points, units))} for the second army.`
    : ' It is a historical battle: its forces need not be equal.';
  return { code: 'pts-3', text: `${sentence}${advice}`, cite };
};

const pairRatios = ({ units, cite }: ScenarioPair, points: Two): Ratio[] => [
  { label: 'Units as printed', of: units, cite },
  { label: 'Points', of: points, cite: equality.cite },
];

/**
 * Two armies are of equal points if they differ by at most 5 % of the higher total, in whole numbers (p. 51, R26).
 * Two forces of one scenario are also held against the ratio of their printed units.
 */
export const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison => {
  const [first, second] = pointsOfBoth(a, b);
  const points = [first ?? NO_POINTS, second ?? NO_POINTS] as const;
  const high = Math.max(...points);
  const difference = apart(points);
  // for a total below zero 5 % of it would be less than nothing: only the same is then equal
  const equal = difference === 0 || difference * equality.divisor <= high;
  const allowed = minorPoints(Math.max(0, Math.floor(high / equality.divisor)));
  const pair = scenarioPair(a, b);
  return {
    points,
    difference,
    allowed,
    equal,
    ratios: pair === undefined ? [] : pairRatios(pair, points),
    notes: [
      {
        code: 'pts-2',
        text: equal
          ? `Of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`
          : `Not of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`,
        cite: equality.cite,
      },
      ...(pair === undefined ? [] : [pairNote(pair, points)]),
    ],
  };
};

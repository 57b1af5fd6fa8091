import type { ArmyFile } from '../core/army/document';
import { type Path, pathKey } from '../core/army/path';
import { listed } from '../core/army/words';
import type { Census, CensusNode } from '../core/check/census';
import type { Fix } from '../core/check/finding';
import type { Stats } from '../core/contract/assessment';
import { type Costing, subtotals } from '../core/price/costing';
import {
  compareFractions,
  type Fraction,
  floorOf,
  fraction,
  fromDecimal,
  times,
} from '../core/price/fraction';
import { minorPoints, printedPoints } from '../core/price/points';
import type { PackBound, RuleOf, SaidRule } from './schema';
import type { TermsWords } from './words';

/** What the checks of the terms see of an army: each number worked out once. */
export type TermFacts = {
  readonly census: Census;
  /** printed points; null where the army has none */
  readonly total: number | null;
  /** printed points of a node with all below it */
  readonly pointsOf: (node: CensusNode) => number;
};

/** The facts of an army, from its census and its costing. */
export const factsOf = (census: Census, costing: Costing | null, pointScale: number): TermFacts => {
  let pointsAt: ReadonlyMap<string, number> | undefined;
  return {
    census,
    total: costing === null ? null : printedPoints(costing.total, pointScale),
    pointsOf: ({ at }) => {
      if (costing === null) return 0;
      pointsAt ??= subtotals(costing);
      return printedPoints(minorPoints(pointsAt.get(pathKey(at)) ?? 0), pointScale);
    },
  };
};

/** The nodes that are in any of `of`, and in `and` if that is said. */
export const nodesIn = ({ census }: TermFacts, of: readonly string[], and?: string): CensusNode[] =>
  census.nodes.filter(
    ({ groups }) => of.some((key) => groups.has(key)) && (and === undefined || groups.has(and)),
  );

/** How much of something there is: pieces, units by their size, or printed points. */
export const measured = (
  facts: TermFacts,
  nodes: readonly CensusNode[],
  measure: RuleOf<'limit'>['measure'],
): number => {
  let sum = 0;
  for (const node of nodes)
    sum +=
      measure === 'points'
        ? facts.pointsOf(node)
        : measure === 'units' || node.kind === 'works'
          ? node.amount
          : 1;
  return sum;
};

/** The value of a bound in this army, and how `used` compares with it: below zero, zero or above. */
type BoundResult = { readonly allowed: number; readonly against: number };

const HUNDRED: Fraction = { n: 100, d: 1 };

const against = (used: number, allowed: Fraction): number => compareFractions(fromDecimal(used), allowed);

const numberOf = ({ n, d }: Fraction): number => Number(n) / Number(d);

/** `used` beside a bound, exact. A percentage of the units counts them by their size where `used` does. */
export const boundedBy = (
  facts: TermFacts,
  bound: PackBound,
  used: number,
  measure: RuleOf<'limit'>['measure'],
): BoundResult => {
  if ('percent' in bound) {
    const units = measured(facts, nodesIn(facts, ['units']), measure === 'units' ? 'units' : 'count');
    const whole = bound.of === 'points' ? (facts.total ?? 0) : units;
    const allowed = times(times(fromDecimal(bound.percent), fromDecimal(whole)), {
      n: HUNDRED.d,
      d: HUNDRED.n,
    });
    return { allowed: numberOf(allowed), against: against(used, allowed) };
  }
  if (!('per' in bound)) return { allowed: bound.count, against: against(used, fromDecimal(bound.count)) };
  const base =
    bound.of === 'points' ? (facts.total ?? 0) : measured(facts, nodesIn(facts, [bound.of]), 'count');
  const { n, d } = fromDecimal(bound.per);
  const full = floorOf(times(fromDecimal(Math.max(0, base)), { n: d, d: n }));
  const allowed = times(fromDecimal(bound.count), fraction(full));
  return { allowed: numberOf(allowed), against: against(used, allowed) };
};

/** Everything a check of the terms may look at. */
export type CheckContext = {
  readonly words: TermsWords;
  readonly facts: TermFacts;
  readonly file: ArmyFile;
  readonly stats: Stats;
};

/** Why an army breaks a rule. */
export type TermBreach = {
  /** the end of a sentence that begins with the rule: "here 4" */
  readonly found: string;
  /** the same in few words of its own, for lines of a table: "175 over" */
  readonly brief?: string;
  readonly at?: readonly Path[];
  /** it only wants more */
  readonly wanting?: true;
  readonly fix?: Fix;
  readonly advice?: string;
};

/** What a rule finds: the army's own value, and the breach if there is one. */
export type TermOutcome = { readonly value: string; readonly breach?: TermBreach };

/** The check of one kind of rule. */
export type Check<R extends SaidRule> = (rule: R, context: CheckContext) => TermOutcome;

const MOST_NAMES = 4;

/** The names of some, and how many more there are. */
export const namesOf = (nodes: readonly CensusNode[]): string => {
  const names = nodes.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = nodes.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
};

/** True if there is more than is allowed, to the last decimal. */
export const isAbove = (used: number, allowed: number): boolean =>
  compareFractions(fromDecimal(used), fromDecimal(allowed)) > 0;

import type { Finding } from '../core/check/finding';
import { runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { ARMY_RULES } from './rules/army';
import type { UnitRule } from './rules/checks';
import { DIVISION_RULES } from './rules/divisions';
import { POINTS_RULES } from './rules/points';
import { UNIT_RULES } from './rules/units';
import { WORKS_RULES } from './rules/works';
import type { Unit } from './schema';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { type Arm, CLASSES, TYPES } from './tables';

const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

const ARMY = [...POINTS_RULES, ...ARMY_RULES, ...WORKS_RULES];

/** Every check once, in the order of the digest within its scope. */
export const RULES = [
  ...new Map([...ARMY, ...DIVISION_RULES, ...UNIT_RULES].map((rule) => [rule.code, rule])).values(),
];

const rulesFor = (concerns: (rule: UnitRule) => boolean): Record<Arm, UnitRule[]> =>
  Object.fromEntries(
    ARMS.map((arm) => [
      arm,
      (UNIT_RULES as UnitRule[]).filter((rule) => concerns(rule) && (rule.arms ?? ARMS).includes(arm)),
    ]),
  ) as Record<Arm, UnitRule[]>;

const EVERY = rulesFor(({ only }) => only === undefined);
const NOTED = rulesFor(({ only }) => only !== 'unassigned');
const UNASSIGNED = rulesFor(({ only }) => only === 'unassigned');

/** True if the stand has details beyond its values; most stands have none. */
const isNoted = ({ shock, noGrenadiers, capacities, battalions, squadrons, guns }: Unit): boolean =>
  shock === true ||
  noGrenadiers === true ||
  capacities !== undefined ||
  battalions !== undefined ||
  squadrons !== undefined ||
  guns !== undefined;

/** Checks an army in one walk over its tree. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, tree } = facts;
  const findings: Finding[] = [];
  runRules(ARMY, army, [], facts, findings);
  walk(tree, {
    group: ({ group, index, place }) => {
      const counts = facts.divisions[index];
      if (counts === undefined) return;
      runRules(DIVISION_RULES, { division: group, index, facts: counts }, place, facts, findings);
    },
    unit: ({ unit, at }, list) => {
      const type = TYPES[unit.type];
      const of = CLASSES[type.class];
      const node = { unit, type, of, path: at };
      runRules((isNoted(unit) ? NOTED : EVERY)[of.arm], node, at, facts, findings);
      if (list === tree.unassigned) runRules(UNASSIGNED[of.arm], node, at, facts, findings);
    },
  });
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);

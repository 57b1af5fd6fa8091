import type { Finding } from '../core/check/finding';
import { runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { factsOf } from './cost';
import { ARMY_RULES } from './rules/army';
import { BRIGADE_RULES } from './rules/brigades';
import type { UnitRule } from './rules/checks';
import { GENERAL_RULES } from './rules/generals';
import { CLAIM_RULES, SENIOR_RULES, unevenSeniors } from './rules/seniors';
import { TRAIN_RULES } from './rules/trains';
import { UNIT_RULES } from './rules/units';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { ARMS, type ArmId } from './tables';
import type { UnitFacts } from './unit-facts';

const ARMY = [...ARMY_RULES, ...GENERAL_RULES, ...CLAIM_RULES];
const UNITS: readonly UnitRule[] = [...UNIT_RULES, ...TRAIN_RULES];

const number = (code: string): string => code.replace(/\d+/, (digits) => digits.padStart(2, '0'));

/** Every check once, in the order of the digest. */
export const RULES = [
  ...new Map(
    [...ARMY, ...BRIGADE_RULES, ...SENIOR_RULES, ...UNITS]
      .map((rule) => [rule.code, rule] as const)
      .toReversed(),
  ).values(),
].toSorted((a, b) => (number(a.code) < number(b.code) ? -1 : 1));

const ARM_IDS = Object.keys(ARMS) as ArmId[];

const UNIT = Object.fromEntries(
  ARM_IDS.map((arm) => [arm, UNITS.filter(({ arms = ARM_IDS }) => arms.includes(arm))]),
) as Record<ArmId, UnitRule[]>;

/** Checks an army in one walk over its tree. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, tree, lists, ledUnits } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly UnitFacts[] = []) => {
    for (const unit of list) runRules(UNIT[unit.arm], unit, unit.at, facts, findings);
  };
  runRules(ARMY, army, [], facts, findings);
  for (const senior of unevenSeniors(facts)) {
    runRules(SENIOR_RULES, senior, ['generals', senior.index], facts, findings);
  }
  for (const { group, index, place } of tree.groups) {
    const brigade = { brigade: group, index, units: ledUnits[index] ?? 0 };
    runRules(BRIGADE_RULES, brigade, place, facts, findings);
    units(lists[index]);
  }
  units(lists.at(-1));
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);

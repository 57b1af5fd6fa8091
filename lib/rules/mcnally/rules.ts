import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import { emptyRule, twiceRule } from '../core/check/common-rules';
import type { Finding } from '../core/check/finding';
import { rulesByCode, runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { houseRule } from '../core/price/house-rule';
import type { Group } from '../core/tree/tree';
import { factsOf } from './cost';
import { BRIGADE_RULES, isUneven } from './rules/brigades';
import { checked, type UnitRule, usedOf } from './rules/checks';
import { GENERAL_RULES } from './rules/generals';
import { CLAIM_RULES, SENIOR_RULES, unevenSeniors } from './rules/seniors';
import { TRAIN_RULES } from './rules/trains';
import { UNIT_RULES } from './rules/units';
import type { Army, Brigade, Unit } from './schema';
import { settingOf } from './settings';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { ARMS, type ArmId, COEFFICIENTS } from './tables';
import { brigadeName, fieldworkName, unitName } from './tree';
import type { UnitFacts } from './unit-facts';

/** Checks of the whole army, in the order of the digest. */
const ARMY_RULES = [
  checked('m10', {
    title: 'Bonus when firing',
    scope: 'army',
    check: (_: Army, { units }) => {
      let count = 0;
      for (const { fireBonus } of units) if (fireBonus) count++;
      return count === 0 ? undefined : { params: { units: count } };
    },
    message: ({ units }) =>
      `${counted(Number(units), 'unit')} of British or Prussian close order ${units === 1 ? 'has' : 'have'} +1 when firing, by nation or by your choice for the unit.`,
  }),
  checked('m15', {
    title: 'Fieldworks without engineers',
    scope: 'army',
    check: ({ works }: Army, { file, engineers }) => {
      if (works.length === 0 || settingOf(file, 'fieldworks') === 'scenario') return undefined;
      const rules = settingOf(file, 'engineering') === true;
      if (rules && engineers > 0) return undefined;
      const built = works.flatMap((work, index) => (work.sp > 0 ? [{ work, index }] : []));
      return built.length === 0
        ? undefined
        : {
            params: { name: built.map(({ work }) => fieldworkName(work)).join(', '), rules: rules ? 1 : 0 },
            at: built.map(({ index }) => ['works', index]),
            fix: {
              label: 'Let the scenario give them',
              ops: [{ op: 'set' as const, path: ['settings', 'fieldworks'], value: 'scenario' }],
            },
          };
    },
    message: ({ name, rules }) =>
      rules === 1
        ? `${name}: the army has no engineers to build fieldworks.`
        : `${name}: with the engineering rules off nobody can build fieldworks.`,
  }),
  checked('m16', {
    title: 'Over the limit',
    scope: 'army',
    check: ({ budget }: Army, facts) => {
      const spent = usedOf(facts);
      return spent === undefined || !spent.over
        ? undefined
        : { params: { used: spent.used, unit: spent.unit, budget: budget ?? 0 } };
    },
    message: ({ used, unit, budget }) =>
      `The army has ${counted(Number(used), String(unit))}; the agreed limit is ${grouped(Number(budget))}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked(
    'empty',
    emptyRule('units', brigadeName, ({ group, index }: Group<Unit, Brigade, unknown>, facts: Facts) =>
      isUneven({ brigade: group, index, units: 0 }, facts),
    ),
  ),
  checked(
    'post-2',
    twiceRule(
      'unit',
      (units: readonly Unit[]) => [...new Set(units.map(unitName))].join(', '),
      ({ name }) => `${name}: the same unit is in two places.`,
    ),
  ),
];

const ARMY = [...ARMY_RULES, ...GENERAL_RULES, ...CLAIM_RULES];
const UNITS: readonly UnitRule[] = [...UNIT_RULES, ...TRAIN_RULES];

const number = (code: string): string => code.replace(/\d+/, (digits) => digits.padStart(2, '0'));

/** Every check once, in the order of the digest. */
export const RULES = rulesByCode([...BRIGADE_RULES, ...SENIOR_RULES, ...UNITS, ...ARMY]).toSorted((a, b) =>
  number(a.code) < number(b.code) ? -1 : 1,
);

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

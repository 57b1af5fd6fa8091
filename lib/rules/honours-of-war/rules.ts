import type { Finding } from '../core/check/finding';
import { runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { ARMY_RULES, TOTAL_RULES } from './rules/army';
import { BRIGADE_RULES } from './rules/brigades';
import type { UnitNode, UnitRule } from './rules/checks';
import { GENERAL_RULES } from './rules/generals';
import { NATIONAL_ARMY_RULES, NATIONAL_BRIGADE_RULES } from './rules/national-army';
import { NATIONAL_UNIT_RULES } from './rules/national-units';
import { SIZE_RULES } from './rules/sizes';
import { IMAGI_UNIT_RULES, UNIT_RULES } from './rules/units';
import { statsOf } from './summary';
import type { BrigadeFacts, Facts } from './survey';
import { type Arm, fieldingLike, NATION_IDS, type NationId, TYPES } from './tables';

const ARMS: readonly Arm[] = ['close-order', 'light-infantry', 'cavalry', 'artillery', 'transport'];

const ARMY = [...ARMY_RULES, ...GENERAL_RULES, ...SIZE_RULES, ...TOTAL_RULES, ...NATIONAL_ARMY_RULES];
const BRIGADE = [...BRIGADE_RULES, ...NATIONAL_BRIGADE_RULES];

/** Every check once, in the order of the book within its scope. */
export const RULES = [
  ...new Map(
    [
      ...ARMY,
      ...BRIGADE,
      ...UNIT_RULES,
      ...IMAGI_UNIT_RULES,
      ...Object.values(NATIONAL_UNIT_RULES).flat(),
    ].map((rule) => [rule.code, rule]),
  ).values(),
];

/** The checks a unit of each nation and arm has to pass; an imagi-nation's own troops pass the general ones only. */
const UNIT = Object.fromEntries(
  [...NATION_IDS, 'imagi-nation' as const].map((nation) => {
    const rules = [
      ...UNIT_RULES,
      ...(nation === 'imagi-nation' ? IMAGI_UNIT_RULES : NATIONAL_UNIT_RULES[nation]),
    ] as UnitRule[];
    return [
      nation,
      Object.fromEntries(ARMS.map((arm) => [arm, rules.filter(({ arms = ARMS }) => arms.includes(arm))])),
    ];
  }),
) as Record<NationId | 'imagi-nation', Record<Arm, UnitRule[]>>;

/** Checks an army in one walk over its tree (p. 11-14, 37-51). */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, imagi, tree } = facts;
  const findings: Finding[] = [];
  runRules(ARMY, army, [], facts, findings);
  let brigade: BrigadeFacts | undefined;
  walk(tree, {
    group: ({ group, index, place }) => {
      brigade = facts.brigades[index];
      if (brigade === undefined) return;
      runRules(
        BRIGADE,
        { brigade: group, index, facts: brigade, nation: facts.nation },
        place,
        facts,
        findings,
      );
    },
    unit: ({ unit, at }, list) => {
      const post = list === tree.loose ? 'independent' : list === tree.unassigned ? 'unassigned' : 'brigade';
      const nation = unit.nation ?? facts.nation;
      const node: UnitNode = {
        unit,
        post,
        nation,
        fielding: fieldingLike(nation, unit.type),
        brigade: post === 'brigade' ? brigade : undefined,
        path: at,
      };
      const table = imagi && unit.nation === undefined ? 'imagi-nation' : nation;
      runRules(UNIT[table][TYPES[unit.type].arm], node, at, facts, findings);
    },
  });
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);

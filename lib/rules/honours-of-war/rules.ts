import type { Op } from '../core/army/edit';
import { counted } from '../core/army/words';
import type { Finding } from '../core/check/finding';
import { rulesByCode, runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { unitsWhere, walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { ARMY_RULES, TOTAL_RULES } from './rules/army';
import { BRIGADE_RULES } from './rules/brigades';
import { checked, isFormed, type UnitNode, type UnitRule } from './rules/checks';
import { GENERAL_RULES } from './rules/generals';
import { NATIONAL_ARMY_RULES, NATIONAL_BRIGADE_RULES } from './rules/national-army';
import { NATIONAL_UNIT_RULES } from './rules/national-units';
import { IMAGI_UNIT_RULES, UNIT_RULES } from './rules/units';
import type { Army } from './schema';
import { statsOf } from './summary';
import type { BrigadeFacts, Facts } from './survey';
import { type Arm, fieldingLike, NATION_IDS, type NationId, TYPES } from './tables';
import { namesOf } from './tree';

const ARMS: readonly Arm[] = ['close-order', 'light-infantry', 'cavalry', 'artillery', 'transport'];

const SWITCH_ON: readonly Op[] = [{ op: 'set', path: ['settings', 'nonStandardUnits'], value: true }];

/** The check of sizes, one finding for all units (p. 38). */
const SIZE_RULES = [
  checked('org-14', {
    title: 'Not standard size',
    scope: 'army',
    check: (_: Army, { tree, nation, nonStandardUnits }) => {
      if (nonStandardUnits) return undefined;
      const unusual = unitsWhere(
        tree,
        ({ size, type, nation: own }) =>
          size !== 'standard' &&
          isFormed(TYPES[type].arm) &&
          // troops that the book has small as a rule need no option: jäger, detached companies
          fieldingLike(own ?? nation, type)?.size !== size,
      );
      const [first] = unusual;
      if (first === undefined) return undefined;
      const units = unusual.map(({ unit }) => unit);
      return {
        params: { name: namesOf(units), units: units.length, size: first.unit.size },
        at: unusual.map(({ at }) => at),
        fix: { label: 'Switch the rule on', ops: SWITCH_ON },
      };
    },
    message: ({ name, units, size }) =>
      units === 1
        ? `${name} is ${size}; small and large units are off for this army.`
        : `${counted(Number(units), 'unit')} are small or large: ${name}. These sizes are off for this army.`,
  }),
  checked('org-21', {
    title: 'Unusual independent unit',
    scope: 'army',
    check: ({ independents }: Army) => {
      const unusual = independents.flatMap((unit, index) => {
        const { arm, weight } = TYPES[unit.type];
        const classic = arm === 'light-infantry' || arm === 'artillery';
        return classic || (arm === 'cavalry' && weight === 'light')
          ? []
          : [{ unit, at: ['independents', index] }];
      });
      return unusual.length === 0
        ? undefined
        : {
            params: { name: namesOf(unusual.map(({ unit }) => unit)), units: unusual.length },
            at: unusual.map(({ at }) => at),
          };
    },
    message: ({ name, units }) =>
      `${name} ${units === 1 ? 'is' : 'are'} independent; any unit may be, but the classic choice is light infantry, light cavalry or artillery.`,
  }),
];

const ARMY = [...ARMY_RULES, ...GENERAL_RULES, ...SIZE_RULES, ...TOTAL_RULES, ...NATIONAL_ARMY_RULES];
const BRIGADE = [...BRIGADE_RULES, ...NATIONAL_BRIGADE_RULES];

/** Every check once, in the order of the book within its scope. */
export const RULES = rulesByCode([
  ...ARMY,
  ...BRIGADE,
  ...UNIT_RULES,
  ...IMAGI_UNIT_RULES,
  ...Object.values(NATIONAL_UNIT_RULES).flat(),
]);

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

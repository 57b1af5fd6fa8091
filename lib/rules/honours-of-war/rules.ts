import type { Finding } from '../core/finding';
import type { Path } from '../core/path';
import { runRules } from '../core/rule';
import { ARMY_RULES } from './rules/army';
import { BRIGADE_RULES } from './rules/brigades';
import { NATIONAL_ARMY_RULES, NATIONAL_BRIGADE_RULES } from './rules/national-army';
import { NATIONAL_UNIT_RULES } from './rules/national-units';
import type { Post } from './rules/nodes';
import { UNIT_RULES } from './rules/units';
import type { Unit } from './schema';
import type { BrigadeFacts, Facts } from './survey';

const ARMY = [...ARMY_RULES, ...NATIONAL_ARMY_RULES];
const BRIGADE = [...BRIGADE_RULES, ...NATIONAL_BRIGADE_RULES];

/** Every check once, in the order of the book within its scope. */
export const RULES = [
  ...new Map(
    [...ARMY, ...BRIGADE, ...UNIT_RULES, ...Object.values(NATIONAL_UNIT_RULES).flat()].map((rule) => [
      rule.code,
      rule,
    ]),
  ).values(),
];

/** Checks an army in one walk over its tree (p. 11-14, 37-51). */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, imagi } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly Unit[], at: Path, post: Post, brigade?: BrigadeFacts) => {
    for (let index = 0; index < list.length; index++) {
      const unit = list[index] as Unit;
      const path = [...at, index];
      const nation = unit.nation ?? facts.nation;
      const node = { unit, post, index, nation, brigade, path };
      runRules(UNIT_RULES, node, path, facts, findings);
      if (!imagi || unit.nation !== undefined)
        runRules(NATIONAL_UNIT_RULES[nation], node, path, facts, findings);
    }
  };
  runRules(ARMY, army, [], facts, findings);
  army.brigades.forEach((brigade, index) => {
    const at = ['brigades', index];
    const counts = facts.brigades[index];
    if (counts === undefined) return;
    runRules(BRIGADE, { brigade, index, facts: counts, nation: facts.nation }, at, facts, findings);
    units(brigade.units, [...at, 'units'], 'brigade', counts);
  });
  units(army.independents, ['independents'], 'independent');
  units(army.unassigned, ['unassigned'], 'unassigned');
  return findings;
};

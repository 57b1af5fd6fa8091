import type { Finding } from '../core/finding';
import { runRules } from '../core/rule';
import { ARMY_RULES } from './rules/army';
import { BRIGADE_RULES } from './rules/brigades';
import type { Post } from './rules/nodes';
import { UNIT_RULES } from './rules/units';
import type { Unit } from './schema';
import type { Facts } from './survey';

/** Every check, in the order of the book within its scope. */
export const RULES = [...ARMY_RULES, ...BRIGADE_RULES, ...UNIT_RULES] as const;

/** Checks an army in one walk over its tree (p. 11-14, 37-51). */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly Unit[], at: readonly (string | number)[], post: Post) => {
    for (let index = 0; index < list.length; index++) {
      runRules(UNIT_RULES, { unit: list[index] as Unit, post, index }, [...at, index], facts, findings);
    }
  };
  runRules(ARMY_RULES, army, [], facts, findings);
  army.brigades.forEach((brigade, index) => {
    const at = ['brigades', index];
    const counts = facts.brigades[index];
    if (counts !== undefined) runRules(BRIGADE_RULES, { brigade, index, facts: counts }, at, facts, findings);
    units(brigade.units, [...at, 'units'], 'brigade');
  });
  units(army.independents, ['independents'], 'independent');
  units(army.unassigned, ['unassigned'], 'unassigned');
  return findings;
};

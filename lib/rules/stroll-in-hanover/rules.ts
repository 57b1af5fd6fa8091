import type { Finding } from '../core/finding';
import type { Path } from '../core/path';
import { runRules } from '../core/rule';
import { ARMY_RULES } from './rules/army';
import type { UnitRule } from './rules/checks';
import { DIVISION_RULES } from './rules/divisions';
import type { Post } from './rules/nodes';
import { POINTS_RULES } from './rules/points';
import { UNIT_RULES } from './rules/units';
import { WORKS_RULES } from './rules/works';
import type { Unit } from './schema';
import type { Facts } from './survey';
import { type Arm, CLASSES, TYPES } from './tables';

const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

const ARMY = [...POINTS_RULES, ...ARMY_RULES, ...WORKS_RULES];

/** Every check once, in the order of the digest within its scope. */
export const RULES = [
  ...new Map([...ARMY, ...DIVISION_RULES, ...UNIT_RULES].map((rule) => [rule.code, rule])).values(),
];

const UNIT = Object.fromEntries(
  ARMS.map((arm) => [arm, (UNIT_RULES as UnitRule[]).filter(({ arms = ARMS }) => arms.includes(arm))]),
) as Record<Arm, UnitRule[]>;

/** Checks an army in one walk over its tree. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly Unit[], at: Path, post: Post): void => {
    for (let index = 0; index < list.length; index++) {
      const unit = list[index] as Unit;
      const path = [...at, index];
      const type = TYPES[unit.type];
      const of = CLASSES[type.class];
      runRules(UNIT[of.arm], { unit, type, of, post, path }, path, facts, findings);
    }
  };
  runRules(ARMY, army, [], facts, findings);
  army.divisions.forEach((division, index) => {
    const at = ['divisions', index];
    const counts = facts.divisions[index];
    if (counts === undefined) return;
    runRules(DIVISION_RULES, { division, index, facts: counts }, at, facts, findings);
    units(division.units, [...at, 'units'], 'division');
  });
  units(army.direct, ['direct'], 'direct');
  units(army.unassigned, ['unassigned'], 'unassigned');
  return findings;
};

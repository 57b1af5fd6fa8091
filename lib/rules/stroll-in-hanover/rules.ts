import type { Finding } from '../core/finding';
import type { Path } from '../core/path';
import { runRules } from '../core/rule';
import { ARMY_RULES } from './rules/army';
import type { UnitRule } from './rules/checks';
import { DIVISION_RULES } from './rules/divisions';
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

/** True if something is said of the stand beyond its values, which most stands do without. */
const isNoted = ({ shock, noGrenadiers, capacities, battalions, squadrons, guns }: Unit): boolean =>
  shock === true ||
  noGrenadiers === true ||
  capacities !== undefined ||
  battalions !== undefined ||
  squadrons !== undefined ||
  guns !== undefined;

/** Checks an army in one walk over its tree. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly Unit[], at: Path, posted: boolean): void => {
    for (let index = 0; index < list.length; index++) {
      const unit = list[index] as Unit;
      const path = [...at, index];
      const type = TYPES[unit.type];
      const of = CLASSES[type.class];
      const node = { unit, type, of, path };
      runRules((isNoted(unit) ? NOTED : EVERY)[of.arm], node, path, facts, findings);
      if (!posted) runRules(UNASSIGNED[of.arm], node, path, facts, findings);
    }
  };
  runRules(ARMY, army, [], facts, findings);
  army.divisions.forEach((division, index) => {
    const at = ['divisions', index];
    const counts = facts.divisions[index];
    if (counts === undefined) return;
    runRules(DIVISION_RULES, { division, index, facts: counts }, at, facts, findings);
    units(division.units, [...at, 'units'], true);
  });
  units(army.direct, ['direct'], true);
  units(army.unassigned, ['unassigned'], false);
  return findings;
};

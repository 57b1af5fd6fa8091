import type { Finding } from '../core/finding';
import type { Path } from '../core/path';
import { runRules } from '../core/rule';
import type { Rank } from './commander-facts';
import { ARMY_RULES } from './rules/army';
import { BRIGADE_RULES, brigadeNode } from './rules/brigades';
import { COMMANDER_RULES } from './rules/commanders';
import { UNIT_RULES } from './rules/units';
import type { Commander, Unit } from './schema';
import type { Facts } from './survey';

/** Every check: of brigades, commanders, units, the army; in the order of the digest within each. */
export const RULES = [...BRIGADE_RULES, ...COMMANDER_RULES, ...UNIT_RULES, ...ARMY_RULES];

/** Checks an army in one walk. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, of } = facts;
  const findings: Finding[] = [];
  const units = (list: readonly Unit[], at: Path) => {
    for (let index = 0; index < list.length; index++) {
      const unit = list[index];
      const known = unit && of.get(unit);
      if (unit === undefined || known === undefined || known.full) continue;
      const path = [...at, index];
      runRules(UNIT_RULES, { unit, facts: known, path }, path, facts, findings);
    }
  };
  const led = (list: readonly Commander[], rank: Rank, at: Path) => {
    list.forEach((commander, index) => {
      const path = [...at, index];
      runRules(COMMANDER_RULES, { commander, rank, path }, path, facts, findings);
    });
  };
  runRules(ARMY_RULES, army, [], facts, findings);
  led(army.chiefs, 'chief', ['chiefs']);
  army.brigades.forEach((brigade, index) => {
    const at = ['brigades', index];
    runRules(BRIGADE_RULES, brigadeNode(brigade, index, facts), at, facts, findings);
    led(brigade.commanders, 'commander', [...at, 'commanders']);
    units(brigade.units, [...at, 'units']);
  });
  units(army.direct, ['direct']);
  return findings;
};

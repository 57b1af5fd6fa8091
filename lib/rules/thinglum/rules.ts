import type { Finding } from '../core/check/finding';
import { runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { ARMY_RULES } from './rules/army';
import { BRIGADE_RULES, brigadeNode } from './rules/brigades';
import { COMMANDER_RULES } from './rules/commanders';
import { UNIT_RULES } from './rules/units';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { rankOf } from './tree';

/** Every check: of brigades, commanders, units, the army; in the order of the digest within each. */
export const RULES = [...BRIGADE_RULES, ...COMMANDER_RULES, ...UNIT_RULES, ...ARMY_RULES];

/** Checks an army in one walk. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, of, tree } = facts;
  const findings: Finding[] = [];
  runRules(ARMY_RULES, army, [], facts, findings);
  walk(tree, {
    leader: ({ leader, kind, at }) =>
      runRules(COMMANDER_RULES, { commander: leader, rank: rankOf(kind), path: at }, at, facts, findings),
    group: ({ group, index, place }) =>
      runRules(BRIGADE_RULES, brigadeNode(group, index, facts), place, facts, findings),
    unit: ({ unit, at }) => {
      const own = of.get(unit);
      if (own === undefined || own.full) return;
      runRules(UNIT_RULES, { unit, facts: own, path: at }, at, facts, findings);
    },
  });
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);

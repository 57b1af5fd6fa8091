import type { Path } from '../core/army/path';
import { allowance, counted, countedOrNo } from '../core/army/words';
import { emptyRule, twiceRule } from '../core/check/common-rules';
import type { Finding } from '../core/check/finding';
import { runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { houseRule } from '../core/price/house-rule';
import { walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { BRIGADE_RULES, brigadeNode } from './rules/brigades';
import { checked, excess, withinLimit } from './rules/checks';
import { UNIT_RULES } from './rules/units';
import type { Army, Commander, Unit } from './schema';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { COEFFICIENTS, LIMITS } from './tables';
import {
  abilityOf,
  brigadeName,
  commanderName,
  couriersOf,
  type LeaderRank,
  mostChips,
  rankOf,
  unitName,
} from './tree';

/** Checks of the army and its command, in the order of the digest. */
const ARMY_RULES = [
  checked('t04', {
    title: 'Commander in chief',
    scope: 'army',
    check: ({ chiefs }: Army, facts) => {
      if (chiefs.length === 1) return undefined;
      const at: Path[] = chiefs.slice(1).map((_, index) => ['chiefs', index + 1]);
      return {
        params: { chiefs: chiefs.length },
        ...(chiefs.length === 0 && { wanting: true as const }),
        ...(chiefs.length > 1 && {
          at,
          ...withinLimit(
            {
              label: 'Keep the first',
              ops: [{ op: 'set', path: ['army', 'chiefs'], value: chiefs.slice(0, 1) }],
            },
            facts,
          ),
        }),
      };
    },
    message: ({ chiefs }) =>
      chiefs === 0
        ? 'The army has no commander in chief; it needs one.'
        : `The army has ${chiefs} commanders in chief; it may have only one.`,
  }),
  checked('t12', {
    title: 'Over the limit',
    scope: 'army',
    check: (_: Army, facts) => {
      const over = excess(facts);
      return over.length === 0 ? undefined : { params: { over: over.join(', ') } };
    },
    message: ({ over }) => `The army has ${over}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked('empty', emptyRule('units', brigadeName)),
  checked(
    'twice',
    twiceRule(
      'unit',
      (units: readonly Unit[]) => units.map(unitName).join(', '),
      ({ name }) => `${name}: the same unit is in two places and paid for twice.`,
    ),
  ),
];

/** A commander of either rank and his path. */
type CommanderNode = { readonly commander: Commander; readonly rank: LeaderRank; readonly path: Path };

const nameOf = ({ commander, rank }: CommanderNode): string => commanderName(commander, rank);

const without = ({ path }: CommanderNode, label: string, field: 'couriers' | 'given') => ({
  label,
  ops: [{ op: 'remove' as const, path: ['army', ...path, field] }],
});

/** Checks of a commander, in the order of the digest. */
const COMMANDER_RULES = [
  checked('t05', {
    title: 'Couriers',
    scope: 'unit',
    check: (node: CommanderNode, facts) => {
      const couriers = couriersOf(node.commander, node.rank);
      const usual = LIMITS.couriers[node.rank];
      if (couriers === usual) return undefined;
      return {
        params: { name: nameOf(node), couriers, usual },
        ...(couriers < usual && { wanting: true as const }),
        ...withinLimit(without(node, `Give him ${counted(usual, 'courier')}`, 'couriers'), facts),
      };
    },
    message: ({ name, couriers, usual }) =>
      `${name} has ${countedOrNo(Number(couriers), 'courier')}; a commander of his rank has ${usual}.`,
  }),
  checked('t14', {
    title: 'Chips',
    scope: 'unit',
    check: (node: CommanderNode, facts) => {
      const { commander, rank, path } = node;
      const { chips = 0, given = 0 } = commander;
      if (given > 0) {
        return {
          params: { name: nameOf(node), given, chips, most: 0, by: 'given' },
          ...withinLimit(without(node, 'Keep them', 'given'), facts),
        };
      }
      const most = mostChips(commander, rank);
      if (facts.bought || chips <= most) return undefined;
      return {
        params: {
          name: nameOf(node),
          given,
          chips,
          most,
          by: abilityOf(commander, rank) === undefined ? 'open' : 'thrown',
        },
        ...withinLimit(
          {
            label: `Give him ${countedOrNo(most, 'chip')}`,
            ops: [{ op: 'set', path: ['army', ...path, 'chips'], value: most }],
          },
          facts,
        ),
      };
    },
    message: ({ name, given, chips, most, by }) => {
      if (by === 'given') {
        return `${name} has given ${counted(Number(given), 'chip')} to another player; chips stay with their commander.`;
      }
      const limit = by === 'open' ? 'the ability die gives at most' : 'his ability die gives';
      return `${name} has ${counted(Number(chips), 'chip')}; ${limit} ${allowance(Number(most))}.`;
    },
  }),
];

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

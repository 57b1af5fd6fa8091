import type { Path } from '../../core/army/path';
import { allowance, counted, countedOrNo } from '../../core/army/words';
import type { Commander } from '../schema';
import { LIMITS } from '../tables';
import { abilityOf, commanderName, couriersOf, mostChips, type Rank } from '../tree';
import { checked, withinLimit } from './checks';

/** A commander of either rank and where he stands. */
export type CommanderNode = { readonly commander: Commander; readonly rank: Rank; readonly path: Path };

const nameOf = ({ commander, rank }: CommanderNode): string => commanderName(commander, rank);

const without = ({ path }: CommanderNode, label: string, field: 'couriers' | 'given') => ({
  label,
  ops: [{ op: 'remove' as const, path: ['army', ...path, field] }],
});

/** Checks of a commander, in the order of the digest. */
export const COMMANDER_RULES = [
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

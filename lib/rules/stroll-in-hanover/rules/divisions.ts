import { counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { isDivisionInPlay, isInList, listsToCheck, marches } from '../army-lists';
import type { Army, Division } from '../schema';
import { LIMITS } from '../tables';
import { divisionName } from '../tree';
import { checked, type DivisionNode } from './checks';

const { entryTurn } = LIMITS;

const name = ({ division, index }: DivisionNode) => divisionName(division, index);

const change = ({ index }: DivisionNode, label: string, field: string, value: unknown): Fix => ({
  label,
  ops: [{ op: 'set', path: ['army', 'divisions', index, field], value }],
});

const forgotten = ({ index }: DivisionNode, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: ['army', 'divisions', index, field] }],
});

const WAYS = { reinforcement: 'reinforcement', 'flank-march': 'flank march' } as const;

/** The most lieutenant generals that a division has in a list that may be played (R19). */
const lieutenantsOf = ({ commander, others = [] }: Division, army: Army): number => {
  const all = commander === null ? others : [commander, ...others];
  return Math.max(
    ...listsToCheck(army).map((list) => all.filter(({ list: mark }) => isInList(mark, list)).length),
  );
};

/** Checks of one division, in the order of the digest. */
export const DIVISION_RULES = [
  checked('v04', {
    title: 'Lieutenant generals of a division',
    scope: 'formation',
    check: (node: DivisionNode, { army }) => {
      const { division } = node;
      const lieutenants = lieutenantsOf(division, army);
      if (lieutenants > 1) {
        return {
          params: { name: name(node), lieutenants },
          severity: 'error' as const,
          ...(division.commander !== null && { fix: forgotten(node, 'Keep the first', 'others') }),
        };
      }
      const { commander, others = [], id } = division;
      if (commander !== null || others.length > 0 || !isDivisionInPlay(division, army)) return undefined;
      return {
        params: { name: name(node), lieutenants: 0 },
        wanting: true as const,
        fix: change(node, 'Add a lieutenant general', 'commander', {
          id: `${id.slice(0, 36)}-lg`,
          name: '',
          rating: '0',
        }),
      };
    },
    message: ({ name, lieutenants }) =>
      lieutenants === 0
        ? `${name} has no lieutenant general; each division has one.`
        : `${name} has ${lieutenants} lieutenant generals; each division has one.`,
  }),
  checked('v14', {
    title: 'Flank march of the defender',
    scope: 'formation',
    check: (node: DivisionNode, { army }) =>
      node.division.entry?.kind === 'flank-march' && army.role === 'defender' && marches(node.division, army)
        ? { params: { name: name(node) }, fix: forgotten(node, 'Deploy it on the table', 'entry') }
        : undefined,
    message: ({ name }) => `${name} is on a flank march; only divisions of the attacker may be.`,
  }),
  checked('v15', {
    title: 'Turn of entry',
    scope: 'formation',
    check: (node: DivisionNode, { army }) => {
      const { entry } = node.division;
      if (entry?.turn === undefined || entry.turn >= entryTurn.min || !marches(node.division, army)) {
        return undefined;
      }
      return {
        params: { name: name(node), turn: entry.turn, min: entryTurn.min, way: WAYS[entry.kind] },
        at: [['entry']],
        fix: change(node, `Enter from turn ${entryTurn.min}`, 'entry', { ...entry, turn: entryTurn.min }),
      };
    },
    message: ({ name, turn, min, way }) =>
      `${name} enters as a ${way} on turn ${turn}; the earliest is turn ${min}.`,
  }),
  checked('v19', {
    title: 'Guns without foot',
    scope: 'formation',
    check: (node: DivisionNode) => {
      const { artillery, cavalry, stands } = node.facts;
      if (artillery === 0 || artillery + cavalry < stands) return undefined;
      return { params: { name: name(node), artillery, cavalry } };
    },
    message: ({ name, artillery, cavalry }) =>
      cavalry === 0
        ? `${name} has only artillery (${counted(Number(artillery), 'stand')}).`
        : `${name} has only cavalry and artillery; these cannot form a group together.`,
  }),
  checked('v24', {
    title: 'Edge of a flank march',
    scope: 'formation',
    check: (node: DivisionNode, { army }) => {
      const { entry } = node.division;
      return entry?.kind === 'flank-march' && entry.side === undefined && marches(node.division, army)
        ? {
            params: { name: name(node) },
            at: [['entry']],
            wanting: true as const,
            fix: change(node, 'Choose the left edge', 'entry', { ...entry, side: 'left' }),
          }
        : undefined;
    },
    message: ({ name }) => `${name} is on a flank march but has no short edge yet, left or right.`,
  }),
];

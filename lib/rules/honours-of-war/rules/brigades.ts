import type { Fix } from '../../core/finding';
import { brigadeName, counted } from '../names';
import type { Brigade } from '../schema';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { LIMITS, TYPES } from '../tables';
import { checked } from './checks';
import type { BrigadeNode } from './nodes';

const { brigadeUnits, independents } = LIMITS;

const name = ({ brigade, index }: BrigadeNode) => brigadeName(brigade, index);

const commanderFor = (id: string, { army }: Facts) => ({
  id: `${id}-commander`,
  name: '',
  rating: army.brigades.find(({ commander }) => commander !== null)?.commander?.rating ?? 'variable',
});

/** A new brigade takes what `leaves` says, after the brigade it came from. */
const detached = (
  label: string,
  node: BrigadeNode,
  facts: Facts,
  leaves: (unit: Brigade['units'][number], index: number) => boolean,
): Fix => {
  const { brigade, index } = node;
  const id = `${brigade.id}-2`;
  const path = ['army', 'brigades', index];
  return {
    label,
    ops: [
      {
        op: 'set',
        path: [...path, 'units'],
        value: brigade.units.filter((unit, place) => !leaves(unit, place)),
      },
      {
        op: 'insert',
        path: ['army', 'brigades', index + 1],
        value: {
          id,
          name: `${name(node)}, detached`,
          commander: commanderFor(id, facts),
          units: brigade.units.filter(leaves),
        },
      },
    ],
  };
};

const sizeFix = (node: BrigadeNode, facts: Facts): Fix | undefined => {
  const { brigade, index } = node;
  const path = ['army', 'brigades', index];
  const [only] = brigade.units;
  if (only === undefined) return { label: 'Remove the brigade', ops: [{ op: 'remove', path }] };
  if (brigade.units.length > brigadeUnits.max) {
    const half = Math.ceil(brigade.units.length / 2);
    return detached('Split the brigade', node, facts, (_, place) => place >= half);
  }
  if (facts.army.independents.length >= independents.max) return undefined;
  return {
    label: 'Make it an independent unit',
    ops: [
      { op: 'remove', path },
      { op: 'insert', path: ['army', 'independents', facts.army.independents.length], value: only },
    ],
  };
};

/** Checks of one brigade, in the order of the book. */
export const BRIGADE_RULES = [
  checked('org-3', {
    title: 'Size of a brigade',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      const { units } = node.facts;
      if (units >= brigadeUnits.min && units <= brigadeUnits.max) return undefined;
      const fix = sizeFix(node, facts);
      return {
        params: { name: name(node), units, min: brigadeUnits.min, max: brigadeUnits.max },
        ...(units === 0 && { severity: 'error' as const }),
        ...(fix && { fix }),
      };
    },
    message: ({ name, units, min, max }) =>
      units === 0
        ? `${name} has no units.`
        : `${name} has ${counted(units, 'unit')}; a brigade normally has ${min} to ${max}.`,
  }),
  checked('org-4', {
    title: 'Cavalry and infantry in one brigade',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      const { cavalry, closeOrder } = node.facts;
      if (cavalry === 0 || closeOrder === 0) return undefined;
      const legion = settingOf(facts.file, 'mixedBrigades') === true;
      return {
        params: { name: name(node), cavalry, closeOrder },
        ...(legion
          ? { severity: 'warning' as const }
          : {
              fix: detached(
                'Give the cavalry a brigade of its own',
                node,
                facts,
                ({ type }) => TYPES[type].arm === 'cavalry',
              ),
            }),
      };
    },
    message: ({ name, cavalry, closeOrder }) =>
      `${name} mixes ${counted(cavalry, 'cavalry regiment')} with ${counted(closeOrder, 'close order battalion')}; normally a brigade has one or the other.`,
  }),
  checked('org-5', {
    title: 'Guns or light infantry with cavalry',
    scope: 'formation',
    check: (node: BrigadeNode) => {
      const { cavalry, closeOrder, batteries, lightInfantry } = node.facts;
      return cavalry > 0 && closeOrder === 0 && batteries + lightInfantry > 0
        ? { params: { name: name(node), batteries, lightInfantry } }
        : undefined;
    },
    message: ({ name }) =>
      `${name} is a cavalry brigade with artillery or light infantry; that is allowed but unusual.`,
  }),
  checked('org-8', {
    title: 'Brigade without a commander',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      const { brigade, index } = node;
      return brigade.commander !== null || facts.maxCommanders === 0
        ? undefined
        : {
            params: { name: name(node) },
            fix: {
              label: 'Add a brigade commander',
              ops: [
                {
                  op: 'set',
                  path: ['army', 'brigades', index, 'commander'],
                  value: commanderFor(brigade.id, facts),
                },
              ],
            },
          };
    },
    message: ({ name }) => `${name} has no brigade commander of its own.`,
  }),
];

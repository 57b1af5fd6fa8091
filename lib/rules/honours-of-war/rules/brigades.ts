import { freshIds } from '../../core/army/fresh-ids';
import { counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { brigadeName } from '../tree';
import { type BrigadeNode, checked } from './checks';
import { commanderFor, commanderPrice, partedFix, splitFix } from './dividing';
import { keepsLimits } from './keeps-limits';
import { mergedInto, rejoined } from './merging';

const { brigadeUnits } = LIMITS;

const name = ({ brigade, index }: BrigadeNode) => brigadeName(brigade, index);

const commandedFix = ({ brigade, index }: BrigadeNode, facts: Facts): Fix | undefined =>
  keepsLimits(facts, { commanders: 1, points: commanderPrice(facts) })
    ? {
        label: 'Add a brigade commander',
        ops: [
          {
            op: 'set',
            path: ['army', 'brigades', index, 'commander'],
            value: commanderFor(freshIds(facts.army, brigade.id)(), facts),
          },
        ],
      }
    : undefined;

/** Checks of one brigade, in the order of the book. */
export const BRIGADE_RULES = [
  checked('org-3', {
    title: 'Size of a brigade',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      const { units } = node.facts;
      if (units >= brigadeUnits.min && units <= brigadeUnits.max) return undefined;
      // an army without a unit has its own finding
      if (facts.weight === 0) return undefined;
      const wanting = units < brigadeUnits.min;
      const fix = wanting ? rejoined(facts, node.index) : splitFix(node, facts);
      return {
        params: { name: name(node), units, min: brigadeUnits.min, max: brigadeUnits.max },
        ...(units === 0 && { severity: 'error' as const }),
        ...(wanting && { wanting }),
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
      const params = { name: name(node), cavalry, closeOrder };
      if (settingOf(facts.file, 'mixedBrigades') === true) return { params, severity: 'warning' as const };
      const fix = partedFix(node, facts);
      return { params, ...(fix && { fix }) };
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
      if (brigade.commander !== null || facts.maxCommanders === 0) return undefined;
      const fix = commandedFix(node, facts) ?? mergedInto(facts, index);
      return {
        params: { name: name(node) },
        // as many commanders as brigades may be too many: then adding does not settle it
        ...(facts.brigades.length <= facts.maxCommanders && { wanting: true as const }),
        ...(fix && { fix }),
      };
    },
    message: ({ name }) => `${name} has no brigade commander of its own.`,
  }),
];

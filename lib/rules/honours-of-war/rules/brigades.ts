import type { Op } from '../../core/army/edit';
import { freshIds } from '../../core/army/fresh-ids';
import { partName } from '../../core/army/name';
import { counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { commanderLine } from '../cost';
import type { Commander, Unit } from '../schema';
import { settingOf } from '../settings';
import { combatUnits, type Facts, weightIn } from '../survey';
import { type Arm, LIMITS, TYPES, weightOf } from '../tables';
import { brigadeName, secondPartName } from '../tree';
import { type BrigadeNode, checked } from './checks';
import { keepsLimits } from './keeps-limits';
import { mergedInto, rejoined } from './merging';
import { takesAll } from './posting';

const { brigadeUnits, independents: independentLimit } = LIMITS;

/** A commander as the army has them: diced for, or of the rating of the first. */
const commanderFor = (id: string, { army }: Facts): Commander => ({
  id,
  name: '',
  rating: army.brigades.find(({ commander }) => commander !== null)?.commander?.rating ?? 'variable',
});

/** What one more commander would cost. */
const commanderPrice = (facts: Facts): number => commanderLine(commanderFor('', facts), facts).amount;

/** Each of `parts` but the first becomes its own brigade, behind the one they come from. */
const apart = (
  label: string,
  { brigade, index }: BrigadeNode,
  facts: Facts,
  [stays = [], ...leaves]: readonly Unit[][],
  name: (part: number) => string,
): Fix | undefined => {
  const commanders = leaves.length;
  if (!keepsLimits(facts, { commanders, points: commanders * commanderPrice(facts) })) return undefined;
  const newId = freshIds(facts.army, brigade.id);
  return {
    label,
    ops: [
      { op: 'set', path: ['army', 'brigades', index, 'units'], value: stays },
      ...leaves.map(
        (units, part): Op => ({
          op: 'insert',
          path: ['army', 'brigades', index + 1 + part],
          value: { id: newId(), name: name(part), commander: commanderFor(newId(), facts), units },
        }),
      ),
    ],
  };
};

const counts = (unit: Unit, { transportCounts }: Facts): boolean => weightIn(unit, transportCounts) > 0;

/** Splits a brigade that is too large into parts that are not; undefined where each part would break another rule. */
const splitFix = (node: BrigadeNode, facts: Facts): Fix | undefined => {
  const { units, cavalry, closeOrder, apart: own } = node.facts;
  if ((cavalry > 0 && closeOrder > 0) || (own > 0 && own < combatUnits(node.facts))) return undefined;
  const number = Math.ceil(units / brigadeUnits.max);
  const size = Math.ceil(units / number);
  const parts: Unit[][] = Array.from({ length: number }, () => []);
  let met = 0;
  for (const unit of node.brigade.units) {
    parts[Math.min(number - 1, Math.floor(met / size))]?.push(unit);
    if (counts(unit, facts)) met++;
  }
  return apart('Split the brigade', node, facts, parts, (part) =>
    number === 2
      ? secondPartName(node.brigade, node.index)
      : partName(brigadeName(node.brigade, node.index), `, part ${part + 2}`),
  );
};

const KINDS = { cavalry: 'cavalry', 'close-order': 'infantry' } as const;

/** One arm leaves the brigade: for another that takes it, for one of its own, or as independent units. */
const parted = (arm: keyof typeof KINDS, node: BrigadeNode, facts: Facts): Fix | undefined => {
  const { brigade, index } = node;
  const { army } = facts;
  const leaves = (unit: Unit): boolean => TYPES[unit.type].arm === (arm satisfies Arm);
  const moving = brigade.units.filter(leaves);
  const rest = brigade.units.filter((unit) => !leaves(unit));
  if (rest.filter((unit) => counts(unit, facts)).length < brigadeUnits.min) return undefined;
  const stay: Op = { op: 'set', path: ['army', 'brigades', index, 'units'], value: rest };
  const into = facts.brigades.findIndex((other, at) => at !== index && takesAll(moving, other, facts));
  const target = army.brigades[into];
  if (target !== undefined) {
    return {
      label: `Move the ${KINDS[arm]} to ${brigadeName(target, into)}`,
      ops: [
        stay,
        { op: 'set', path: ['army', 'brigades', into, 'units'], value: [...target.units, ...moving] },
      ],
    };
  }
  if (moving.length >= brigadeUnits.min) {
    const name = partName(brigadeName(brigade, index), `, ${KINDS[arm]}`);
    const own = apart(`Put the ${KINDS[arm]} in its own brigade`, node, facts, [rest, moving], () => name);
    if (own !== undefined) return own;
  }
  if (army.independents.length + moving.length > independentLimit.max) return undefined;
  let halves = 0;
  for (const unit of moving) halves -= weightOf(unit);
  if (!keepsLimits(facts, { halves })) return undefined;
  return {
    label: `Make the ${KINDS[arm]} independent`,
    ops: [stay, { op: 'set', path: ['army', 'independents'], value: [...army.independents, ...moving] }],
  };
};

/** Cavalry and infantry of one brigade parted; undefined where either would break another rule. */
const partedFix = (node: BrigadeNode, facts: Facts): Fix | undefined => {
  const { apart: own, cavalry } = node.facts;
  // Cossacks among other cavalry would only take their fault along
  if (own > 0 && own < cavalry) return undefined;
  return parted('cavalry', node, facts) ?? parted('close-order', node, facts);
};

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

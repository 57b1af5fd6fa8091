import { grouped, signed } from '../../core/army/number';
import { counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { combineFix, partnerOf, splitFix } from '../split-and-combine';
import type { Facts } from '../survey';
import { ARMS, LIMITS } from '../tables';
import { brigadeName, unitName } from '../tree';
import type { UnitFacts } from '../unit-facts';
import { checked, withinLimit } from './checks';

const { max, weak, least } = LIMITS.strength;

/** True for a unit in a brigade. */
const isPosted = ({ list }: UnitFacts): boolean => list[0] === 'brigades';

/** The path of a unit from the file. */
export const pathOf = ({ at }: UnitFacts) => ['army', ...at];

/** Sets fields of a unit. */
export const setFix = (node: UnitFacts, label: string, fields: Readonly<Record<string, unknown>>): Fix => ({
  label,
  ops: Object.entries(fields).map(([field, value]) => ({ op: 'set', path: [...pathOf(node), field], value })),
});

/** Forgets one field of a unit. */
const without = (node: UnitFacts, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: [...pathOf(node), field] }],
});

/** Moves a unit without a brigade to the smallest one. */
const postFix = (node: UnitFacts, { army }: Facts): Fix | undefined => {
  const [smallest] = army.brigades
    .map((brigade, index) => ({ brigade, index }))
    .toSorted((a, b) => a.brigade.units.length - b.brigade.units.length);
  if (smallest === undefined) return undefined;
  const { brigade, index } = smallest;
  return {
    label: `Put it into ${brigadeName(brigade, index)}`,
    ops: [
      { op: 'remove', path: pathOf(node) },
      { op: 'insert', path: ['army', 'brigades', index, 'units', brigade.units.length], value: node.unit },
    ],
  };
};

/** Checks of a single unit, in the order of the digest. */
export const UNIT_RULES = [
  checked('m01', {
    title: 'More than 8 strength points',
    scope: 'unit',
    check: (node: UnitFacts, facts) => {
      if (node.sp <= max) return undefined;
      const fix = splitFix(node, facts);
      return { params: { name: unitName(node.unit), sp: node.sp, max }, ...withinLimit(fix, facts) };
    },
    message: ({ name, sp, max }) =>
      `${name} has ${grouped(Number(sp))} strength points; units of more than ${max} must be split.`,
  }),
  checked('m02', {
    title: 'Weak unit to combine',
    scope: 'unit',
    check: (node: UnitFacts, facts) => {
      if (node.sp >= weak || !isPosted(node)) return undefined;
      const partner = partnerOf(node, node.mates, facts);
      return (
        partner && {
          params: { name: unitName(node.unit), sp: node.sp, partner: unitName(partner.unit), weak },
          ...withinLimit(combineFix(node, partner, facts), facts),
        }
      );
    },
    message: ({ name, sp, partner, weak }) =>
      `${name} has ${counted(Number(sp), 'strength point')}; a unit below ${weak} should be combined, here with ${partner}.`,
  }),
  checked('m03', {
    title: 'Weak unit',
    scope: 'unit',
    check: (node: UnitFacts, facts) =>
      node.sp >= weak ||
      node.sp < least ||
      !isPosted(node) ||
      partnerOf(node, node.mates, facts) !== undefined
        ? undefined
        : { params: { name: unitName(node.unit), sp: node.sp, weak } },
    message: ({ name, sp, weak }) =>
      `${name} has ${counted(Number(sp), 'strength point')}, fewer than ${weak}, but no unit of its brigade can be combined with it.`,
  }),
  checked('m04', {
    title: 'No strength points',
    scope: 'unit',
    check: (node: UnitFacts, facts) =>
      node.sp >= least
        ? undefined
        : {
            params: { name: unitName(node.unit) },
            wanting: true as const,
            ...withinLimit(
              {
                label: 'Bring it to full strength',
                ops: (['sp', 'men', 'guns'] as const)
                  .filter((field) => node.unit[field] !== undefined)
                  .map((field) => ({ op: 'remove', path: [...pathOf(node), field] })),
              },
              facts,
            ),
          },
    message: ({ name }) => `${name} has no men and so no strength points; a unit has at least 1.`,
  }),
  checked('m08', {
    title: 'Number of bases',
    scope: 'unit',
    check: (node: UnitFacts) => {
      const { bases } = node.unit;
      const usual = ARMS[node.arm].bases;
      return bases === undefined || bases === usual
        ? undefined
        : {
            params: { name: unitName(node.unit), bases, usual },
            fix: without(node, `Count ${usual} bases`, 'bases'),
          };
    },
    message: ({ name, bases, usual }) =>
      `${name} has ${counted(Number(bases), 'base')}; it should have ${usual}, not counting the wagons of a train.`,
  }),
  checked('m09', {
    title: 'Regimental guns',
    scope: 'unit',
    arms: ['heavy-cavalry', 'light-cavalry', 'artillery', 'engineers', 'wagons'],
    check: (node: UnitFacts) =>
      node.regimentalGuns
        ? {
            params: { name: unitName(node.unit) },
            fix: without(node, 'Remove the regimental guns', 'regimentalGuns'),
          }
        : undefined,
    message: ({ name }) => `${name} has regimental guns; only infantry has them.`,
  }),
  checked('m18', {
    title: 'Cannot take any fire',
    scope: 'unit',
    check: (node: UnitFacts) =>
      node.morale >= 1 || node.sp < least
        ? undefined
        : { params: { name: unitName(node.unit), morale: node.morale, modifier: node.modifier } },
    message: ({ name, morale, modifier }) =>
      `${name} has a basic morale of ${grouped(Number(morale))} (modifier ${signed(Number(modifier))}); any loss by fire shakes it.`,
  }),
  checked('post-1', {
    title: 'Unit without a brigade',
    scope: 'unit',
    check: (node: UnitFacts, facts) => {
      if (isPosted(node)) return undefined;
      const fix = postFix(node, facts);
      return { params: { name: unitName(node.unit) }, ...(fix && { fix }) };
    },
    message: ({ name }) => `${name} is in no brigade, so no brigadier leads it.`,
  }),
];

import type { Fix } from '@/lib/rules/core/check/finding';
import { counted } from '../../core/army/words';
import { LIMITS } from '../tables';
import { unitName } from '../tree';
import { checked, postedFix, type UnitNode } from './checks';
import { withinLimit } from './points';

/** Sets one field of the stand. */
const setting = ({ path }: UnitNode, label: string, field: string, value: unknown): Fix => ({
  label,
  ops: [{ op: 'set', path: ['army', ...path, field], value }],
});

/** Forgets one field of the stand. */
const without = ({ path }: UnitNode, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: ['army', ...path, field] }],
});

const { morale: moraleLimit, lineInfantrySp, lineCavalrySp, artillery } = LIMITS;

const name = ({ unit }: UnitNode) => unitName(unit);

type Range = { readonly min: number; readonly max: number };

const isOutside = (value: number, { min, max }: Range): boolean => value < min || value > max;

/** The nearest whole number that is allowed. */
const nearest = (value: number, { min, max }: Range): number =>
  Math.min(max, Math.max(min, Math.round(value)));

const range = ({ min, max }: Range): Range => ({ min, max });

const WHOLE: Range = { min: 1, max: 99 };

/** What a stand of each arm is counted in (s. 1). */
const SIZES = { infantry: 'battalion', cavalry: 'squadron', artillery: 'gun' } as const;

/** Checks of the values of one stand, in the order of the digest. */
export const UNIT_RULES = [
  checked('v06', {
    title: 'Strength points and Morale',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { sp } = node.unit;
      if (Number.isInteger(sp) && sp >= 1) return undefined;
      const whole = nearest(sp, WHOLE);
      return {
        params: { name: name(node), sp },
        ...withinLimit(setting(node, `Make it SP ${whole}`, 'sp', whole), facts),
      };
    },
    message: ({ name, sp }) => `${name} has SP ${sp}; strength points are whole numbers, at least 1.`,
  }),
  checked('v06', {
    title: 'Strength points and Morale',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { morale } = node.unit;
      if (Number.isInteger(morale) && !isOutside(morale, moraleLimit)) return undefined;
      const whole = nearest(morale, moraleLimit);
      return {
        params: { name: name(node), morale, ...range(moraleLimit) },
        ...withinLimit(setting(node, `Make it Morale ${whole}`, 'morale', whole), facts),
      };
    },
    message: ({ name, morale, min, max }) =>
      `${name} has Morale ${morale}; Morale is a whole number from ${min} to ${max}.`,
  }),
  checked('v07', {
    title: 'Unusual strength',
    scope: 'unit',
    arms: ['infantry', 'cavalry'],
    check: (node: UnitNode) => {
      const { unit, of } = node;
      if (of.troops !== 'line') return undefined;
      const limit = of.arm === 'cavalry' ? lineCavalrySp : lineInfantrySp;
      return isOutside(unit.sp, limit)
        ? {
            params: {
              name: name(node),
              sp: unit.sp,
              arm: of.arm === 'cavalry' ? 'cavalry' : 'infantry',
              ...range(limit),
            },
          }
        : undefined;
    },
    message: ({ name, sp, arm, min, max }) =>
      `${name} has SP ${sp}; a stand of line ${arm} usually has ${min} to ${max}.`,
  }),
  checked('v08', {
    title: 'Unusual size',
    scope: 'unit',
    only: 'noted',
    check: (node: UnitNode, { factor }) => {
      const { unit, of } = node;
      const one = SIZES[of.arm];
      const count = unit[`${one}s`];
      if (count === undefined || of.troops === 'light') return undefined;
      const { min, max } = LIMITS[`${one}s`];
      const limit = { min: min * factor, max: max * factor };
      return isOutside(count, limit)
        ? { params: { name: name(node), count: counted(count, one), what: `${one}s`, ...limit } }
        : undefined;
    },
    message: ({ name, count, what, min, max }) =>
      `${name} stands for ${count}; a stand is ${min} to ${max} ${what}.`,
  }),
  checked('v09', {
    title: 'Unusual artillery',
    scope: 'unit',
    arms: ['artillery'],
    check: (node: UnitNode, { artilleryValues }) => {
      const { sp, morale } = node.unit;
      const off = [
        ...(artilleryValues !== 'morale' && isOutside(sp, artillery) ? [`SP ${sp}`] : []),
        ...(artilleryValues !== 'sp' && isOutside(morale, artillery) ? [`Morale ${morale}`] : []),
      ];
      return off.length === 0
        ? undefined
        : { params: { name: name(node), values: off.join(' and '), ...range(artillery) } };
    },
    message: ({ name, values, min, max }) =>
      `${name} has ${values}; artillery generally has ${min} to ${max}.`,
  }),
  checked('v10', {
    title: 'Shock and grenadiers',
    scope: 'unit',
    only: 'noted',
    check: (node: UnitNode) => {
      const { unit, of } = node;
      if (unit.shock !== true || (of.arm === 'infantry' && of.troops === 'line')) return undefined;
      return {
        params: { name: name(node), guns: of.arm === 'artillery' ? 1 : 0 },
        ...(of.arm !== 'artillery' && { severity: 'warning' as const }),
        fix: without(node, 'Remove Shock', 'shock'),
      };
    },
    message: ({ name, guns }) =>
      guns === 1
        ? `${name} has Shock; artillery cannot have it.`
        : `${name} has Shock, which is priced only for line infantry; the rule that defines it is lost.`,
  }),
  checked('v10', {
    title: 'Shock and grenadiers',
    scope: 'unit',
    only: 'noted',
    check: (node: UnitNode, facts) => {
      const { unit, of, type } = node;
      if (unit.noGrenadiers !== true) return undefined;
      const line = of.arm === 'infantry' && of.troops === 'line';
      if (line && type.grenadiers !== true) return undefined;
      return {
        params: { name: name(node), line: line ? 1 : 0 },
        ...(line && { severity: 'warning' as const }),
        ...withinLimit(without(node, 'Give them grenadiers', 'noGrenadiers'), facts),
      };
    },
    message: ({ name, line }) =>
      line === 1
        ? `${name} are grenadiers, so they cannot be without them.`
        : `${name} is without grenadiers; only line infantry can be.`,
  }),
  checked('v21', {
    title: 'Capacities without a price',
    scope: 'unit',
    only: 'noted',
    check: (node: UnitNode) => {
      const { capacities } = node.unit;
      return capacities === undefined || capacities.length === 0
        ? undefined
        : { params: { name: name(node), capacities: capacities.join(', ') } };
    },
    message: ({ name, capacities }) =>
      `${name} has ${capacities}; it costs nothing, because the section that names capacities is lost.`,
  }),
  checked('v23', {
    title: 'Stand without a post',
    scope: 'unit',
    only: 'unassigned',
    check: (node: UnitNode, facts) => ({ params: { name: name(node) }, fix: postedFix(facts, node.path) }),
    message: ({ name }) => `${name} is in no division and not under the general in chief.`,
  }),
  checked('v25', {
    title: 'Medium cavalry that costs nothing',
    scope: 'unit',
    arms: ['cavalry'],
    check: (node: UnitNode) =>
      node.type.class === 'medium-cavalry' && node.unit.morale === 1
        ? { params: { name: name(node) } }
        : undefined,
    message: ({ name }) =>
      `${name} has Morale 1 and costs 0 before Shock: the −1 for each SP takes its whole price.`,
  }),
  checked('v26', {
    title: 'Shock without grenadiers',
    scope: 'unit',
    only: 'noted',
    check: (node: UnitNode) =>
      node.unit.shock === true && node.unit.noGrenadiers === true
        ? { params: { name: name(node) } }
        : undefined,
    message: ({ name }) => `${name} has Shock and no grenadiers: +1½ for each SP together.`,
  }),
];

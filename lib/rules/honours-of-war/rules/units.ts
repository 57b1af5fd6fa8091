import type { Fix } from '../../core/finding';
import { counted, unitName } from '../names';
import { settingOf } from '../settings';
import { type Arm, LIMITS, TYPES } from '../tables';
import { checked } from './checks';
import type { UnitNode } from './nodes';
import { postedFix } from './posting';

const name = ({ unit }: UnitNode) => unitName(unit);

/** Sets one field of the unit. */
export const unitFix = ({ path }: UnitNode, label: string, field: string, value: unknown): Fix => ({
  label,
  ops: [{ op: 'set', path: ['army', ...path, field], value }],
});

/** Forgets one field of the unit. */
export const without = ({ path }: UnitNode, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: ['army', ...path, field] }],
});

const isFormed = (arm: Arm): arm is 'close-order' | 'light-infantry' | 'cavalry' =>
  arm === 'close-order' || arm === 'light-infantry' || arm === 'cavalry';

const FORMED = ['close-order', 'light-infantry', 'cavalry'] as const;

const CLASSIC = new Set<Arm>(['light-infantry', 'artillery']);

/** Checks of a single unit that hold for every nation, in the order of the book. */
export const UNIT_RULES = [
  checked('org-1', {
    title: 'Unit without a post',
    scope: 'unit',
    check: ({ unit, post, index }: UnitNode, facts) => {
      if (post !== 'unassigned') return undefined;
      const fix = postedFix(facts, 'unassigned', index);
      return { params: { name: unitName(unit) }, ...(fix && { fix }) };
    },
    message: ({ name }) => `${name} is in no brigade and not independent; every unit is one or the other.`,
  }),
  checked('org-14', {
    title: 'Not standard size',
    scope: 'unit',
    arms: FORMED,
    check: (node: UnitNode, { nonStandardUnits }) =>
      node.unit.size === 'standard' || nonStandardUnits || !isFormed(TYPES[node.unit.type].arm)
        ? undefined
        : {
            params: { name: name(node), size: node.unit.size },
            fix: {
              label: 'Switch the rule on',
              ops: [{ op: 'set', path: ['settings', 'nonStandardUnits'], value: true }],
            },
          },
    message: ({ name, size }) => `${name} is ${size}; small and large units are switched off for this army.`,
  }),
  checked('org-15', {
    title: 'Number of bases',
    scope: 'unit',
    arms: FORMED,
    check: (node: UnitNode, { file }) => {
      const { bases, size, type } = node.unit;
      if (bases === undefined) return undefined;
      const { arm } = TYPES[type];
      if (!isFormed(arm)) return undefined;
      const allowed: readonly number[] = LIMITS.bases[arm][size];
      const least = Math.min(...LIMITS.bases[arm].small);
      if (bases >= least && (settingOf(file, 'basing') === 'own' || allowed.includes(bases)))
        return undefined;
      return {
        params: { name: name(node), bases, size, allowed: allowed.join(' or ') },
        fix: without(node, `Count ${Math.max(...allowed)} bases`, 'bases'),
      };
    },
    message: ({ name, bases, size, allowed }) =>
      `${name} has ${counted(Number(bases), 'base')}; a ${size} unit of its kind has ${allowed}.`,
  }),
  checked('org-16', {
    title: 'No such size',
    scope: 'unit',
    arms: ['artillery', 'transport'],
    check: (node: UnitNode) =>
      node.unit.size === 'standard' || isFormed(TYPES[node.unit.type].arm)
        ? undefined
        : {
            params: { name: name(node), size: node.unit.size },
            fix: unitFix(node, 'Make it standard size', 'size', 'standard'),
          },
    message: ({ name, size }) => `${name} is ${size}; batteries and transport come in one size only.`,
  }),
  checked('org-17', {
    title: 'Superior light infantry',
    scope: 'unit',
    arms: ['light-infantry'],
    check: (node: UnitNode) =>
      node.unit.class === 'superior' && TYPES[node.unit.type].arm === 'light-infantry'
        ? { params: { name: name(node) }, fix: unitFix(node, 'Make it standard class', 'class', 'standard') }
        : undefined,
    message: ({ name }) =>
      `${name} is superior; light infantry is standard or inferior and has no other price.`,
  }),
  checked('org-18', {
    title: 'Superior light cavalry',
    scope: 'unit',
    arms: ['cavalry'],
    check: (node: UnitNode) => {
      const { arm, weight } = TYPES[node.unit.type];
      return node.unit.class === 'superior' && arm === 'cavalry' && weight === 'light'
        ? { params: { name: name(node) }, fix: unitFix(node, 'Make it standard class', 'class', 'standard') }
        : undefined;
    },
    message: ({ name }) => `${name} is superior; light cavalry is in general standard or inferior.`,
  }),
  checked('org-19', {
    title: 'Transport is inferior',
    scope: 'unit',
    arms: ['transport'],
    check: (node: UnitNode) =>
      node.unit.class !== 'inferior' && TYPES[node.unit.type].arm === 'transport'
        ? {
            params: { name: name(node), class: node.unit.class },
            fix: unitFix(node, 'Make it inferior', 'class', 'inferior'),
          }
        : undefined,
    message: ({ name, class: quality }) => `${name} is ${quality}; transport is always inferior.`,
  }),
  checked('org-20', {
    title: 'Rifles',
    scope: 'unit',
    check: (node: UnitNode) => {
      const { rifles, type } = node.unit;
      if (rifles !== true || TYPES[type].rifles) return undefined;
      const light = TYPES[type].arm === 'light-infantry';
      return {
        params: { name: name(node), light: light ? 1 : 0 },
        ...(light && { severity: 'warning' as const }),
        fix: without(node, 'Take the rifles away', 'rifles'),
      };
    },
    message: ({ name, light }) =>
      light === 1
        ? `${name} has rifles; the book gives them to Prussian, Austrian and Russian jäger only.`
        : `${name} has rifles; only light infantry may.`,
  }),
  checked('org-21', {
    title: 'Unusual independent unit',
    scope: 'unit',
    check: (node: UnitNode) => {
      if (node.post !== 'independent') return undefined;
      const { arm, weight } = TYPES[node.unit.type];
      return CLASSIC.has(arm) || (arm === 'cavalry' && weight === 'light')
        ? undefined
        : { params: { name: name(node) } };
    },
    message: ({ name }) =>
      `${name} is independent; any unit may be, the classic choice is light infantry, light cavalry or artillery.`,
  }),
  checked('org-24', {
    title: 'Battalion guns',
    scope: 'unit',
    check: (node: UnitNode) =>
      node.unit.battalionGuns === undefined || TYPES[node.unit.type].arm === 'close-order'
        ? undefined
        : {
            params: { name: name(node), guns: node.unit.battalionGuns },
            fix: without(node, 'Forget the battalion guns', 'battalionGuns'),
          },
    message: ({ name }) => `${name} says something of battalion guns; only close order infantry has them.`,
  }),
];

/** Checks of a unit of an imagi-nation's own (p. 51). */
export const IMAGI_UNIT_RULES = [
  checked('imagi-3', {
    title: 'Not in the troop list',
    scope: 'unit',
    check: ({ unit }: UnitNode, { army }) => {
      const troops = army.imagiNation?.troops;
      return troops === undefined || troops.some(({ type }) => type === unit.type)
        ? undefined
        : { params: { name: unitName(unit), type: TYPES[unit.type].label } };
    },
    message: ({ name, type }) => `${name}: the players' own troop list has no ${type}.`,
  }),
];

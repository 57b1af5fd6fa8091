import type { Op } from '../../core/army/edit';
import { counted } from '../../core/army/words';
import { mayFireAsSuperior } from '../cost';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { fieldingOf, LIMITS, POINTS, TYPES, type UnitClass } from '../tables';
import { unitName } from '../tree';
import { checked, classFix, FORMED, isFormed, type UnitNode, unitFix, usualClassOf, without } from './checks';
import { keepsLimits } from './keeps-limits';
import { postedFix } from './posting';

const { value: oneBase } = LIMITS.batteryBases;

const FIRE_ON: readonly Op[] = [{ op: 'set', path: ['settings', 'britishFire'], value: true }];

const name = ({ unit }: UnitNode) => unitName(unit);

/** The class for a unit that cannot be superior: what the book gives it, else standard. */
const lowerClass = (node: UnitNode, facts: Facts): UnitClass =>
  usualClassOf(node, facts) === 'inferior' ? 'inferior' : 'standard';

/** Checks of a single unit that hold for every nation, in the order of the book. */
export const UNIT_RULES = [
  checked('org-1', {
    title: 'One post for each unit',
    scope: 'unit',
    check: ({ unit, post, path }: UnitNode, facts) => {
      if (post !== 'unassigned') return undefined;
      const fix = postedFix(facts, Number(path.at(-1)));
      // still to be posted (N23)
      return { params: { name: unitName(unit) }, wanting: true as const, ...(fix && { fix }) };
    },
    message: ({ name }) =>
      `${name} is neither in a brigade nor independent; a unit must be one or the other.`,
  }),
  checked('org-15', {
    title: 'Number of bases',
    scope: 'unit',
    arms: [...FORMED, 'artillery'],
    check: (node: UnitNode, { file }) => {
      const { bases, size, type } = node.unit;
      if (bases === undefined) return undefined;
      const { arm } = TYPES[type];
      const allowed: readonly number[] = isFormed(arm) ? LIMITS.bases[arm][size] : [oneBase];
      const least = isFormed(arm) ? Math.min(...LIMITS.bases[arm].small) : oneBase;
      if (bases >= least && (settingOf(file, 'basing') === 'own' || allowed.includes(bases)))
        return undefined;
      return {
        params: {
          name: name(node),
          bases,
          kind: isFormed(arm) ? `${size} unit of its kind` : 'battery',
          allowed: allowed.join(' or '),
        },
        fix: without(node, `Count ${counted(Math.max(...allowed), 'base')}`, 'bases'),
      };
    },
    message: ({ name, bases, kind, allowed }) =>
      `${name} has ${counted(Number(bases), 'base')}; a ${kind} has ${allowed}.`,
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
    check: (node: UnitNode, facts) =>
      node.unit.class === 'superior' && TYPES[node.unit.type].arm === 'light-infantry'
        ? { params: { name: name(node) }, ...classFix(node, facts, lowerClass(node, facts)) }
        : undefined,
    message: ({ name }) =>
      `${name} is superior; light infantry is standard or inferior, and has no price as superior.`,
  }),
  checked('org-18', {
    title: 'Superior light cavalry',
    scope: 'unit',
    arms: ['cavalry'],
    check: (node: UnitNode, facts) => {
      const { arm, weight } = TYPES[node.unit.type];
      return node.unit.class === 'superior' && arm === 'cavalry' && weight === 'light'
        ? { params: { name: name(node) }, ...classFix(node, facts, lowerClass(node, facts)) }
        : undefined;
    },
    message: ({ name }) => `${name} is superior; light cavalry is usually standard or inferior.`,
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
    check: (node: UnitNode, { imagi }) => {
      const { unit, nation } = node;
      const { arm, rifles: usual = false } = TYPES[unit.type];
      if (!(unit.rifles ?? usual)) return undefined;
      // an imagi-nation's jäger are its players' affair; elsewhere three nations have them (R31)
      const own = imagi && unit.nation === undefined;
      if (usual && (own || fieldingOf(nation, unit.type) !== undefined)) return undefined;
      const light = arm === 'light-infantry';
      return {
        params: { name: name(node), light: light ? 1 : 0 },
        ...(light && { severity: 'warning' as const }),
        fix: usual
          ? unitFix(node, 'Remove the rifles', 'rifles', false)
          : without(node, 'Remove the rifles', 'rifles'),
      };
    },
    message: ({ name, light }) =>
      light === 1
        ? `${name} has rifles; the book gives them only to Prussian, Austrian and Russian jäger.`
        : `${name} has rifles; only light infantry may have them.`,
  }),
  checked('org-24', {
    title: 'Battalion guns',
    scope: 'unit',
    check: (node: UnitNode) => {
      const { type, battalionGuns, extraGunBase } = node.unit;
      if (TYPES[type].arm === 'close-order') return undefined;
      const fields = [
        ...(battalionGuns === undefined ? [] : ['battalionGuns']),
        ...(extraGunBase === true ? ['extraGunBase'] : []),
      ];
      if (fields.length === 0) return undefined;
      return {
        params: { name: name(node), guns: battalionGuns ?? 'base' },
        fix: {
          label: 'Remove the battalion guns',
          ops: fields.flatMap((field) => without(node, '', field).ops),
        },
      };
    },
    message: ({ name, guns }) =>
      guns === 'base'
        ? `${name} has a base of battalion guns; only close order infantry has them.`
        : `${name} has an entry for battalion guns; only close order infantry has them.`,
  }),
  checked('nat-16', {
    title: 'Superior when firing',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { unit } = node;
      if (unit.superiorFire !== true) return undefined;
      const may = mayFireAsSuperior(unit, facts.army) && unit.class === 'standard';
      if (may && facts.britishFire) return undefined;
      const params = { name: name(node), class: unit.class, may: may ? 1 : 0 };
      if (!may) return { params, fix: without(node, 'Fire as its class does', 'superiorFire') };
      return keepsLimits(facts, { points: facts.superiorFire * POINTS.superiorFire.amount })
        ? { params, fix: { label: 'Switch the house rule on', ops: FIRE_ON } }
        : { params, fix: without(node, 'Fire as its class does', 'superiorFire') };
    },
    message: ({ name, class: quality, may }) =>
      may === 1
        ? `${name} is superior when firing; this house rule is off for the army, so the unit pays and fires as ${quality}.`
        : `${name} is superior when firing; only standard British line may be, from its first year in Germany. The unit pays and fires as ${quality}.`,
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
    message: ({ name, type }) => `${name}: the troop list of your imagi-nation has no ${type}.`,
  }),
];

import { counted, listed } from '../../core/army/words';
import { settingOf } from '../settings';
import { ARMS, type ArmId, LIMITS, TYPES } from '../tables';
import { unitName } from '../tree';
import type { UnitFacts } from '../unit-facts';
import { checked, withinLimit } from './checks';
import { pathOf, setFix } from './units';

const ARM_IDS = Object.keys(ARMS) as ArmId[];

/** Checks of guns and of engineers with their wagons, in the order of the digest. */
export const TRAIN_RULES = [
  checked('m11', {
    title: 'Not a full battery',
    scope: 'unit',
    arms: ['artillery'],
    check: (node: UnitFacts, { army }) => {
      const { guns } = node.unit;
      const full = LIMITS.battery.guns * army.factor;
      return guns === undefined || (guns > 0 && guns % full === 0)
        ? undefined
        : { params: { name: unitName(node.unit), guns, full, sp: node.sp } };
    },
    message: ({ name, guns, full, sp }) =>
      `${name} has ${counted(Number(guns), 'gun')}; a full battery stands for ${full}. Its strength follows from its guns: ${counted(Number(sp), 'strength point')}.`,
  }),
  checked('m12', {
    title: 'Guns that are not medium',
    scope: 'unit',
    arms: ['artillery'],
    check: (node: UnitFacts) => {
      const { gunClass = 'medium' } = TYPES[node.unit.type];
      return gunClass === 'medium' ? undefined : { params: { name: unitName(node.unit), gunClass } };
    },
    message: ({ name }) => `${name}: most games use medium guns.`,
  }),
  checked('m13', {
    title: 'Engineers and their train',
    scope: 'unit',
    arms: ['engineers'],
    check: (node: UnitFacts, facts) => {
      const { explosives, tools } = node.unit;
      if (settingOf(facts.file, 'engineering') !== true || (explosives !== undefined && tools))
        return undefined;
      return {
        params: {
          name: unitName(node.unit),
          lacks: listed([...(explosives === undefined ? ['explosives'] : []), ...(tools ? [] : ['tools'])]),
        },
        wanting: true as const,
        ...withinLimit(
          setFix(node, 'Add what is missing', {
            ...(explosives === undefined && { explosives: LIMITS.charges.max }),
            ...(!tools && { tools: true }),
          }),
          facts,
        ),
      };
    },
    message: ({ name, lacks }) =>
      `${name} has no wagon for ${lacks}; engineers need two, one for explosives and one for tools.`,
  }),
  checked('m13', {
    title: 'Engineers and their train',
    scope: 'unit',
    arms: ARM_IDS.filter((arm) => arm !== 'engineers'),
    check: (node: UnitFacts) => {
      const { explosives, tools, pontoons } = node.unit;
      const carried = [
        ...(tools ? [{ field: 'tools', word: 'tools' }] : []),
        ...(explosives === undefined ? [] : [{ field: 'explosives', word: 'explosives' }]),
        ...(pontoons ? [{ field: 'pontoons', word: 'pontoons' }] : []),
      ];
      return carried.length === 0
        ? undefined
        : {
            params: { name: unitName(node.unit), lacks: listed(carried.map(({ word }) => word)) },
            severity: 'error' as const,
            fix: {
              label: 'Remove them',
              ops: carried.map(({ field }) => ({ op: 'remove' as const, path: [...pathOf(node), field] })),
            },
          };
    },
    message: ({ name, lacks }) => `${name} has ${lacks}; only engineers have them.`,
  }),
  checked('m14', {
    title: 'Too many charges',
    scope: 'unit',
    arms: ['engineers'],
    check: (node: UnitFacts) => {
      const { explosives = 0 } = node.unit;
      const { max: most } = LIMITS.charges;
      return explosives <= most
        ? undefined
        : {
            params: { name: unitName(node.unit), charges: explosives, most },
            fix: setFix(node, `Load ${most} charges`, { explosives: most }),
          };
    },
    message: ({ name, charges, most }) =>
      `The explosives wagon of ${name} carries ${counted(Number(charges), 'charge')}; it holds ${most}.`,
  }),
];

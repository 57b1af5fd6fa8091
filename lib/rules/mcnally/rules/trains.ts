import { counted, unitName } from '../names';
import { settingOf } from '../settings';
import { LIMITS, TYPES } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { checked } from './checks';
import { setFix } from './unit-fixes';

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
      `${name} has ${counted(Number(guns), 'gun')}; a battery stands for ${full}, so its ${counted(Number(sp), 'strength point')} ${sp === 1 ? 'is' : 'are'} computed.`,
  }),
  checked('m12', {
    title: 'Guns that are not medium',
    scope: 'unit',
    arms: ['artillery'],
    check: (node: UnitFacts) => {
      const { gunClass = 'medium' } = TYPES[node.unit.type];
      return gunClass === 'medium' ? undefined : { params: { name: unitName(node.unit), gunClass } };
    },
    message: ({ name, gunClass }) => `${name}: ${gunClass} guns; most games use medium ones.`,
  }),
  checked('m13', {
    title: 'Engineers without their train',
    scope: 'unit',
    arms: ['engineers'],
    check: (node: UnitFacts, { file }) => {
      const { explosives, tools } = node.unit;
      if (settingOf(file, 'engineering') !== true || (explosives !== undefined && tools)) return undefined;
      return {
        params: {
          name: unitName(node.unit),
          lacks: [explosives === undefined ? 'explosives' : '', tools ? '' : 'tools']
            .filter(Boolean)
            .join(' and '),
        },
        fix: setFix(node, 'Add what is missing', {
          ...(explosives === undefined && { explosives: LIMITS.charges.max }),
          ...(!tools && { tools: true }),
        }),
      };
    },
    message: ({ name, lacks }) =>
      `${name} has no wagon for ${lacks}; engineers have a train of two, one for explosives and one for tools.`,
  }),
  checked('m14', {
    title: 'Too many charges',
    scope: 'unit',
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

import { LIMITS, NATIONS, type NationId, TYPES } from '../tables';
import { unitName } from '../tree';
import { checked, classFix, sizeFix, type UnitNode, type UnitRule } from './checks';
import { COMMON } from './national-common';

const { uhlansAway } = LIMITS;

const name = ({ unit }: UnitNode) => unitName(unit);

const HORSE_GUNS = checked('art-7', {
  title: 'Horse artillery',
  scope: 'unit',
  arms: ['artillery'],
  check: (node: UnitNode) => {
    const { horse, weight } = TYPES[node.unit.type];
    if (!horse || (node.nation === 'prussia' && weight === 'medium')) return undefined;
    return { params: { name: name(node), nation: NATIONS[node.nation].label } };
  },
  message: ({ name, nation }) =>
    nation === 'Prussia'
      ? `${name}: Prussian horse artillery has 6-pounders, which are medium guns.`
      : `${name}: the book gives ${nation} no horse artillery, only Prussia, Austria and Russia.`,
});

const NO_LIGHT_INFANTRY = checked('nat-6', {
  title: 'No light infantry known',
  scope: 'unit',
  arms: ['light-infantry'],
  check: (node: UnitNode) =>
    TYPES[node.unit.type].arm === 'light-infantry'
      ? { params: { name: name(node), nation: NATIONS[node.nation].label } }
      : undefined,
  message: ({ name, nation }) => `${name} is light infantry; the book has hardly any for ${nation}.`,
});

const tooEarly = (node: UnitNode, year: number) => {
  const { fielding } = node;
  return fielding?.from !== undefined && year < fielding.from
    ? { params: { name: name(node), from: fielding.from, year } }
    : undefined;
};

const artilleryClass = (code: 'art-4' | 'art-9', usual: 'superior' | 'inferior', of: string): UnitRule =>
  checked(code, {
    title: `Artillery not ${usual}`,
    scope: 'unit',
    arms: ['artillery'],
    check: (node: UnitNode, facts) =>
      TYPES[node.unit.type].arm === 'artillery' && node.unit.class !== usual
        ? {
            params: { name: name(node), class: node.unit.class },
            ...classFix(node, facts, usual),
          }
        : undefined,
    message: ({ name, class: quality }) => `${name} is ${quality}; all artillery of ${of} is ${usual}.`,
  });

const NATIONAL: Record<NationId, UnitRule[]> = {
  prussia: [
    HORSE_GUNS,
    checked('nat-4', {
      title: 'Jäger not small',
      scope: 'unit',
      arms: ['light-infantry'],
      check: (node: UnitNode, facts) =>
        node.unit.type === 'jaeger' && node.unit.size !== 'small'
          ? { params: { name: name(node) }, ...sizeFix(node, facts, 'small') }
          : undefined,
      message: ({ name }) => `${name}: Prussian jäger are normally only small units.`,
    }),
  ],
  austria: [
    artilleryClass('art-4', 'superior', 'Austria'),
    checked('art-5', {
      title: 'Austrian horse artillery',
      scope: 'unit',
      arms: ['artillery'],
      check: (node: UnitNode, { year }) => {
        const { horse, weight } = TYPES[node.unit.type];
        if (!horse) return undefined;
        if (weight !== 'light') return { params: { name: name(node), from: 0, year } };
        return tooEarly(node, year);
      },
      message: ({ name, from, year }) =>
        from === 0
          ? `${name}: Austrian horse artillery has 3-pounders, which are light guns.`
          : `${name}: Austria has horse artillery from ${from}; this army is of ${year}.`,
    }),
  ],
  hbma: [
    HORSE_GUNS,
    checked('nat-8', {
      title: 'British troops before their time',
      scope: 'unit',
      check: (node: UnitNode, { year }) => tooEarly(node, year),
      message: ({ name, from, year }) => `${name} was in Germany from ${from}; this army is of ${year}.`,
    }),
    checked('nat-10', {
      title: 'Prussian hussars and mounted jäger',
      scope: 'unit',
      arms: ['cavalry'],
      check: (node: UnitNode, facts) =>
        node.unit.type === 'mounted-jaeger' && node.unit.size !== 'small'
          ? { params: { name: name(node) }, ...sizeFix(node, facts, 'small') }
          : undefined,
      message: ({ name }) => `${name}: mounted jäger were probably small units.`,
    }),
  ],
  russia: [
    checked('art-6', {
      title: 'Horse unicorns',
      scope: 'unit',
      arms: ['artillery'],
      check: (node: UnitNode, { year }) => {
        const { horse, weight, kind } = TYPES[node.unit.type];
        if (!horse) return undefined;
        if (weight !== 'light' || kind !== 'unicorn') return { params: { name: name(node), from: 0, year } };
        const early = tooEarly(node, year);
        if (early !== undefined) return early;
        return node.brigade !== undefined && node.brigade.cavalry > 0
          ? undefined
          : { params: { name: name(node), from: -1, year }, severity: 'warning' as const };
      },
      message: ({ name, from, year }) => {
        if (from === 0) return `${name}: Russian horse artillery has light unicorns.`;
        if (from === -1) return `${name}: horse unicorns must be in a cavalry brigade.`;
        return `${name}: Russia has horse unicorns from ${from}; this army is of ${year}.`;
      },
    }),
    checked('nat-5', {
      title: 'Russian jäger',
      scope: 'unit',
      arms: ['light-infantry'],
      check: (node: UnitNode, { year }) => (node.unit.type === 'jaeger' ? tooEarly(node, year) : undefined),
      message: ({ name, from, year }) => `${name}: Russia has jäger from ${from}; this army is of ${year}.`,
    }),
  ],
  france: [
    HORSE_GUNS,
    checked('nat-9', {
      title: 'Detached and converged companies',
      scope: 'unit',
      arms: ['light-infantry', 'close-order'],
      check: (node: UnitNode, facts) => {
        const { year } = facts;
        const { type, size } = node.unit;
        if (type !== 'detached-companies' && type !== 'converged-companies') return undefined;
        const early = tooEarly(node, year);
        if (early !== undefined) return early;
        if (type === 'detached-companies' && size !== 'small') {
          return {
            params: { name: name(node), from: 0, year },
            ...sizeFix(node, facts, 'small'),
          };
        }
        return type === 'converged-companies' && size === 'large'
          ? {
              params: { name: name(node), from: -1, year },
              ...sizeFix(node, facts, 'standard'),
            }
          : undefined;
      },
      message: ({ name, from, year }) => {
        if (from === 0) return `${name}: detached companies usually form a small unit.`;
        if (from === -1) return `${name}: converged companies form a small or a full unit.`;
        return `${name}: such units exist from ${from}; this army is of ${year}.`;
      },
    }),
  ],
  saxony: [
    HORSE_GUNS,
    NO_LIGHT_INFANTRY,
    checked('nat-7', {
      title: 'Uhlahnen in Poland',
      scope: 'unit',
      arms: ['cavalry'],
      check: (node: UnitNode, { year, army }) =>
        node.unit.type === 'uhlans' && year <= uhlansAway.to && army.nation === 'saxony'
          ? { params: { name: name(node) } }
          : undefined,
      message: ({ name }) => `${name}: the Uhlahnen were in Poland in ${uhlansAway.to}, not with the army.`,
    }),
    checked('nat-15', {
      title: 'Saxons where the book has none',
      scope: 'unit',
      arms: ['cavalry'],
      check: (node: UnitNode, { year }) =>
        node.unit.type === 'karabinersgarde' ? tooEarly(node, year) : undefined,
      message: ({ name, from, year }) =>
        `${name}: the book has the Karabinersgarde from ${from}; this army is of ${year}.`,
    }),
    checked('nat-14', {
      title: 'Saxons in Prussian service',
      scope: 'unit',
      arms: ['close-order', 'cavalry'],
      check: (node: UnitNode, facts) => {
        const { unit } = node;
        return facts.army.nation === 'prussia' && unit.class !== 'inferior'
          ? { params: { name: name(node), class: unit.class }, ...classFix(node, facts, 'inferior') }
          : undefined;
      },
      message: ({ name, class: quality }) =>
        `${name} is ${quality}; Saxons pressed into Prussian service are inferior, whatever they were before.`,
    }),
  ],
  sweden: [HORSE_GUNS],
  reichsarmee: [HORSE_GUNS, artilleryClass('art-9', 'inferior', 'the Reichsarmee'), NO_LIGHT_INFANTRY],
};

/** The checks that a unit of each nation has to pass. */
export const NATIONAL_UNIT_RULES = Object.fromEntries(
  Object.entries(NATIONAL).map(([nation, rules]) => [nation, [...COMMON, ...rules]]),
) as Record<NationId, UnitRule[]>;

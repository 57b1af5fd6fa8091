import { unitName } from '../names';
import { mayFireAsSuperior } from '../superior-fire';
import type { Facts } from '../survey';
import { classIn, NATIONS, type NationId, TYPES } from '../tables';
import { checked, type UnitRule } from './checks';
import type { UnitNode } from './nodes';
import { unitFix, without } from './units';

const BRITISH_MAIN_BODY = 1760;

const name = ({ unit }: UnitNode) => unitName(unit);

const datedWrong = (year: number, from: number | undefined, to: number | undefined): boolean =>
  (from !== undefined && year < from) || (to !== undefined && year > to);

/** Kinds of unit that a check of their own speaks of when a nation does not field them. */
const spokenOf = ({ unit: { type }, nation }: UnitNode): boolean => {
  const { arm, horse, kind } = TYPES[type];
  if (horse || kind === 'unicorn' || kind === 'shuvalov' || kind === 'quick-firing') return true;
  return arm === 'light-infantry' && (nation === 'reichsarmee' || nation === 'saxony');
};

/** Classes that a check of their own speaks of. */
const classSpokenOf = ({ unit, nation }: UnitNode, facts: Facts): boolean => {
  const { arm, weight } = TYPES[unit.type];
  if (arm === 'transport') return true;
  if (arm === 'artillery' && (nation === 'austria' || nation === 'reichsarmee')) return true;
  if (nation === 'saxony' && facts.nation === 'prussia') return true;
  return unit.class === 'superior' && (arm === 'light-infantry' || (arm === 'cavalry' && weight === 'light'));
};

/** "Superior when firing" said of a unit that cannot be, or while the house rule is off (R14). */
const fireFault = (node: UnitNode, facts: Facts) => {
  const { unit, nation } = node;
  if (unit.superiorFire !== true) return undefined;
  const may = mayFireAsSuperior(unit, facts) && unit.class !== 'inferior';
  if (may && facts.britishFire) return undefined;
  return {
    params: {
      name: name(node),
      class: unit.class,
      usual: unit.class,
      year: facts.year,
      nation: NATIONS[nation].label,
      fire: may ? 'off' : 'unknown',
    },
    fix: may
      ? {
          label: 'Switch the house rule on',
          ops: [{ op: 'set' as const, path: ['settings', 'britishFire'], value: true }],
        }
      : without(node, 'Fire as its class does', 'superiorFire'),
  };
};

/** Checks of a unit against the tables of its nation (p. 39-51); an imagi-nation has none. */
const COMMON: UnitRule[] = [
  checked('nat-1', {
    title: 'Class not as the nation has it',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { unit, nation, fielding } = node;
      const fire = fireFault(node, facts);
      if (fire !== undefined) return fire;
      if (fielding === undefined) return undefined;
      const usual = classIn(fielding, facts.year);
      if (unit.class === usual || classSpokenOf(node, facts)) return undefined;
      const optional = fielding.alsoClass?.includes(unit.class) ?? false;
      if (optional && TYPES[unit.type].arm !== 'artillery') return undefined;
      return {
        params: {
          name: name(node),
          class: unit.class,
          usual,
          year: facts.year,
          nation: NATIONS[nation].label,
          fire: '',
        },
        // Russian artillery may be superior by choice: worth a note (R7)
        ...(optional && { severity: 'info' as const }),
        fix: unitFix(node, `Make it ${usual}`, 'class', usual),
      };
    },
    message: ({ name, class: quality, usual, year, nation, fire }) => {
      if (fire === 'off') {
        return `${name} is superior when firing; that house rule is switched off for this army, so it pays and fires as ${quality}.`;
      }
      if (fire === 'unknown') {
        return `${name} is superior when firing; only British line of standard class may be, in Germany and from its first year there.`;
      }
      return `${name} is ${quality}; the table of ${nation} makes it ${usual} in ${year}. Players may agree otherwise.`;
    },
  }),
  checked('nat-2', {
    title: 'Not in this army or year',
    scope: 'unit',
    check: (node: UnitNode, { year }) => {
      const { nation, fielding } = node;
      const { label } = NATIONS[nation];
      if (fielding === undefined) {
        return spokenOf(node)
          ? undefined
          : { params: { name: name(node), nation: label, year, from: 0, to: 0 } };
      }
      const { from, to, dateCode } = fielding;
      return dateCode === undefined && datedWrong(year, from, to)
        ? { params: { name: name(node), nation: label, year, from: from ?? 0, to: to ?? 0 } }
        : undefined;
    },
    message: ({ name, nation, year, from, to }) => {
      if (Number(from) > 0) return `${name}: ${nation} has this type from ${from}, the army is of ${year}.`;
      if (Number(to) > 0) return `${name}: ${nation} has this type until ${to}, the army is of ${year}.`;
      return `${name}: the book gives ${nation} no such troops.`;
    },
  }),
  checked('art-8', {
    title: 'Guns of another army',
    scope: 'unit',
    arms: ['artillery', 'close-order'],
    check: (node: UnitNode, { year }) => {
      const { unit, nation } = node;
      const { kind } = TYPES[unit.type];
      const russian = kind === 'unicorn' || kind === 'shuvalov';
      const quick = kind === 'quick-firing' || unit.battalionGuns === 'quick-firing';
      if (russian && nation !== 'russia') return { params: { name: name(node), whose: 'Russian' } };
      return quick && !(nation === 'saxony' && year === 1756)
        ? { params: { name: name(node), whose: 'Saxon, of 1756' } }
        : undefined;
    },
    message: ({ name, whose }) => `${name}: these guns are ${whose} only.`,
  }),
];

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
      : `${name}: ${nation} is given no horse artillery; Prussia, Austria and Russia are.`,
});

const NO_LIGHT_INFANTRY = checked('nat-6', {
  title: 'No light infantry known',
  scope: 'unit',
  arms: ['light-infantry'],
  check: (node: UnitNode) =>
    TYPES[node.unit.type].arm === 'light-infantry'
      ? { params: { name: name(node), nation: NATIONS[node.nation].label } }
      : undefined,
  message: ({ name, nation }) => `${name} is light infantry; ${nation} had none to speak of.`,
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
    check: (node: UnitNode) =>
      TYPES[node.unit.type].arm === 'artillery' && node.unit.class !== usual
        ? {
            params: { name: name(node), class: node.unit.class },
            fix: unitFix(node, `Make it ${usual}`, 'class', usual),
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
      check: (node: UnitNode) =>
        node.unit.type === 'jaeger' && node.unit.size !== 'small'
          ? { params: { name: name(node) }, fix: unitFix(node, 'Make it small', 'size', 'small') }
          : undefined,
      message: ({ name }) => `${name}: Prussian jäger are normally small units only.`,
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
          : `${name}: Austria has horse artillery from ${from}, the army is of ${year}.`,
    }),
  ],
  hbma: [
    HORSE_GUNS,
    checked('nat-8', {
      title: 'British troops before their time',
      scope: 'unit',
      check: (node: UnitNode, { year }) => {
        const { british } = TYPES[node.unit.type];
        const early = tooEarly(node, year);
        if (early !== undefined) return early;
        return british && year < BRITISH_MAIN_BODY
          ? { params: { name: name(node), from: BRITISH_MAIN_BODY, year }, severity: 'info' as const }
          : undefined;
      },
      message: ({ name, from, year }) =>
        `${name}: in Germany from ${from}, the army is of ${year}. First British troops came in 1758, the main body in 1760.`,
    }),
    checked('nat-10', {
      title: 'Mounted jäger not small',
      scope: 'unit',
      arms: ['cavalry'],
      check: (node: UnitNode) =>
        node.unit.type === 'mounted-jaeger' && node.unit.size !== 'small'
          ? { params: { name: name(node) }, fix: unitFix(node, 'Make it small', 'size', 'small') }
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
        if (from === -1) return `${name}: the horse unicorns serve with a cavalry brigade.`;
        return `${name}: Russia has horse unicorns from ${from}, the army is of ${year}.`;
      },
    }),
    checked('nat-5', {
      title: 'Russian jäger',
      scope: 'unit',
      arms: ['light-infantry'],
      check: (node: UnitNode, { year }) => (node.unit.type === 'jaeger' ? tooEarly(node, year) : undefined),
      message: ({ name, from, year }) => `${name}: Russia has jäger from ${from}, the army is of ${year}.`,
    }),
  ],
  france: [
    HORSE_GUNS,
    checked('nat-9', {
      title: 'Detached and converged companies',
      scope: 'unit',
      arms: ['light-infantry', 'close-order'],
      check: (node: UnitNode, { year }) => {
        const { type, size } = node.unit;
        if (type !== 'detached-companies' && type !== 'converged-companies') return undefined;
        const early = tooEarly(node, year);
        if (early !== undefined) return early;
        if (type === 'detached-companies' && size !== 'small') {
          return {
            params: { name: name(node), from: 0, year },
            fix: unitFix(node, 'Make it small', 'size', 'small'),
          };
        }
        return type === 'converged-companies' && size === 'large'
          ? {
              params: { name: name(node), from: -1, year },
              fix: unitFix(node, 'Make it standard size', 'size', 'standard'),
            }
          : undefined;
      },
      message: ({ name, from, year }) => {
        if (from === 0) return `${name}: detached companies are usually a small unit.`;
        if (from === -1) return `${name}: converged companies are small or of full size.`;
        return `${name}: such units are formed from ${from}, the army is of ${year}.`;
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
      check: (node: UnitNode, { year, nation }) =>
        node.unit.type === 'uhlans' && year === 1756 && nation === 'saxony'
          ? { params: { name: name(node) } }
          : undefined,
      message: ({ name }) => `${name}: the Uhlahnen were in Poland in 1756, not with the army.`,
    }),
    checked('nat-14', {
      title: 'Saxons in Prussian service',
      scope: 'unit',
      arms: ['close-order', 'cavalry'],
      check: (node: UnitNode, { nation }) => {
        const { arm } = TYPES[node.unit.type];
        return nation === 'prussia' &&
          (arm === 'close-order' || arm === 'cavalry') &&
          node.unit.class !== 'inferior'
          ? {
              params: { name: name(node), class: node.unit.class },
              fix: unitFix(node, 'Make it inferior', 'class', 'inferior'),
            }
          : undefined;
      },
      message: ({ name, class: quality }) =>
        `${name} is ${quality}; Saxons pressed into Prussian service are inferior whatever they were.`,
    }),
  ],
  sweden: [HORSE_GUNS],
  reichsarmee: [HORSE_GUNS, artilleryClass('art-9', 'inferior', 'the Reichsarmee'), NO_LIGHT_INFANTRY],
};

/** The checks that a unit of each nation has to pass. */
export const NATIONAL_UNIT_RULES = Object.fromEntries(
  Object.entries(NATIONAL).map(([nation, rules]) => [nation, [...COMMON, ...rules]]),
) as Record<NationId, UnitRule[]>;

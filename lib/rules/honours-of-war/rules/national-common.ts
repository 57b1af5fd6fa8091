import type { Cite } from '../../core/contract/citation';
import type { Facts } from '../survey';
import { classIn, LIMITS, NATIONS, TYPES } from '../tables';
import { unitName } from '../tree';
import { checked, classFix, type UnitNode, type UnitRule } from './checks';

const { quickGuns } = LIMITS;

const name = ({ unit }: UnitNode) => unitName(unit);

/** Kinds of unit that a check of their own speaks of when a nation does not field them. */
const spokenOf = ({ unit: { type }, nation }: UnitNode): boolean => {
  const { arm, horse, kind } = TYPES[type];
  if (horse || kind === 'unicorn' || kind === 'shuvalov' || kind === 'quick-firing') return true;
  return arm === 'light-infantry' && (nation === 'reichsarmee' || nation === 'saxony');
};

/** Classes that a check of their own speaks of. */
const classSpokenOf = ({ unit, nation }: UnitNode, { army }: Facts): boolean => {
  const { arm, weight } = TYPES[unit.type];
  if (arm === 'transport') return true;
  if (arm === 'artillery' && (nation === 'austria' || nation === 'reichsarmee')) return true;
  if (nation === 'saxony' && army.nation === 'prussia') return true;
  return unit.class === 'superior' && (arm === 'light-infantry' || (arm === 'cavalry' && weight === 'light'));
};

type Stranger = {
  readonly why: 'type' | 'from' | 'until' | 'corps' | 'unnamed';
  readonly cite: Cite;
  readonly than: number;
};

/** Why a unit is not of its army or year; undefined where it is, or where another check says so. */
const strangerOf = (node: UnitNode, { army, year }: Facts): Stranger | undefined => {
  const { nation, fielding, unit } = node;
  const { arm } = TYPES[unit.type];
  if (fielding === undefined) {
    return spokenOf(node) ? undefined : { why: 'type', cite: NATIONS[nation].troops, than: 0 };
  }
  const { from, to, dateCode, cite } = fielding;
  const dated = (from !== undefined && year < from) || (to !== undefined && year > to);
  if (dated) {
    if (dateCode !== undefined) return undefined;
    return from !== undefined && year < from
      ? { why: 'from', cite, than: from }
      : { why: 'until', cite, than: to ?? 0 };
  }
  // the Saxons with the Austrians were cavalry alone (p. 49, N6)
  const corps = nation === 'saxony' && army.nation === 'austria';
  if (corps && (arm === 'close-order' || arm === 'artillery')) {
    return { why: 'corps', cite: LIMITS.saxonsWithAustria.cite, than: 0 };
  }
  return fielding.unnamed ? { why: 'unnamed', cite, than: 0 } : undefined;
};

/** Checks of a unit against the tables of its nation (p. 39-51); an imagi-nation has none. */
export const COMMON: readonly UnitRule[] = [
  checked('nat-1', {
    title: 'Unusual class for the nation',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { unit, nation, fielding } = node;
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
        },
        cite: fielding.cite,
        // Russian artillery may be superior by choice: worth a note (R7)
        ...(optional && { severity: 'info' as const }),
        ...classFix(node, facts, usual),
      };
    },
    message: ({ name, class: quality, usual, year, nation }) =>
      `${name} is ${quality}; the table of ${nation} makes it ${usual} in ${year}. Players may agree on another class.`,
  }),
  checked('nat-2', {
    title: 'Not in this army or year',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const stranger = strangerOf(node, facts);
      if (stranger === undefined) return undefined;
      const { why, cite, than } = stranger;
      const { label } = NATIONS[node.nation];
      return {
        params: { name: name(node), nation: label, year: facts.year, why, than },
        cite,
        // open by the general rule (N26)
        ...(why === 'unnamed' && { severity: 'info' as const }),
      };
    },
    message: ({ name, nation, year, why, than }) => {
      if (why === 'from') return `${name}: ${nation} has this type from ${than}; this army is of ${year}.`;
      if (why === 'until') return `${name}: ${nation} has this type until ${than}; this army is of ${year}.`;
      if (why === 'corps') return `${name}: the Saxons who served with the Austrians were all cavalry.`;
      if (why === 'unnamed') {
        return `${name}: the general rule gives these guns to every nation, but the book's text on ${nation} does not name them.`;
      }
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
      if (russian && nation !== 'russia') return { params: { name: name(node), whose: 'Russian armies' } };
      return quick && !(nation === 'saxony' && year <= quickGuns.to)
        ? { params: { name: name(node), whose: `Saxon armies until ${quickGuns.to}` } }
        : undefined;
    },
    message: ({ name, whose }) => `${name}: only ${whose} have these guns.`,
  }),
];

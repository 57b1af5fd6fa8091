import { signed } from '../../core/army/number';
import type { Path } from '../../core/army/path';
import { allowance, counted } from '../../core/army/words';
import type { Cite } from '../../core/contract/citation';
import { type UnitAtPath, unitsWhere } from '../../core/tree/tree';
import type { Army, Unit } from '../schema';
import { combatUnits, type Facts } from '../survey';
import { fieldingOf, LIMITS, TYPES } from '../tables';
import { brigadeName, namesOf } from '../tree';
import { type BrigadeNode, type CheckCode, checked } from './checks';

const { heavyShare, russianHowitzerShare, saxonsWithPrussia, saxonsWithAustria } = LIMITS;
const { saxonsWithFrance, saxonMainArmy, britishMainBody } = LIMITS;

type Excess = { readonly label: string; readonly units: number; readonly max: number; readonly at: Path };

/** Types (or types counted together) of which the army has more than there were. */
const excessOf = (code: CheckCode, { limited }: Facts): Excess | undefined => {
  const byLabel = new Map<string, Excess>();
  for (const { fielding, at } of limited) {
    if (fielding.maxCode !== code) continue;
    const label = fielding.maxGroup ?? fielding.label ?? TYPES[fielding.type].label;
    const units = (byLabel.get(label)?.units ?? 0) + 1;
    byLabel.set(label, { label, units, max: fielding.max ?? 0, at });
  }
  for (const excess of byLabel.values()) if (excess.units > excess.max) return excess;
  return undefined;
};

const tooMany = (code: CheckCode, title: string, severity?: 'warning') =>
  checked(code, {
    title,
    scope: 'army',
    check: (_: Army, facts) => {
      if (facts.imagi || facts.limited.length === 0) return undefined;
      const excess = excessOf(code, facts);
      if (excess === undefined) return undefined;
      const { label, units, max, at } = excess;
      return { params: { label, units, max }, at: [at], ...(severity && { severity }) };
    },
    message: ({ label, units, max }) =>
      `${label}: the army has ${counted(Number(units), 'unit')}; there ${max === 1 ? 'was' : 'were'} only ${max}.`,
  });

const isSaxon = ({ nation }: Unit): boolean => nation === 'saxony';

const listOf = (placed: readonly UnitAtPath<Unit>[]): string => namesOf(placed.map(({ unit }) => unit));

type Corps = {
  readonly is: (unit: Unit) => boolean;
  readonly where: string;
  readonly max: number;
  readonly cite: Cite;
};

/** What of the Saxon corps with other armies is counted (p. 49, N6). */
const SAXON_CORPS: Partial<Record<Army['nation'], Corps>> = {
  austria: {
    is: ({ type }) => type === 'chevaulegers',
    where: 'regiments of chevaulegers with the Austrians',
    ...saxonsWithAustria,
  },
  france: {
    is: ({ type }) => TYPES[type].arm === 'cavalry',
    where: 'regiments of cavalry with the French',
    ...saxonsWithFrance,
  },
};

/** Checks of numbers and command that only some nations have (p. 39-51). */
export const NATIONAL_ARMY_RULES = [
  checked('art-3', {
    title: 'Many howitzers or heavy guns',
    scope: 'army',
    check: (_: Army, { heavyRule, batteries, howitzers, heavyGuns }) => {
      if (heavyRule !== 'russian') return undefined;
      const maxHeavy = Math.floor(batteries / heavyShare.of);
      const maxHowitzers = Math.floor(batteries / russianHowitzerShare.of);
      if (howitzers <= maxHowitzers && heavyGuns <= maxHeavy) return undefined;
      return {
        params: { howitzers, maxHowitzers, heavyGuns, maxHeavy },
        // A third of fewer than three batteries is less than one, so it is only a note (R29).
        ...(batteries < heavyShare.of && { severity: 'info' as const }),
      };
    },
    message: ({ howitzers, maxHowitzers, heavyGuns, maxHeavy }) =>
      `Russia may have up to half its batteries as howitzers and unicorns (here ${allowance(Number(howitzers))}, allowed ${allowance(Number(maxHowitzers))}) and up to a third as heavy guns (here ${allowance(Number(heavyGuns))}, allowed ${allowance(Number(maxHeavy))}).`,
  }),
  tooMany('art-5', 'Austrian horse artillery', 'warning'),
  tooMany('art-6', 'Horse unicorns'),
  tooMany('nat-5', 'Russian jäger'),
  tooMany('nat-10', 'Prussian hussars and mounted jäger'),
  tooMany('nat-11', 'Legion Britannique'),
  tooMany('nat-12', 'Battalions of the Reichsarmee'),
  checked('nat-13', {
    title: 'Commanding general of the Reichsarmee',
    scope: 'army',
    check: ({ general }: Army, { nation, imagi }) =>
      nation === 'reichsarmee' && !imagi && general !== null && general.rating !== 'dithering'
        ? { params: { rating: general.rating }, at: [['general']] }
        : undefined,
    message: () =>
      'If the Reichsarmee wins too often, the book suggests a dithering commanding general as a handicap.',
  }),
  checked('nat-14', {
    title: 'Saxons in Prussian service',
    scope: 'army',
    check: (_: Army, { army, tree, year }) => {
      if (army.nation !== 'prussia' || year < saxonsWithPrussia.from) return undefined;
      const saxons = unitsWhere(tree, (unit) => isSaxon(unit) && TYPES[unit.type].arm === 'close-order');
      return saxons.length > saxonsWithPrussia.max
        ? {
            params: { name: listOf(saxons), units: saxons.length, year, max: saxonsWithPrussia.max },
            at: saxons.map(({ at }) => at),
          }
        : undefined;
    },
    message: ({ name, year, max }) =>
      `${name}: in ${year} only ${counted(Number(max), 'Saxon infantry unit')} ${max === 1 ? 'was' : 'were'} still in the field with the Prussians.`,
  }),
  checked('nat-15', {
    title: 'Saxons where the book has none',
    scope: 'army',
    check: (_: Army, { army, tree, year }) => {
      if (army.nation === 'saxony' && year > saxonMainArmy.to) {
        return { params: { name: '', where: 'alone', units: 0, max: saxonMainArmy.to, year } };
      }
      const corps = SAXON_CORPS[army.nation];
      if (corps === undefined) return undefined;
      const { is, max, where, cite } = corps;
      const saxons = unitsWhere(tree, (unit) => isSaxon(unit) && is(unit));
      if (saxons.length <= max) return undefined;
      return {
        params: { name: listOf(saxons), where, units: saxons.length, max, year },
        at: saxons.map(({ at }) => at),
        cite,
      };
    },
    message: ({ name, where, units, max, year }) =>
      where === 'alone'
        ? `Saxony had no army after ${max}; this one is of ${year}.`
        : `${name}: the army has ${units} Saxon ${where}; the book has at most ${max}.`,
  }),
  checked('nat-8', {
    title: 'British troops before their time',
    scope: 'army',
    check: (_: Army, { tree, nation, imagi, year }) => {
      if (year >= britishMainBody.from) return undefined;
      const british = unitsWhere(tree, ({ type, nation: own }) => {
        if (!TYPES[type].british || (own ?? (imagi ? undefined : nation)) !== 'hbma') return false;
        return year >= (fieldingOf('hbma', type)?.from ?? year);
      });
      return british.length === 0
        ? undefined
        : {
            params: { name: listOf(british), year, from: britishMainBody.from },
            at: british.map(({ at }) => at),
            severity: 'info' as const,
            cite: britishMainBody.cite,
          };
    },
    message: ({ name, year, from }) =>
      `${name}: few British troops were in Germany in ${year}; the main body came in ${from}.`,
  }),
  checked('imagi-1', {
    title: 'Commander dice',
    scope: 'army',
    check: ({ imagiNation }: Army, { imagi }) => {
      const dice = imagi ? imagiNation?.dice : undefined;
      if (dice === undefined) return undefined;
      const faces = [...dice.dithering, ...dice.dependable, ...dice.dashing].toSorted();
      return faces.join('') === '123456'
        ? undefined
        : { params: { faces: faces.join(', ') || 'none' }, at: [['imagiNation']] };
    },
    message: ({ faces }) =>
      `Each number from 1 to 6 must have one rating; the commander dice now have ${faces}.`,
  }),
  checked('imagi-2', {
    title: 'Initiative',
    scope: 'army',
    check: ({ imagiNation }: Army, { imagi }) => {
      if (!imagi || imagiNation === undefined) return undefined;
      const { moveInitiative = 0, fireInitiative = 0 } = imagiNation;
      const { max } = LIMITS.imagiInitiative;
      return Math.max(Math.abs(moveInitiative), Math.abs(fireInitiative)) > max
        ? { params: { move: moveInitiative, fire: fireInitiative, max }, at: [['imagiNation']] }
        : undefined;
    },
    message: ({ move, fire, max }) =>
      `Movement initiative is ${signed(Number(move))} and firing initiative ${signed(Number(fire))}; the book suggests −${max} to +${max}.`,
  }),
];

/** Checks of a brigade that only some nations have. */
export const NATIONAL_BRIGADE_RULES = [
  checked('nat-3', {
    title: 'Cossacks and Kalmucks with others',
    scope: 'formation',
    check: ({ brigade, index, facts }: BrigadeNode) => {
      // wagons are no unit of their own and may be with them (N9)
      if (facts.apart === 0 || facts.apart >= combatUnits(facts)) return undefined;
      const places = brigade.units.flatMap(({ type }, index) =>
        TYPES[type].ownBrigade ? [['units', index]] : [],
      );
      return { params: { name: brigadeName(brigade, index) }, at: places };
    },
    message: ({ name }) =>
      `${name} mixes Cossacks or Kalmucks with other troops; they form their own brigades or are independent.`,
  }),
];

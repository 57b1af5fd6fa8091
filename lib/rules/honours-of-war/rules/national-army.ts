import type { Path } from '../../core/path';
import { counted, unitName } from '../names';
import type { Army } from '../schema';
import type { Facts } from '../survey';
import { LIMITS, TYPES } from '../tables';
import { type CheckCode, checked } from './checks';
import type { BrigadeNode } from './nodes';

type Excess = { readonly label: string; readonly units: number; readonly max: number; readonly at: Path };

/** Types (or types counted together) of which the army has more than there were. */
const excessOf = (code: CheckCode, { limited }: Facts): Excess | undefined => {
  const found = new Map<string, Excess>();
  for (const { fielding, at } of limited) {
    if (fielding.maxCode !== code) continue;
    const label = fielding.maxGroup ?? fielding.label ?? TYPES[fielding.type].label;
    const units = (found.get(label)?.units ?? 0) + 1;
    found.set(label, { label, units, max: fielding.max ?? 0, at });
  }
  for (const excess of found.values()) if (excess.units > excess.max) return excess;
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
      `${label}: ${counted(Number(units), 'unit')}, where ${max} is all there were.`,
  });

/** Checks of numbers and command that only some nations have (p. 39-51). */
export const NATIONAL_ARMY_RULES = [
  checked('art-3', {
    title: 'Many howitzers or heavy guns',
    scope: 'army',
    check: (_: Army, { nation, imagi, batteries, howitzers, heavyGuns }) => {
      if (nation !== 'russia' || imagi) return undefined;
      const maxHeavy = Math.floor(batteries / LIMITS.heavyShare.of);
      const maxHowitzers = Math.floor(batteries / LIMITS.russianHowitzerShare.of);
      return howitzers > maxHowitzers || heavyGuns > maxHeavy
        ? { params: { howitzers, maxHowitzers, heavyGuns, maxHeavy } }
        : undefined;
    },
    message: ({ howitzers, maxHowitzers, heavyGuns, maxHeavy }) =>
      `Russia may have up to half its batteries as howitzers and unicorns, a third as heavy guns: here ${howitzers} (at most ${maxHowitzers}) and ${heavyGuns} (at most ${maxHeavy}).`,
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
    check: ({ brigades, independents }: Army, { nation, imagi, year }) => {
      if (nation !== 'prussia' || imagi || year < LIMITS.saxonsWithPrussia.from) return undefined;
      const saxons = [...brigades.flatMap(({ units }) => units), ...independents].filter(
        (unit) => unit.nation === 'saxony' && TYPES[unit.type].arm === 'close-order',
      );
      return saxons.length > LIMITS.saxonsWithPrussia.max
        ? {
            params: {
              name: saxons.map(unitName).join(', '),
              units: saxons.length,
              year,
              max: LIMITS.saxonsWithPrussia.max,
            },
          }
        : undefined;
    },
    message: ({ name, year, max }) =>
      `${name}: by ${year} only ${counted(Number(max), 'Saxon infantry unit')} was in the field with the Prussians.`,
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
      `The commander dice must give each number from 1 to 6 one rating; they give ${faces}.`,
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
      `Movement initiative ${move} and firing initiative ${fire}; the book suggests no more than ${max} either way.`,
  }),
];

/** Checks of a brigade that only some nations have. */
export const NATIONAL_BRIGADE_RULES = [
  checked('nat-3', {
    title: 'Cossacks and Kalmucks with others',
    scope: 'formation',
    check: ({ brigade }: BrigadeNode) => {
      let own = 0;
      for (const { type } of brigade.units) if (TYPES[type].ownBrigade) own++;
      if (own === 0 || own === brigade.units.length) return undefined;
      const places = brigade.units.flatMap(({ type }, index) =>
        TYPES[type].ownBrigade ? [['units', index]] : [],
      );
      return { params: { name: brigade.name || 'The brigade' }, at: places };
    },
    message: ({ name }) =>
      `${name} mixes Cossacks or Kalmucks with other troops; they have brigades of their own or are independent.`,
  }),
];

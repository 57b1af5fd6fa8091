import { counted } from '../core/army/words';
import type { Post } from '../core/text/declaration';
import { amount, flag, labelled, limit, scaled, wordDetail, year } from '../core/text/details';
import type { TextForm } from '../core/text/text';
import { idAt, placeOf, textForm } from '../core/text/text-form';
import { labelsOf } from '../core/text/vocabulary';
import { type Army, type Formation, parse, type Unit } from './schema';
import { SETTINGS } from './settings';
import {
  ABILITIES,
  COEFFICIENTS,
  HOUSE_TABLES,
  NATIONS,
  POINT_SCALE,
  SYSTEM,
  TRAIT_IDS,
  TRAITS,
  TYPES,
} from './tables';
import { unitName } from './tree';

/** The formation a leader commands, or all of them. */
const COMMANDS: Post = {
  key: 'formation',
  write: (value, { formations }) => {
    if (value === 'army') return 'leads the army';
    const place = placeOf(formations, value);
    return place === undefined ? undefined : `leads ${place}`;
  },
  read: (part) => {
    const [, all, number] = /^leads (?:(the army)|(\d+))$/i.exec(part) ?? [];
    if (all !== undefined) return () => 'army';
    return number === undefined ? undefined : ({ formations }) => idAt(formations, number, 'formation');
  },
};

/** The unit a leader starts with, by its number in the text. */
const UNIT: Post = {
  key: 'unit',
  write: (value, { units }) => {
    const place = placeOf(units, value);
    return place === undefined ? undefined : `with unit ${place}`;
  },
  read: (part) => {
    const number = /^with unit (\d+)$/i.exec(part)?.[1];
    return number === undefined ? undefined : ({ units }) => idAt(units, number, 'unit');
  },
};

/** The human text form, loaded when an army is written or read as text. Units are numbered for leaders. */
export const text: TextForm<Army> = textForm<Army, Formation, Unit>({
  system: { ...SYSTEM, pointScale: POINT_SCALE },
  parse,
  profile: { settings: SETTINGS, coefficients: COEFFICIENTS, houseTables: HOUSE_TABLES },
  header: [
    labelled('nation', '', labelsOf(NATIONS), 'nation'),
    year,
    scaled(),
    limit(),
    amount('menPerFoot', { one: 'men to a unit of foot', many: 'men to a unit of foot' }),
  ],
  headerExample: 'nation; year; scale; limit; 7000 men to a unit of foot',
  leaders: [
    {
      key: 'leaders',
      many: true,
      words: { Leader: {} },
      beside: [wordDetail('ability', labelsOf(ABILITIES).terms)],
      posts: [COMMANDS, UNIT],
      id: 'l',
      example: 'Write a leader as "Name, ability; leads 1; with unit 2"',
      unnamed: 'Leader',
    },
  ],
  formation: { key: 'formations', word: 'Formation', id: 'f', leaders: [] },
  lists: [{ key: 'reserve', head: 'In no formation' }],
  unit: {
    types: labelsOf(TYPES),
    details: [
      amount('hits', { one: 'hit', missing: 'The hits are missing' }),
      ...TRAIT_IDS.map((trait) => {
        const word = TRAITS[trait].label.toLowerCase();
        return flag(trait, word, `not ${word}`);
      }),
      amount('men', { one: 'men', many: 'men' }),
      amount('guns', { one: 'gun' }),
    ],
    example: 'Write a unit as "Name: Type; 6 hits, traits"',
    one: 'a unit',
    short: (unit, { safe }) => `${safe(unitName(unit))} ${unit.hits}`,
    counted: false,
  },
  total: (points, { stats }) =>
    points === null ? counted(Number(stats.hits), 'hit') : `${points} (house points)`,
});

import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import { amount, called, flag, labelled, limit, scaled, year } from '../core/text/details';
import { LineFault } from '../core/text/lines';
import type { TextForm } from '../core/text/text';
import { leads, textForm } from '../core/text/text-form';
import { labelsOf } from '../core/text/vocabulary';
import { type Army, type Brigade, type Fieldwork, parse, type Unit } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, HOUSE_TABLES, NATIONS, POINT_SCALE, SYSTEM, TYPES } from './tables';
import { RANKS, unitName } from './tree';

const NATION_WORDS = labelsOf(NATIONS);

const STRENGTH = amount('sp', { one: 'strength point' });

const byUnit = (stat: unknown, { id }: Unit): number =>
  (stat as Readonly<Record<string, number>> | undefined)?.[id] ?? 0;

const strengthIn = (words: string) => {
  const sp = STRENGTH.read(words);
  if (sp === undefined) {
    throw new LineFault('Write a fieldwork as "4 strength points" or "4 strength points: Name"');
  }
  return { sp };
};

/** The human text form, loaded when an army is written or read as text. */
export const text: TextForm<Army> = textForm<Army, Brigade, Unit, Fieldwork>({
  system: { ...SYSTEM, pointScale: POINT_SCALE },
  parse,
  profile: { settings: SETTINGS, coefficients: COEFFICIENTS, houseTables: HOUSE_TABLES },
  header: [
    labelled('nation', '', NATION_WORDS, 'nation'),
    year,
    scaled(),
    limit(),
    amount('factor', { before: 'standard units times', decimal: true, unsaid: 1 }),
    called('nationName', 'called'),
  ],
  headerExample: 'nation; year; figures; limit',
  leaders: [
    {
      key: 'generals',
      many: true,
      words: { [RANKS.cinc]: { rank: 'cinc' }, [RANKS.senior]: { rank: 'senior' } },
      alwaysNamed: true,
      posts: [leads('brigades', 'brigade')],
      id: 'g',
      example: 'Write a general as "Name" or "Name; leads 1, 2"',
    },
  ],
  formation: {
    key: 'brigades',
    word: 'Brigade',
    id: 'b',
    leaders: [
      {
        key: 'brigadier',
        many: false,
        words: { Brigadier: {} },
        alwaysNamed: true,
        id: 'c',
        example: 'A brigadier has a name, and nothing else',
      },
    ],
  },
  lists: [{ key: 'unassigned', head: 'Without a brigade' }],
  works: {
    key: 'works',
    head: 'Fieldworks',
    write: ({ sp }) => counted(sp, 'strength point'),
    read: strengthIn,
  },
  unit: {
    types: labelsOf(TYPES),
    details: [
      amount('men', { one: 'man', many: 'men' }),
      amount('guns', { one: 'gun' }),
      STRENGTH,
      amount('bases', { one: 'base' }),
      amount('explosives', { one: 'charge' }),
      amount('modifier', { before: 'modifier' }),
      labelled('nation', 'of ', NATION_WORDS, 'nation'),
      flag('regimentalGuns', 'regimental guns', 'no regimental guns'),
      flag('fireBonus', 'fire bonus', 'no fire bonus'),
      flag('tools', 'tools', 'no tools'),
      flag('pontoons', 'pontoons', 'no pontoons'),
    ],
    example: 'Write a unit as "Name: Type; 1200 men" or "Type; 1200 men"',
    one: 'a unit',
    facts: (unit, { stats }) => [
      `SP ${byUnit(stats.strengthPoints, unit)}`,
      `BM ${grouped(byUnit(stats.basicMorale, unit)).replace('−', '-')}`,
    ],
    short: (unit, { safe }, { stats }) =>
      `${safe(unit.name === '' ? TYPES[unit.type].short : unitName(unit))} (${byUnit(stats.strengthPoints, unit)} SP)`,
    counted: true,
  },
  total: (points, { stats }) =>
    [
      ...(points === null ? [] : [`${points} house points`]),
      counted(Number(stats.sp ?? 0), 'strength point'),
    ].join(', '),
});

import type { LeaderWords } from '../core/text/declaration';
import { amount, flag, labelled, limit, sameWord, scaled, wordFor, year } from '../core/text/details';
import type { TextForm } from '../core/text/text';
import { countedWorksIn, leads, textForm } from '../core/text/text-form';
import { vocabulary } from '../core/text/vocabulary';
import { parse } from './reader';
import type { Army, Brigade, Unit, Works } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, POINTS, SYSTEM, TYPES } from './tables';
import { ARMY_NATIONS, IMAGI_LINE, NATION_WORDS, TYPE_WORDS } from './text-imagi';
import { unitName } from './tree';

const WORKS = vocabulary(Object.entries(POINTS.works).map(([type, { name }]) => [type, name] as const));

const RATED = ['dithering', 'dependable', 'dashing'];

const rated = (role: string, first: string[]) => ({
  words: { [role]: {} },
  beside: [sameWord('rating', [...first, ...RATED])],
  example: `Write it as "${role}: name, rating": ${[...first, ...RATED].join(', ')}`,
});

const COMMANDER: LeaderWords<keyof Brigade> = {
  key: 'commander',
  many: false,
  id: 'c',
  ...rated('Commander', ['variable']),
};

/** The human text form, loaded when an army is written or read as text. */
export const text: TextForm<Army> = textForm<Army, Brigade, Unit, Works>({
  system: { ...SYSTEM, pointScale: POINT_SCALE },
  parse,
  profile: { settings: SETTINGS, coefficients: [], houseTables: [] },
  header: [
    labelled('nation', '', ARMY_NATIONS, 'nation'),
    year,
    scaled(),
    sameWord('mode', ['points', 'scenario']),
    limit(),
    flag('secondaryTheatre', 'secondary theatre', 'main theatre'),
  ],
  headerExample: 'nation; year; scale; points or scenario; limit',
  lines: [IMAGI_LINE],
  leaders: [
    { key: 'general', many: false, id: 'g', ...rated('General', ['unrated']) },
    {
      key: 'lieutenants',
      many: true,
      id: 'l',
      ...rated('Lieutenant', ['variable']),
      posts: [leads('brigades', 'brigade')],
    },
  ],
  formation: { key: 'brigades', word: 'Brigade', id: 'b', leaders: [COMMANDER] },
  lists: [
    { key: 'independents', head: 'Independent units' },
    { key: 'unassigned', head: 'Without a post' },
  ],
  works: {
    key: 'works',
    head: 'Works',
    write: ({ type, count }) => `${count} x ${POINTS.works[type].name}`,
    read: (words) => countedWorksIn(words, WORKS, 'Write works as "2 x Infantry entrenchment"'),
  },
  unit: {
    types: TYPE_WORDS,
    details: [
      sameWord('class', ['superior', 'standard', 'inferior'], {
        missing: 'The class is missing: superior, standard or inferior',
      }),
      sameWord('size', ['small', 'standard', 'large'], { unsaid: 'standard' }),
      labelled('nation', 'of ', NATION_WORDS, 'nation'),
      flag('rifles', 'rifles', 'muskets'),
      wordFor('battalionGuns', [
        ['present', 'battalion guns'],
        ['absent', 'no battalion guns'],
        ['quick-firing', 'quick-firing battalion guns'],
      ]),
      flag('extraGunBase', 'extra gun base', 'no extra gun base'),
      flag('superiorFire', 'superior when firing', 'not superior when firing'),
      amount('bases', { one: 'base' }),
    ],
    example: 'Write a unit as "Name: Type; class, size" or "Type; class, size"',
    one: 'a unit',
    short: (unit, { safe }) =>
      `${safe(unit.name === '' ? TYPES[unit.type].short : unitName(unit))}${unit.size === 'standard' ? '' : ` (${unit.size})`}`,
    counted: true,
  },
  total: (points) => `${points}`,
});

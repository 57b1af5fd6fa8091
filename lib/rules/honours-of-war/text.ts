import type { ExtraLine, LeaderDeclaration } from '../core/text/declaration';
import {
  amount,
  flag,
  labelled,
  limit,
  scaled,
  type TextDraft,
  valueDetail,
  wordDetail,
  year,
} from '../core/text/details';
import { folded } from '../core/text/folded';
import { LineFault } from '../core/text/lines';
import { excerpt, nameIn, splitOutside } from '../core/text/quotes';
import type { TextForm } from '../core/text/text';
import { countedWorksIn, leads, textForm } from '../core/text/text-form';
import { labelsOf, vocabulary } from '../core/text/vocabulary';
import { type Army, type Brigade, parse, type Unit, type Works } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, POINT_SCALE, POINTS, SYSTEM, TYPES } from './tables';
import { unitName } from './tree';

const WORKS = vocabulary(Object.entries(POINTS.works).map(([type, { name }]) => [type, name] as const));

const RATED = ['dithering', 'dependable', 'dashing'];

const rated = (role: string, first: string[]) => ({
  words: { [role]: {} },
  beside: [valueDetail('rating', [...first, ...RATED])],
  example: `Write it as "${role}: name, rating": ${[...first, ...RATED].join(', ')}`,
});

const COMMANDER: LeaderDeclaration<keyof Brigade> = {
  key: 'commander',
  many: false,
  id: 'c',
  ...rated('Commander', ['variable']),
};

/** The nations by their names, those of contingents. */
const NATION_WORDS = labelsOf(NATIONS);
/** The troop types by what they are called. */
const TYPE_WORDS = labelsOf(TYPES);

/** What an army's nation is called. */
const ARMY_NATIONS = vocabulary<string>([...NATION_WORDS.terms, ['imagi-nation', 'Imagi-nation'] as const]);

const pace = (value: unknown): string =>
  Object.entries(value as object)
    .map(([troop, part]) => `${troop} ${part}`)
    .join(', ');

const paceIn = (text: string): TextDraft =>
  Object.fromEntries(splitOutside(text, ',').map((part) => part.split(/\s+/, 2) as [string, string]));

type TypeAndClass = { readonly type: string; readonly class: string };

const fielded = (value: unknown): string =>
  (value as readonly TypeAndClass[])
    .map(({ type, class: quality }) => `${quality} ${TYPE_WORDS.labelOf(type)}`)
    .join(' / ') || 'nothing';

const fieldedIn = (text: string): TextDraft[] =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => folded(part) !== 'nothing')
    .map((part) => {
      const [quality = ''] = part.split(' ', 1);
      const type = TYPE_WORDS.get(part.slice(quality.length).trim(), 'troop type');
      return { class: quality.toLowerCase(), type };
    });

const RATINGS = ['dithering', 'dependable', 'dashing'] as const;

const dice = (value: unknown): string =>
  RATINGS.map((rating) => (value as Record<string, number[]>)[rating]?.join(' ') || 'none').join(', ');

const diceIn = (text: string): TextDraft => {
  const parts = splitOutside(text, ',');
  return Object.fromEntries(
    RATINGS.map((rating, index) => [rating, parts[index]?.match(/\d+/g)?.map(Number) ?? []]),
  );
};

const same = (value: unknown): string => `${value}`;

type Part = {
  readonly word: string;
  readonly key: string;
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
};

/** The details of an imagi-nation (p. 51), each in its own part. */
const PARTS: readonly Part[] = [
  {
    word: 'troops',
    key: 'template',
    write: (value) => NATION_WORDS.labelOf(value) ?? '',
    read: (text) => NATION_WORDS.get(text, 'nation'),
  },
  { word: 'fields', key: 'troops', write: fielded, read: fieldedIn },
  { word: 'price band', key: 'band', write: same, read: (text) => text.toUpperCase() },
  { word: 'commanders', key: 'commanderBand', write: same, read: (text) => text.toUpperCase() },
  { word: 'dice', key: 'dice', write: dice, read: diceIn },
  { word: 'movement initiative', key: 'moveInitiative', write: same, read: Number },
  { word: 'firing initiative', key: 'fireInitiative', write: same, read: Number },
  { word: 'formation change', key: 'formationChange', write: pace, read: paceIn },
  { word: 'flank move', key: 'flankMove', write: pace, read: paceIn },
  { word: 'limber', key: 'limber', write: same, read: same },
  { word: 'manhandle', key: 'manhandle', write: same, read: same },
];

const imagiIn = (text: string): TextDraft => {
  const [name = '', ...parts] = splitOutside(text, ';');
  const imagi: TextDraft = { name: nameIn(name) };
  for (const part of parts.filter(Boolean)) {
    const reader = PARTS.find(({ word }) => part.toLowerCase().startsWith(`${word} `));
    if (reader === undefined) {
      throw new LineFault(`${excerpt(part)} is not part of an imagi-nation`);
    }
    imagi[reader.key] = reader.read(part.slice(reader.word.length + 1).trim());
  }
  return imagi;
};

/** The line that says what an imagi-nation is like. */
const IMAGI_LINE: ExtraLine<Army> = {
  words: ['Imagi-nation'],
  write: ({ imagiNation }, { safe }) => {
    if (imagiNation === undefined) return undefined;
    const draft: Readonly<TextDraft> = imagiNation;
    const parts = PARTS.flatMap(({ word, key, write }) =>
      draft[key] === undefined ? [] : [`${word} ${write(draft[key])}`],
    );
    return `Imagi-nation: ${[safe(imagiNation.name), ...parts].join('; ')}`;
  },
  read: (_, rest) => ({ imagiNation: imagiIn(rest) }),
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
    valueDetail('mode', ['points', 'scenario']),
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
      valueDetail('class', ['superior', 'standard', 'inferior'], {
        missing: 'The class is missing: superior, standard or inferior',
      }),
      valueDetail('size', ['small', 'standard', 'large'], { unsaid: 'standard' }),
      labelled('nation', 'of ', NATION_WORDS, 'nation'),
      flag('rifles', 'rifles', 'muskets'),
      wordDetail('battalionGuns', [
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

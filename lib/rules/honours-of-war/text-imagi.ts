import type { ExtraLine } from '../core/text/declaration';
import type { Draft } from '../core/text/details';
import { folded } from '../core/text/folded';
import { LineFault } from '../core/text/lines';
import { excerpt, nameIn, splitOutside } from '../core/text/quotes';
import { labelsOf, vocabulary } from '../core/text/vocabulary';
import type { Army } from './schema';
import { NATIONS, TYPES } from './tables';

/** The nations by their names, those of contingents. */
export const NATION_WORDS = labelsOf(NATIONS);
/** The troop types by what they are called. */
export const TYPE_WORDS = labelsOf(TYPES);

/** What an army's nation is called. */
export const ARMY_NATIONS = vocabulary<string>([
  ...NATION_WORDS.terms,
  ['imagi-nation', 'Imagi-nation'] as const,
]);

const pace = (value: unknown): string =>
  Object.entries(value as object)
    .map(([troop, part]) => `${troop} ${part}`)
    .join(', ');

const paceIn = (text: string): Draft =>
  Object.fromEntries(splitOutside(text, ',').map((part) => part.split(/\s+/, 2) as [string, string]));

type Fielded = { readonly type: string; readonly class: string };

const fielded = (value: unknown): string =>
  (value as readonly Fielded[])
    .map(({ type, class: quality }) => `${quality} ${TYPE_WORDS.labelOf(type)}`)
    .join(' / ') || 'nothing';

const fieldedIn = (text: string): Draft[] =>
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

const diceIn = (text: string): Draft => {
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

const imagiIn = (text: string): Draft => {
  const [name = '', ...parts] = splitOutside(text, ';');
  const imagi: Draft = { name: nameIn(name) };
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
export const IMAGI_LINE: ExtraLine<Army> = {
  words: ['Imagi-nation'],
  write: ({ imagiNation }, { safe }) => {
    if (imagiNation === undefined) return undefined;
    const draft: Readonly<Draft> = imagiNation;
    const parts = PARTS.flatMap(({ word, key, write }) =>
      draft[key] === undefined ? [] : [`${word} ${write(draft[key])}`],
    );
    return `Imagi-nation: ${[safe(imagiNation.name), ...parts].join('; ')}`;
  },
  read: (_, rest) => ({ imagiNation: imagiIn(rest) }),
};

import data from '@/data/history/troop-words.json';
import { OOB_TYPES, type OobArm, type OobType } from '../../../rules/core/muster/order-of-battle';
import { plainName, plainWords } from '../../../rules/core/text/plain-name';
import { ARM_OF_TYPE, isOfArm } from '../tree/unit-types';
import { nearest } from './csv-cells';

/** What a text says about its troops; no type where it gives only the arm. */
export type Troops = { readonly arm: OobArm; readonly type: OobType | null };

type Spelt = Readonly<Record<string, readonly string[]>>;
type Meaning = Troops & { readonly text: string };

const phrasesOf = <T extends string>(spelt: Spelt, meaningOf: (value: T) => Troops) =>
  Object.entries(spelt).flatMap(([value, words]) =>
    [value, ...words].map((word): Meaning => ({ ...meaningOf(value as T), text: plainName(word) })),
  );

const TYPES: Spelt = { ...Object.fromEntries(OOB_TYPES.map((type) => [type, []])), ...data.types };

/** Every phrase of the list (data/history/troop-words.json), with what it means. */
export const PHRASES: readonly Meaning[] = [
  ...phrasesOf<OobArm>(data.arms, (arm) => ({ arm, type: null })),
  ...phrasesOf<OobType>(TYPES, (type) => ({ arm: ARM_OF_TYPE[type], type })),
];
const BY_TEXT: ReadonlyMap<string, Meaning> = new Map(PHRASES.map((phrase) => [phrase.text, phrase]));

const bendsOf = ([arm, words]: [string, Readonly<Record<string, string>>]) =>
  Object.entries(words).map(([word, type]) => [`${arm} ${plainName(word)}`, type as OobType] as const);
const BENDS: ReadonlyMap<string, OobType> = new Map(Object.entries(data.ofArm).flatMap(bendsOf));

/** What a word means beside an arm: guard of the cavalry is horse guard. */
const bentBy = (arm: OobArm, word: string): OobType | undefined => BENDS.get(`${arm} ${word}`);

const POUNDS: ReadonlySet<string> = new Set(data.pounds.map(plainName));

/** Letters and words of a text that are looked at, and words of a phrase. */
const MOST_LETTERS = 200;
const MOST_WORDS = 16;
const LONGEST = 4;

/** Its words, figures apart from letters: "12pdr" is two. */
const wordsOf = (text: string): string[] =>
  plainWords(text.slice(0, MOST_LETTERS))
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .slice(0, MOST_WORDS);

/** The phrases in a text, the longest first, none of them over another. */
const phrasesIn = (words: readonly string[]): { readonly met: Meaning[]; readonly rest: string[] } => {
  const places: (Meaning | null | undefined)[] = words.map(() => undefined);
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const meaning = BY_TEXT.get(words.slice(from, from + length).join(' '));
      const over = places.slice(from, from + length);
      if (meaning === undefined || over.some((place) => place !== undefined)) continue;
      places.fill(null, from, from + length);
      places[from] = meaning;
    }
  }
  return {
    met: places.flatMap((place) => place ?? []),
    rest: words.filter((_, index) => places[index] === undefined),
  };
};

/** The weight of shot that words tell, in pounds: "12-pdr". */
const poundsIn = (words: readonly string[]): number | null => {
  const at = words.findIndex((word, index) => POUNDS.has(word) && /^\d{1,3}$/.test(words[index - 1] ?? ''));
  return at === -1 ? null : Number(words[at - 1]);
};

/** The calibre that a text tells, as we write it: "12-pdr"; null where it tells none. */
export const calibreIn = (text: string): string | null => {
  const weight = poundsIn(wordsOf(text));
  return weight === null ? null : `${weight}-pdr`;
};

const typeOfPounds = (words: readonly string[]): OobType | null => {
  const weight = poundsIn(words);
  if (weight === null) return null;
  return (data.calibres.find(({ upTo }) => weight <= upTo)?.type as OobType | undefined) ?? null;
};

/** True where all phrases make sense of an arm. */
const fits = (met: readonly Meaning[], arm: OobArm): boolean =>
  met.every((each) => isOfArm(each, arm) || bentBy(arm, each.text) !== undefined);

/**
 * What troops a text means, in the words that people use: "Hungarian infantry", "12-pdr guns", "Kürassiere".
 * @param beside the arm that is known of them already; a text that names another still counts
 * @returns null where it has no word for troops, or words of two arms
 */
export const readTroops = (text: string, beside: OobArm | null = null): Troops | null => {
  const words = wordsOf(text);
  const { met, rest } = phrasesIn(words);
  const byPounds = typeOfPounds(words);
  const first = beside ?? (byPounds === null ? null : 'artillery');
  const arms = [...(first === null ? [] : [first]), ...met.map(({ arm }) => arm)];
  const arm = arms.find((each) => fits(met, each));
  if (arm === undefined) return null;
  const bent = (word: string) => bentBy(arm, word) ?? [];
  const straight = met.filter((phrase) => phrase.type !== null && bentBy(arm, phrase.text) === undefined);
  const type =
    straight.at(-1)?.type ??
    met.flatMap((phrase) => bent(phrase.text)).at(-1) ??
    rest.flatMap(bent).at(-1) ??
    (arm === 'artillery' ? byPounds : null);
  if (type === null && met.length === 0) return null;
  return { arm: type === null || arm === beside ? arm : ARM_OF_TYPE[type], type };
};

/** More letters are no misspelling of one of them. */
const LONGEST_MISSPELT = 30;

const CANDIDATES = PHRASES.map(({ text, arm, type }) => ({ text: type ?? arm, name: text, arm }));

/** The word of ours that is nearest to a text; beside a known arm never one of another arm. */
export const nearTroops = (text: string, beside: OobArm | null): string | null => {
  if (text.length > LONGEST_MISSPELT) return null;
  return nearest(
    text,
    CANDIDATES.filter(({ arm }) => beside === null || isOfArm({ arm }, beside)),
  );
};

import type { Post, TextNode, TextWords } from './declaration';
import type { TextDraft } from './details';
import { didYouMean } from './folded';
import { LineFault } from './lines';
import { looseReader } from './loose/read-loosely';
import { TIMES } from './quotes';
import { armyReader } from './read';
import type { TextForm } from './text';
import type { Vocabulary } from './vocabulary';
import { armyText } from './write';

/** The text form of a system, out of the words it gives. */
export const textForm = <
  A extends object,
  F extends TextNode,
  U extends TextNode,
  W extends TextNode = TextNode,
>(
  words: TextWords<A, F, U, W>,
): TextForm<A> => ({
  writeText: (file, assessment, options) => armyText(words, file, assessment, options),
  readText: armyReader(words),
  readLoosely: looseReader(words),
});

/** The number of an id in a text, from 1; undefined where it is not there. */
export const placeOf = (ids: readonly string[], id: unknown): number | undefined => {
  const at = typeof id === 'string' ? ids.indexOf(id) : -1;
  return at < 0 ? undefined : at + 1;
};

/** The id at a place that a text names by its number, from 1. @throws LineFault */
export const idAt = (ids: readonly string[], number: string, what: string): string => {
  const id = ids[Number(number) - 1];
  if (id === undefined) throw new LineFault(`There is no ${what} ${number}`);
  return id;
};

const LEADS = /^leads (?:\w+ )?(\d+(?:(?:,| and|, and) ?\d+)*)$/i;

/** The formations that someone leads, by their places: "leads 1, 2". */
export const leads = (key: string, formation: string): Post => ({
  key,
  write: (value, { formations }) => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [];
    const led = formations.flatMap((id, index) => (ids.includes(id) ? [index + 1] : []));
    return led.length === 0 ? undefined : `leads ${led.join(', ')}`;
  },
  read: (part) => {
    const numbers = LEADS.exec(part)?.[1]?.match(/\d+/g);
    return numbers
      ? ({ formations }) => numbers.map((number) => idAt(formations, number, formation))
      : undefined;
  },
});

/** Works that are counted: "2 x Infantry entrenchment", or one without a number. @throws LineFault */
export const countedWorksIn = (words: string, types: Vocabulary<string>, example: string): TextDraft => {
  const times = TIMES.exec(words);
  const type = times === null ? words : words.slice(times[0].length);
  const typeId = types.find(type);
  if (typeId === undefined) throw new LineFault(`${example}${didYouMean(type, types.labels)}`);
  return { type: typeId, count: times === null ? 1 : Number(times[1]) };
};

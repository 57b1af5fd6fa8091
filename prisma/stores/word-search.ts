import type { Statement } from '../statement';

/** Sizes that a list of values is filled up to, so that a store understands a few statements only. */
const SIZES = [8, 16, 24, 48];

/** Three characters that no word holds. */
const NONE = '~~~';

/** Where a word holds one of the three letters in a row, in the words of a store. */
export type Holding = (grams: readonly string[]) => Statement;

const joined = (statements: readonly Statement[]): Statement =>
  statements.reduce((one, { parts: [first = '', ...rest], values }) => ({
    parts: [...one.parts.slice(0, -1), `${one.parts.at(-1)}${first}`, ...rest],
    values: [...one.values, ...values],
  }));

const text = (words: string): Statement => ({ parts: [words], values: [] });

const between = (statements: readonly Statement[], words: string): Statement[] =>
  statements.flatMap((statement, index) => (index === 0 ? [statement] : [text(words), statement]));

/** `grams` as many as a size has: the last one again, which changes nothing for a condition. */
export const filled = (grams: readonly string[], filler = grams.at(-1) ?? NONE): string[] => {
  const size = SIZES.find((one) => one >= grams.length) ?? grams.length;
  return [...grams, ...Array<string>(size - grams.length).fill(filler)];
};

/** Any of several conditions on a value each. */
export const anyOf = (before: string, after: string, values: readonly string[]): Statement =>
  joined([
    text('('),
    ...between(
      values.map((value): Statement => ({ parts: [before, after], values: [value] })),
      ' OR ',
    ),
    text(')'),
  ]);

/**
 * The words that share most with what is asked, each three letters in a row counted once; of equals the shorter ones,
 * then in the order of their letters. Counted and sorted in the same words on every store, so that both answer alike.
 */
export const likelyWords = (
  table: string,
  holding: Holding,
  grams: readonly string[],
  most: number,
): Statement =>
  joined([
    text(`SELECT "word" FROM "${table}" WHERE `),
    holding(grams),
    text(' ORDER BY '),
    ...between(
      filled(grams, NONE).map(
        (gram): Statement => ({
          parts: ['CASE WHEN "word" LIKE ', ' THEN 1 ELSE 0 END'],
          values: [`%${gram}%`],
        }),
      ),
      ' + ',
    ),
    text(` DESC, length("word"), "word" LIMIT ${most}`),
  ]);

import type { Statement } from '../statement';
import type { Grams } from './store-kind';

/** Where a word holds one of the three letters in a row, in the words of a store. */
export type GramCondition = (grams: readonly string[]) => Statement;

const joined = (statements: readonly Statement[]): Statement =>
  statements.reduce((one, { parts: [first = '', ...rest], values }) => ({
    parts: [...one.parts.slice(0, -1), `${one.parts.at(-1)}${first}`, ...rest],
    values: [...one.values, ...values],
  }));

const text = (words: string): Statement => ({ parts: [words], values: [] });

const between = (statements: readonly Statement[], words: string): Statement[] =>
  statements.flatMap((statement, index) => (index === 0 ? [statement] : [text(words), statement]));

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
  holding: GramCondition,
  { seek, all }: Grams,
  most: number,
): Statement =>
  joined([
    text(`SELECT "word" FROM "${table}" WHERE `),
    holding(seek),
    text(' ORDER BY '),
    ...between(
      all.map(
        (gram): Statement => ({
          parts: ['CASE WHEN "word" LIKE ', ' THEN 1 ELSE 0 END'],
          values: [`%${gram}%`],
        }),
      ),
      ' + ',
    ),
    text(` DESC, length("word"), "word" LIMIT ${most}`),
  ]);

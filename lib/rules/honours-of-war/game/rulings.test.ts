import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DECISION = 'docs/decisions/0055-game-fold.md';

/** The rulings of a game and of its scenarios: R48 to R61. */
const RULINGS = Array.from({ length: 14 }, (_, index) => `R${48 + index}`);

/** Titles of tests in a file: a string before the function of a test. */
const titlesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)', (?:async )?\(/g)].map(([, title = '']) => title);

describe('every ruling of the game is followed where the decision says', () => {
  const rows = [...readFileSync(DECISION, 'utf8').matchAll(/^\| (R\d+) \|.*\| `([^`]+)` \|$/gm)];

  test('has a row for each', () => {
    expect(rows.map(([, ruling]) => ruling)).toEqual(RULINGS);
  });

  test.each(rows.map(([, ruling = '', file = '']) => [ruling, file] as const))(
    '%s: a test of %s names it',
    (ruling, file) => {
      const named = new RegExp(`\\b${ruling}\\b`);
      expect(titlesIn(`lib/rules/honours-of-war/${file}`).filter((title) => named.test(title))).not.toEqual(
        [],
      );
    },
  );
});

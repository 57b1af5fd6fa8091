import { readFileSync } from 'node:fs';

type Term = {
  readonly term: string;
  readonly meaning: string;
  readonly where: string;
  readonly not: readonly string[];
};

/** A turn to avoid, its replacement, and the files whose grammar needs it. */
type Turn = { readonly not: string; readonly say: string; readonly except?: readonly string[] };

/** A word of the code: names below the folders `in` may not have the words `not` (bin/lib/names.mjs). */
type CodeTerm = {
  readonly term: string;
  readonly meaning: string;
  readonly not: readonly string[];
  readonly in: readonly string[];
};

type Words = {
  readonly terms: readonly Term[];
  readonly code: readonly CodeTerm[];
  readonly plain: readonly Turn[];
};

const WORDS: Words = JSON.parse(readFileSync('data/words.json', 'utf8'));

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** True if the text has the turn as words of its own, in any case. */
const says = (low: string, turn: string): boolean => {
  for (let at = low.indexOf(turn); at >= 0; at = low.indexOf(turn, at + 1)) {
    if (!isLetter(low[at - 1]) && !isLetter(low[at + turn.length])) return true;
  }
  return false;
};

/** What of a text is among the words not to say, each with what to say: "overruled: let pass". */
export const wrongWords = (text: string, file = ''): string[] => {
  // once for all turns: texts of the freeze are some megabytes long
  const low = text.toLowerCase();
  return WORDS.plain
    .filter(({ not, except = [] }) => says(low, not) && !except.some((start) => file.startsWith(start)))
    .map(({ not, say }) => `${not}: ${say}`);
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** The page `docs/words.md`. */
export const glossary = (): string =>
  [
    '# Words',
    'What we call things on pages, on paper, in commands and in these documents: plain English of today, short, active, and the books’ own terms for what the books name. One word for one thing.',
    'This page is made from `data/words.json` (`npx vitest run --project apart bin/lib/words.test.ts --update`). A test holds every sentence of `app`, `lib`, `bin`, `server` and `data`, the documents, and all texts and sheets of the freeze against the turns of the second table.',
    table(
      ['Term', 'Meaning', 'Where', 'Not'],
      WORDS.terms.map(({ term, meaning, where, not }) => [term, meaning, where, not.join(', ')]),
    ),
    '## Words of the code',
    'The standard terms of the field. `lib/names.test.ts` checks the names of types, functions, constants, properties, parameters and files; `data/old-names.json` lists the old names that are left, and may only get shorter. `npm run names` prints them.',
    table(
      ['Term', 'Meaning', 'Not', 'In'],
      WORDS.code.map(({ term, meaning, not, in: folders }) => [
        term,
        meaning,
        not.map((word) => `\`${word}\``).join(', '),
        folders.map((folder) => `\`${folder.slice(0, -1)}\``).join(', '),
      ]),
    ),
    '## Turns not to use',
    table(
      ['Not', 'But'],
      WORDS.plain.map(({ not, say }) => [not, say]),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');

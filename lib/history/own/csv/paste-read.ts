import { grouped } from '../../../rules/core/army/number';
import { capital } from '../../../rules/core/army/words';
import { OWN_BOUNDS } from '../bounds';
import { checkCells, type RowTold } from './csv-check';
import { type ColumnKey, type CsvRow, columnOf, isBlank } from './csv-columns';
import type { KnownNames } from './csv-known';
import { readTable } from './csv-read';
import type { CheckedRow } from './csv-table';
import { calibreIn, readTroops } from './troop-words';

/** What lines that are pasted into an order of battle come to. */
export type PastedRows = {
  readonly rows: readonly CheckedRow[];
  /** of the rows that read */
  readonly contents: readonly RowTold[];
  /** the lines that do not, under their heads, as they were pasted */
  readonly left: string;
  readonly fault: string | null;
};

const NOTHING: PastedRows = { rows: [], contents: [], left: '', fault: null };
const { characters, lines: MOST_LINES } = OWN_BOUNDS.paste;

/** A unit that tells no nation is of that of its side. */
const withNation = (row: CsvRow, nation: string | null): CsvRow =>
  nation === null || !isBlank(row.cells.nation ?? '') ? row : { ...row, cells: { ...row.cells, nation } };

/** Lines without heads, as people write them: "Itzenplitz IR 13, 2 bns, 1,250 men". */

type Line = { readonly line: number; readonly text: string };
type Parts = Partial<Record<ColumnKey, string>>;

/** Letters of a line that are looked at. */
const MOST_LETTERS = 1_000;
/** From this many on a number of nothing else is of men. */
const LEAST_MEN = 40;

const COUNTED: readonly ColumnKey[] = ['battalions', 'squadrons', 'guns', 'men'];
const BULLETS = ['-', '–', '•', '*', '·'];
const NUMBER = /^(?:\d[\d.,'’/]*[½¼¾⅓⅔]?|[½¼¾⅓⅔])$/;

/** The lines of a text that hold anything, from 1. */
const linesIn = (text: string): readonly Line[] =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.slice(0, MOST_LETTERS).trim() }))
    .filter((line) => line.text !== '');

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';

/** At commas, except for those within a number. */
const atCommas = (text: string): string[] => {
  const parts = [''];
  for (const [index, letter] of [...text].entries()) {
    const within = isDigit(text[index - 1]) && isDigit(text[index + 1]);
    if (letter === ',' && !within) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
};

const cellsOf = (text: string): string[] => {
  const mark = ['\t', ';'].find((each) => text.includes(each));
  const parts = mark === undefined ? atCommas(text) : text.split(mark);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** "2 bns", "1,250 men": what is counted, and how many. */
const countOf = (words: readonly string[]): readonly [ColumnKey, string] | null => {
  const [number = '', word, ...more] = words;
  if (word === undefined || more.length > 0 || !NUMBER.test(number)) return null;
  const key = columnOf(word);
  return key !== null && COUNTED.includes(key) ? [key, number] : null;
};

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A name without the counts before and behind it: "2 bns Guard", "Blues 3 sqns 450 men". */
const nameOf = (text: string, parts: Parts): string => {
  let words = wordsOf(text);
  const take = (from: number, to: number): boolean => {
    const count = countOf(words.slice(from, to));
    if (count === null || words.length < 3) return false;
    parts[count[0]] ??= count[1];
    words = words.toSpliced(from, 2);
    return true;
  };
  while (take(words.length - 2, words.length));
  take(0, 2);
  const [number = '', ...rest] = words;
  // "10 heavy 12-pdr guns" are ten of them
  if (NUMBER.test(number) && rest.length > 0 && readTroops(rest.join(' '))?.arm === 'artillery') {
    parts.guns ??= number;
    words = rest;
  }
  return capital(words.join(' '));
};

/** Stores what a part of a line says; false if it says nothing known. */
const putPart = (part: string, parts: Parts, knownNames: KnownNames): boolean => {
  const count = countOf(wordsOf(part));
  const calibre = calibreIn(part);
  if (count !== null) parts[count[0]] ??= count[1];
  else if (parts.calibre === undefined && calibre !== null) {
    parts.calibre = calibre;
    parts.type ??= part;
  } else if (knownNames.nationOf(part) !== null && parts.nation === undefined) parts.nation = part;
  else if (readTroops(part) !== null && parts.type === undefined) parts.type = part;
  else return false;
  return true;
};

/** The brackets at the end of a name, if their text is known: "Guard (3 battalions)". */
const withoutBrackets = (text: string, parts: Parts, knownNames: KnownNames): string => {
  const from = text.lastIndexOf('(');
  if (from < 1 || !text.endsWith(')')) return text;
  const inner = cellsOf(text.slice(from + 1, -1));
  const within: Parts = {};
  if (inner.length === 0 || !inner.every((part) => putPart(part, within, knownNames))) return text;
  for (const [key, cell] of Object.entries(within)) parts[key as ColumnKey] ??= cell;
  return text.slice(0, from).trim();
};

/** Numbers that say of nothing what they are: men where they are many, else what the arm comes in. */
const putBare = (numbers: readonly string[], parts: Parts): void => {
  const arm = readTroops(parts.type ?? parts.unit ?? '')?.arm ?? 'infantry';
  const usual = { cavalry: 'squadrons', artillery: 'guns' } as const;
  const part: ColumnKey = arm === 'cavalry' || arm === 'artillery' ? usual[arm] : 'battalions';
  for (const number of numbers) {
    const key = Number.parseInt(number.replaceAll(/[.,'’]/g, ''), 10) >= LEAST_MEN ? 'men' : part;
    if (parts[key] === undefined) parts[key] = number;
    else parts.notes = [parts.notes, number].filter((text) => text !== undefined).join('; ');
  }
};

const rowOf = ({ line, text }: Line, knownNames: KnownNames): CsvRow => {
  const bare = BULLETS.some((bullet) => text.startsWith(`${bullet} `)) ? text.slice(2).trim() : text;
  const [first = '', ...rest] = cellsOf(bare);
  const parts: Parts = {};
  parts.unit = nameOf(withoutBrackets(first, parts, knownNames), parts);
  const others = rest.filter((part) => !putPart(part, parts, knownNames));
  const numbers = others.filter((part) => NUMBER.test(part));
  const notes = others.filter((part) => !NUMBER.test(part)).join('; ');
  if (notes !== '') parts.notes = notes;
  // a name that tells its troops needs no other word for them
  const byName = readTroops(parts.unit);
  if (parts.type === undefined && byName !== null) parts.type = byName.type ?? byName.arm;
  const calibre = calibreIn(parts.unit);
  if (calibre !== null) parts.calibre ??= calibre;
  putBare(numbers, parts);
  return { line, cells: parts };
};

/** Lines as the rows of a table, a unit each. */
const readLines = (text: string, knownNames: KnownNames): readonly CsvRow[] =>
  linesIn(text).map((line) => rowOf(line, knownNames));

/**
 * Reads lines that are pasted: a table under its heads, as an import reads it, else a line for each unit.
 * @param nation name of that of the side they go to; null where it has none, or several
 */
export const readPastedRows = (text: string, knownNames: KnownNames, nation: string | null): PastedRows => {
  if (text.length > characters) {
    const message = `At most ${grouped(characters)} letters can be pasted at once; these are ${grouped(text.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const all = linesIn(text);
  if (all.length > MOST_LINES) {
    const message = `At most ${grouped(MOST_LINES)} lines can be pasted at once; these are ${grouped(all.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const table = readTable(text);
  const isTable = table.rows.length > 0;
  const rows = (isTable ? table.rows : readLines(text, knownNames)).map((row) => withNation(row, nation));
  const checked = rows.map((row) => {
    const { problems, content } = checkCells(row, knownNames);
    const own = problems.filter(({ code }) => code !== 'no-formation');
    return {
      row: { ...row, problems: own },
      content,
      isLeft: own.some(({ severity }) => severity === 'error'),
    };
  });
  const left = new Set(checked.flatMap(({ row, isLeft }) => (isLeft ? [row.line] : [])));
  const [head] = all;
  const rest = all.filter(({ line }) => left.has(line) || (isTable && line === head?.line));
  return {
    rows: checked.map(({ row }) => row),
    contents: checked.flatMap(({ content, isLeft }) => (isLeft ? [] : [content])),
    left: left.size === 0 ? '' : rest.map((line) => line.text).join('\n'),
    fault: null,
  };
};

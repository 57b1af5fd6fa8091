import { grouped } from '../../../rules/core/army/number';
import { capital } from '../../../rules/core/army/words';
import { OWN_BOUNDS } from '../bounds';
import { checkCells, type RowTold } from './csv-check';
import { type ColumnKey, type CsvRow, columnOf, isBlank } from './csv-columns';
import type { KnownNames } from './csv-known';
import { readTable } from './csv-read';
import type { CheckedRow } from './csv-table';
import { headingOf, type PastedLine, pastedLines, tidyLine } from './paste-lines';
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

// Lines without heads, as people write them: "Itzenplitz IR 13, 2 bns, 1,250 men".

type Parts = Partial<Record<ColumnKey, string>>;

/** From this many on a number of nothing else is of men. */
const LEAST_MEN = 40;

const COUNTED: readonly ColumnKey[] = ['battalions', 'squadrons', 'guns', 'men'];
const BULLETS = ['-', '–', '•', '*', '·'];
const NUMBER = /^(?:\d[\d.,'’/]*[½¼¾⅓⅔]?|[½¼¾⅓⅔])$/;

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';

/** At commas, except for those within a number or brackets. */
const atCommas = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    const within = depth > 0 || (isDigit(text[index - 1]) && isDigit(text[index + 1]));
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

const MEN = new Set(['bayonets', 'horse', 'foot', 'sabres', 'sabers', 'troopers']);

/** "2 bns", "1,250 men", "700 horse": what is counted, and how many. */
const countOf = (words: readonly string[]): readonly [ColumnKey, string] | null => {
  const [number = '', word, ...more] = words;
  if (word === undefined || more.length > 0 || !NUMBER.test(number)) return null;
  if (MEN.has(word.toLowerCase()) && Number.parseInt(number.replaceAll(/\D/g, ''), 10) >= LEAST_MEN)
    return ['men', number];
  const key = columnOf(word);
  return key !== null && COUNTED.includes(key) ? [key, number] : null;
};

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const BATTERIES = /^batter(?:y|ies|ien?)$/i;

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
  // "2 Bn guns" are guns of battalions
  if (readTroops(words.slice(1).join(' '))?.arm !== 'artillery') take(0, 2);
  const [number = '', ...rest] = words;
  // "10 heavy 12-pdr guns" are ten of them
  if (NUMBER.test(number) && rest.length > 0 && readTroops(rest.join(' '))?.arm === 'artillery') {
    // how many guns a battery had is not known
    if (BATTERIES.test(rest.at(-1) ?? '')) parts.notes ??= `${number} ${rest.at(-1)?.toLowerCase()}`;
    else parts.guns ??= number;
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

/** "CR 8", "DR 5", "HR 2": numbers of regiments of horse. */
const MOUNTED = /^[CDHK]R ?\d/;

/** Numbers that say of nothing what they are: men where they are many, else what the arm comes in. */
const putBare = (numbers: readonly string[], parts: Parts): void => {
  const named = parts.type ?? parts.unit ?? '';
  const arm = readTroops(named)?.arm ?? (MOUNTED.test(named) ? 'cavalry' : 'infantry');
  const usual = { cavalry: 'squadrons', artillery: 'guns' } as const;
  const part: ColumnKey = arm === 'cavalry' || arm === 'artillery' ? usual[arm] : 'battalions';
  for (const number of numbers) {
    const key = Number.parseInt(number.replaceAll(/[.,'’]/g, ''), 10) >= LEAST_MEN ? 'men' : part;
    if (parts[key] === undefined) parts[key] = number;
    else parts.notes = [parts.notes, number].filter((text) => text !== undefined).join('; ');
  }
};

/** The brackets at the end of a name, if their text is known: "Guard (3 battalions)". */
const withoutBrackets = (text: string, parts: Parts, knownNames: KnownNames): string => {
  const from = text.lastIndexOf('(');
  if (from < 1 || !text.endsWith(')')) return text;
  const inner = cellsOf(text.slice(from + 1, -1));
  const within: Parts = {};
  const numbers = inner.filter((part) => NUMBER.test(part));
  const words = inner.filter((part) => !NUMBER.test(part));
  if (words.length === 0 || !words.every((part) => putPart(part, within, knownNames))) return text;
  putBare(numbers, within);
  for (const [key, cell] of Object.entries(within)) parts[key as ColumnKey] ??= cell;
  return text.slice(0, from).trim();
};

/** "c. 1,200 men", "~1200", "1200?": a number that is not sure. */
const ABOUT = /^(?:c\.?|ca\.?|circa|about|approx\.?|~) ?(?=\d)/i;

const withoutDoubt = (cell: string): string => cell.replace(ABOUT, '').replace(/(?<=\d)\?$/, '');

const REGIMENT_NUMBER = /^[CDFGHIJK]R ?\d{1,3}\b/;
const PAIR = /^([CDFGHIJK]R ?\d{1,3}) ?[/&+] ?([CDFGHIJK]R ?\d{1,3})\b(.*)$/;

/** The cells of each unit of a line: a number of a regiment begins another where one began the line. */
const unitsOf = (cells: readonly string[]): readonly (readonly string[])[] => {
  const units: string[][] = [];
  for (const [index, cell] of cells.entries()) {
    const [, one, other, more = ''] = PAIR.exec(cell) ?? [];
    if (one !== undefined && other !== undefined) {
      // what they have together is of neither alone
      const together = [more.replace(/[()]/g, '').trim(), ...cells.slice(index + 1)]
        .filter(Boolean)
        .join(', ');
      const notes = (partner: string) => `with ${partner}${together === '' ? '' : `: ${together}`}`;
      return [...units, [one, notes(other)], [other, notes(one)]];
    }
    const [named = ''] = units.at(-1) ?? [];
    // behind a name it is the number of that regiment: "Itzenplitz, IR 13, 2 bns"
    if (index === 0 || (REGIMENT_NUMBER.test(cell) && REGIMENT_NUMBER.test(named))) units.push([cell]);
    else units.at(-1)?.push(cell);
  }
  return units;
};

const TIMES = /^(\d{1,2}) ?[x×] ?(?=\p{L})/iu;
const HALF = /^(?:½|half|1\/2) (?:(?:a )?(?:battalion|bn)s? (?:of )?)?(?=\p{L})/iu;

/** "Musketier-Rgt. Nr. 13", "Kür.-Rgt. Nr. 8": a regiment by its troops and number. */
const NUMBERED = /^(\p{L}{2,14})\.? ?-? ?(?:rgt|regt|regiment|reg)\.? (?:(?:nr|no)\.? ?|#)(\d{1,3})\b/iu;
const LETTERS: readonly (readonly [start: RegExp, letter: string])[] = [
  [/^(?:kür|kuer|cuir|kuir)/i, 'C'],
  [/^drag/i, 'D'],
  [/^hus/i, 'H'],
];

const regimentNumber = (name: string): string | undefined => {
  const [, troops = '', number] = NUMBERED.exec(name) ?? [];
  if (number === undefined) return undefined;
  return `${LETTERS.find(([start]) => start.test(troops))?.[1] ?? 'I'}R ${number}`;
};

const unitRow = (line: number, [first = '', ...rest]: readonly string[], knownNames: KnownNames): CsvRow => {
  const parts: Parts = {};
  const times = TIMES.exec(first)?.[1];
  const isHalf = HALF.test(first);
  const bare = first.replace(TIMES, '').replace(HALF, '');
  parts.unit = nameOf(withoutBrackets(bare, parts, knownNames), parts);
  const regiment = regimentNumber(parts.unit) ?? rest.find((part) => REGIMENT_NUMBER.test(part));
  if (regiment !== undefined) parts.regiment = regiment;
  const others = rest.filter((part) => part !== regiment && !putPart(withoutDoubt(part), parts, knownNames));
  const numbers = others.map(withoutDoubt).filter((part) => NUMBER.test(part));
  const notes = [
    ...(parts.notes === undefined ? [] : [parts.notes]),
    ...rest.filter((part) => withoutDoubt(part) !== part || (others.includes(part) && !NUMBER.test(part))),
  ].join('; ');
  if (notes !== '') parts.notes = notes;
  // a name that tells its troops needs no other word for them
  const byName = readTroops(parts.unit);
  if (parts.type === undefined && byName !== null) parts.type = byName.type ?? byName.arm;
  const calibre = calibreIn(parts.unit);
  if (calibre !== null) parts.calibre ??= calibre;
  putBare([...(isHalf ? ['½'] : []), ...(times === undefined ? [] : [times]), ...numbers], parts);
  return { line, cells: parts };
};

const rowsOf = ({ line, text }: PastedLine, knownNames: KnownNames): readonly CsvRow[] => {
  const bare = BULLETS.some((bullet) => text.startsWith(`${bullet} `)) ? text.slice(2).trim() : text;
  return unitsOf(cellsOf(tidyLine(bare))).map((cells) => unitRow(line, cells, knownNames));
};

/** Lines as the rows of a table, a unit each, below the formations that headings open. */
const readLines = (lines: readonly PastedLine[], knownNames: KnownNames): readonly CsvRow[] => {
  let above: Parts = {};
  return lines.flatMap((line): readonly CsvRow[] => {
    if (line.kind === 'total') return [];
    const heading = line.kind === 'heading' ? headingOf(line.text) : null;
    if (heading === null)
      return rowsOf(line, knownNames).map((row) => ({ ...row, cells: { ...above, ...row.cells } }));
    const { level, name, commander } = heading;
    above = level === 'wing' ? { wing: name } : { ...above, brigade: name };
    return [{ line: line.line, cells: { ...above, unit: '', ...(commander !== '' && { commander }) } }];
  });
};

/**
 * Reads lines that are pasted: a table under its heads, as an import reads it, else a line for each unit.
 * @param nation name of that of the side they go to; null where it has none, or several
 */
export const readPastedRows = (text: string, knownNames: KnownNames, nation: string | null): PastedRows => {
  if (text.length > characters) {
    const message = `At most ${grouped(characters)} letters can be pasted at once; these are ${grouped(text.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const all = pastedLines(text);
  if (all.length > MOST_LINES) {
    const message = `At most ${grouped(MOST_LINES)} lines can be pasted at once; these are ${grouped(all.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const table = readTable(text);
  const isTable = table.rows.length > 0;
  const rows = (isTable ? table.rows : readLines(all, knownNames)).map((row) => withNation(row, nation));
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
  const totals = isTable ? [] : all.filter(({ kind }) => kind === 'total');
  const rest = all.filter(
    (each) => left.has(each.line) || totals.includes(each) || (isTable && each.line === head?.line),
  );
  return {
    rows: checked.map(({ row }) => row),
    contents: checked.flatMap(({ content, isLeft }) => (isLeft ? [] : [content])),
    left: left.size + totals.length === 0 ? '' : rest.map((line) => line.text).join('\n'),
    fault: null,
  };
};

import type { UnitDeclaration } from '../declaration';
import { type TextDraft, writeDetails } from '../details';
import { nearest } from '../folded';
import { quoted, TIMES } from '../quotes';
import { allSaid, nodeOf, type Phrase, type PhraseParser, phraseParser, readBy } from './segments';
import { type LineReading, PLAIN_WRITER, partsOf, withoutPrice, writtenOut } from './typed-line';
import { COUNT_WORDS } from './typed-words';

/** The units of the army's nation, as its catalogue adds them: what a type is like where nothing is said. */
export type Usual = (type?: string) => readonly TextDraft[];

const TIMES_BEHIND = /^(.*\S)\s*(?:[x×]\s*(\d{1,2})|\((?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])\))$/i;
const COUNT_BEFORE = /^(\d{1,2})\s+(?=\D)/;
/** A number alone in brackets at the end: a count of units if it is small, else figures, men or a price. */
const IN_BRACKETS = /^(.*\S)\s*\((\d{1,5})\)$/;
/** Units in brackets: "IR 13 Itzenplitz (2 bns) Musketeers". */
const UNITS_IN_BRACKETS =
  /\((\d{1,2}) ?(?:bns?|battalions?|btl|bataillone?|units?|regts?|regiments?|stands?|batteries)\.?\)/i;
/** "3 battalions of Musketeers" */
const OF_WHAT = /^(\d{1,2}) (battalions?|batteries|regiments?|units?|stands?) (?:of |de |der |von )(?=\S)/i;
/** A larger number in brackets never counts units. */
const MOST_COUNTED = 12;

/** A way to read a line: how many units, and the words that say what they are; one that is not sure is asked about. */
type LineCount = { readonly times: number; readonly line: string; readonly sure: boolean };

const sureCount = (times: number, line: string): LineCount => ({ times, line, sure: true });

const bracketCounts = (line: string): readonly LineCount[] => {
  const [, rest, inside] = IN_BRACKETS.exec(line) ?? [];
  if (rest === undefined) return [];
  const number = Number(inside);
  if (number <= MOST_COUNTED) return [sureCount(number, rest), sureCount(1, `${rest}, ${number} hits`)];
  return [
    ...['figures', 'men'].map((word) => sureCount(1, `${rest}, ${number} ${word}`)),
    sureCount(1, rest),
  ];
};

const unitsInBrackets = (line: string): readonly LineCount[] => {
  const [bracket, inside] = UNITS_IN_BRACKETS.exec(line) ?? [];
  if (bracket === undefined) return [];
  const at = line.indexOf(bracket);
  const before = line.slice(0, at).trim();
  const behind = line.slice(at + bracket.length).replace(/^[\s,;:–-]+/, '');
  const rest = before === '' || behind === '' ? `${before}${behind}` : `${before}: ${behind}`;
  return [Number(inside), 1].map((times) => ({ times, line: rest, sure: false }));
};

/** "Two Musketeers" as "2 Musketeers", "3 battalions of Musketeers" as "3 Musketeers battalions". */
const withDigits = (line: string): string => {
  const [first = ''] = line.split(' ', 1);
  const count = COUNT_WORDS[first.toLowerCase()];
  const counted = count === undefined ? line : `${count}${line.slice(first.length)}`;
  return counted.replace(OF_WHAT, '$1 ');
};

/** "12-pdr", "6 pounder": the weight of a gun's ball. */
const CALIBRE = /(?:^| )(\d{1,2}) ?-? ?(?:pdrs?|pounders?|pfünder)\b\.? ?/iu;

/** What guns of a weight are usually called: heavy from 12 pounds on, light up to 4. */
const weightOf = (pounds: number): string => (pounds >= 12 ? 'heavy' : pounds > 4 ? 'medium' : 'light');

/** A line with its calibre, without it, and with the weight that it usually means, which is not sure. */
const withoutCalibre = (line: string): readonly (readonly [line: string, sure: boolean])[] => {
  const [calibre, pounds] = CALIBRE.exec(line) ?? [];
  if (calibre === undefined) return [[line, true]];
  return [
    [line, true],
    [line.replace(calibre, ' ').trim(), true],
    [line.replace(calibre, ` ${weightOf(Number(pounds))} `).trim(), false],
  ];
};

/** "3 x Line", "3 Line", "Line x 3", "Line (3)", "three Line": the count and the rest, in each way it may be meant. */
const counts = (typed: string): readonly LineCount[] => {
  const line = withDigits(typed);
  const times = TIMES.exec(line);
  if (times !== null) return [sureCount(Number(times[1]), line.slice(times[0].length))];
  const [, rest, ...behind] = TIMES_BEHIND.exec(line) ?? [];
  const inBrackets = [...bracketCounts(line), ...unitsInBrackets(line)];
  const before = COUNT_BEFORE.exec(line);
  return [
    ...(inBrackets.length > 0 ? [] : [sureCount(1, line)]),
    ...(rest === undefined ? [] : [sureCount(Number(behind.find((each) => each !== undefined)), rest)]),
    ...inBrackets,
    ...(before === null ? [] : [sureCount(Number(before[1]), line.slice(before[0].length))]),
  ];
};

/** "IR 13": only ever written for a regiment; the first letter says what it was. */
const REGIMENT = /^([CDFGHIJK])R ?\d{1,3}\b/i;

/** What the regiments of a letter mostly were, in the words of the systems. */
const TROOPS_OF: Readonly<Record<string, RegExp>> = {
  C: /cuirassier/i,
  D: /dragoon/i,
  F: /fusilier/i,
  G: /garrison/i,
  H: /hussar/i,
  I: /musketeer|line/i,
  J: /jäger/i,
  K: /cuirassier/i,
};

/** The units of the nation, those first that a regiment with such a number mostly was. */
const likelyFirst = <U>(
  { types }: UnitDeclaration<U>,
  all: readonly TextDraft[],
  regiment: string,
): readonly TextDraft[] => {
  const troops = TROOPS_OF[REGIMENT.exec(regiment)?.[1]?.toUpperCase() ?? ''];
  const isLikely = ({ type }: TextDraft) => troops?.test(types.labelOf(type) ?? '') === true;
  return [...all.filter(isLikely), ...all.filter((each) => !isLikely(each))];
};

const unitPhraseParser = <U>({ types, details }: UnitDeclaration<U>): PhraseParser => {
  const detail = phraseParser(details);
  return (words) => {
    const type = readBy(types.find, words);
    return type === undefined ? detail(words) : { key: 'type', value: type };
  };
};

/** What is missing, out of what such a unit is usually like; each way it may be. */
const completed = <U>(
  { details }: UnitDeclaration<U>,
  node: TextDraft,
  usual: Usual,
): readonly TextDraft[] => {
  const missing = details.filter(({ key, missing: needed }) => needed !== undefined && !(key in node));
  if (missing.length === 0) return [node];
  const all = usual(String(node.type)).flatMap((each) =>
    missing.every(({ key }) => key in each)
      ? [{ ...node, ...Object.fromEntries(missing.map(({ key }) => [key, each[key]])) }]
      : [],
  );
  const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
  if (distinct.size > 0) return [...distinct.values()];
  // It is unknown: each value that has a word.
  const [first] = missing;
  if (first === undefined || missing.length > 1) return [];
  return first.words.flatMap((word) => {
    const value = readBy(first.read, word);
    return value === undefined ? [] : [{ ...node, [first.key]: value }];
  });
};

const written = <U>(
  { types, details }: UnitDeclaration<U>,
  node: TextDraft,
  name: string,
  times: number,
): string => {
  const detailWords = writeDetails(details, node, PLAIN_WRITER);
  const label = types.labelOf(node.type) ?? '';
  // a name behind a count is in quotes, or it would read in two ways
  const called = name === '' ? '' : `${times > 1 ? JSON.stringify(name) : quoted(name)}: `;
  const many = times > 1 ? `${times} x ` : '';
  return `- ${many}${called}${label}${detailWords.length > 0 ? `; ${detailWords.join(', ')}` : ''}`;
};

/** What the parts of a line say of a unit: its name, where one part says nothing else. */
const partsSaid = (parts: readonly string[], sayer: PhraseParser) => {
  const sayings: Phrase[] = [];
  const names: { readonly at: number; readonly name: string }[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    // a type may have a comma in its name
    const joined = [3, 2].find(
      (count) => at + count <= parts.length && sayer(parts.slice(at, at + count).join(', ')),
    );
    const own = joined === undefined ? undefined : sayer(parts.slice(at, at + joined).join(', '));
    const all = own !== undefined ? [own] : part.startsWith('"') ? undefined : allSaid(part, sayer);
    if (all === undefined) names.push({ at, name: part });
    else sayings.push(...all);
    at += own === undefined ? 0 : (joined ?? 1) - 1;
  }
  return { phrases: sayings, names };
};

/** A sign, a price or an open bracket at the end of a name: something of it was not read. */
const ENDS_ODDLY = /[-–=:;,([.…]$|\d{2,5} ?(?:points?|pts?)\.?$/i;

const bareName = (name: string): string => {
  if (!name.startsWith('"') || !name.endsWith('"') || name.length < 2) return name;
  try {
    return String(JSON.parse(name));
  } catch {
    return name;
  }
};

/** Words that may be meant by one that is not a type. */
const nearTypes = <U>({ types }: UnitDeclaration<U>, parts: readonly string[]): readonly string[] =>
  parts
    .flatMap((part) => nearest(part, types.labels).map((label) => [part, label] as const))
    .map(([part, label]) => parts.map((each) => (each === part ? label : each)).join(', '));

const markUnsure = (readings: readonly LineReading[]): readonly LineReading[] =>
  readings.map((each) => ({ ...each, sure: false }));

/** The strict lines that so many of what a line says may mean. */
const countedReadings = <U>(
  words: UnitDeclaration<U>,
  { times, line, sure }: LineCount,
  usual: Usual,
  isNear: boolean,
): readonly LineReading[] => {
  const { phrases, names } = partsSaid(partsOf(line), unitPhraseParser(words));
  const node = nodeOf(phrases);
  const [named, ...others] = names;
  if (node === undefined || times < 1) return [];
  if (!('type' in node)) {
    if (named !== undefined && others.length === 0 && REGIMENT.test(named.name))
      return likelyFirst(words, usual(), named.name).map((each) => ({
        lines: [written(words, { ...each, ...node }, named.name, times)],
        sure: false,
      }));
    if (isNear) return [];
    return nearTypes(words, partsOf(line)).flatMap((near) =>
      markUnsure(unitReadings(words, times > 1 ? `${times} x ${near}` : near, usual, true)),
    );
  }
  if (others.length > 0) return [];
  const name = named === undefined ? '' : bareName(named.name);
  const isName = named === undefined || named.at === 0 || REGIMENT.test(name) || named.name.startsWith('"');
  const nodes = completed(words, node, usual);
  return nodes.map((each) => ({
    lines: [written(words, each, name, times)],
    sure: sure && isName && nodes.length === 1 && !ENDS_ODDLY.test(name),
  }));
};

/** The strict lines that an item may mean; one that is not sure has to be chosen. */
export const unitReadings = <U>(
  words: UnitDeclaration<U>,
  line: string,
  usual: Usual,
  isNear = false,
): readonly LineReading[] =>
  withoutCalibre(withoutPrice(line)).flatMap(([each, sure]) => {
    const all = writtenOut(each).flatMap(counts);
    const readings = all.flatMap((count) => countedReadings(words, count, usual, isNear));
    return sure ? readings : markUnsure(readings);
  });

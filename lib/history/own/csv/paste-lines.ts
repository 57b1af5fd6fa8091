import { plainText } from '../../../rules/core/text/lexer';
import { isTotal, isTotalName } from '../../../rules/core/text/loose/passed-over';
import { FORMATION_WORDS } from '../../../rules/core/text/loose/typed-words';
import { readTroops } from './troop-words';

/** A pasted line, from 1: of a unit, a heading that opens a formation, or a total that is passed over. */
export type PastedLine = {
  readonly line: number;
  readonly text: string;
  readonly kind: 'unit' | 'heading' | 'total';
};

/** Letters of a line that are looked at. */
const MOST_LETTERS = 1_000;

const FOOTNOTE = /\[\d{1,3}\]|[†‡§¹²³⁴⁵⁶⁷⁸⁹]|\*{1,3}(?=[\s,;)]|$)/g;
const DOTS = /\.{3,}|…/g;
/** What leads to a number: "DR 5: 10", "Zieten = 10 sqns", "CR 8 – 5 sqns", "Hussars x 10". */
const BEFORE_NUMBER = /(?: [=x×–—-]|:) (?=[\d½][\d.,½]{0,8}(?:\s|$))/gi;
/** Columns that only blanks keep apart. */
const WIDE_GAP = / {3,}/g;

/** A line as it would be typed with commas: without marks of footnotes, with a comma before each number and column. */
export const tidyLine = (text: string): string =>
  text
    .trim()
    .replace(FOOTNOTE, '')
    .replace(DOTS, ', ')
    .replace(WIDE_GAP, ', ')
    .replace(BEFORE_NUMBER, ', ')
    .replace(/ {1,3},/g, ',')
    .trim();

const MORE_FORMATIONS = new Set('avantgarde corps korps reserve vanguard'.split(' '));
const ORDINAL = /^(?:\d{1,2}(?:st|nd|rd|th|\.)|first|second|third|fourth|erstes|zweites|drittes)$/i;
const LINES = new Set(['line', 'ligne', 'treffen']);
const WINGS = new Set('ala aile column flügel kolonne křídlo treffen wing line ligne'.split(' '));
const MOST_WORDS = 6;

/** The formation that a heading opens: its level, its name, and who leads it. */
export type Heading = {
  readonly level: 'wing' | 'brigade';
  readonly name: string;
  readonly commander: string;
};

const STROKE = / [–—-] /;
const IN_BRACKETS = /^([^()]*)\(([^()]*)\)$/;

/** The heading that a line is: "Left Wing – Prince Moritz", "Brigade Manstein"; null for a line of a unit. */
export const headingOf = (text: string): Heading | null => {
  const bare = text.replace(/:$/, '').trim();
  if (bare.includes(',') || bare.length > MOST_LETTERS / 10) return null;
  const [named = '', ...behindStroke] = bare.split(STROKE);
  const [, inFront, inBrackets] = IN_BRACKETS.exec(named) ?? [];
  const before = inFront ?? named;
  const behind = behindStroke.length > 0 ? behindStroke.join(' – ') : inBrackets;
  const words = before.trim().split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > MOST_WORDS || words.length < 2) return null;
  const isFormation = (word: string) =>
    FORMATION_WORDS.has(word.toLowerCase()) || MORE_FORMATIONS.has(word.toLowerCase());
  // "Reserve artillery" are guns
  const opens = isFormation(first) && readTroops(words.slice(1).join(' ')) === null;
  const isLine = LINES.has(last.toLowerCase()) && ORDINAL.test(first);
  if (!opens && !isFormation(last) && !isLine) return null;
  const word = (opens ? first : last).toLowerCase();
  return {
    level: WINGS.has(word) ? 'wing' : 'brigade',
    name: opens ? words.slice(1).join(' ') : words.join(' '),
    commander: (behind ?? '').replace(/ ?\([^()]*\)$/, '').trim(),
  };
};

/** The lines of a text that hold anything. */
export const pastedLines = (text: string): readonly PastedLine[] =>
  plainText(text)
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.slice(0, MOST_LETTERS).trim() }))
    .filter((line) => line.text !== '')
    .map(({ line, text: own }) => {
      const [first = ''] = own.split(/[,:;\t]/, 1);
      if (isTotal(own) || isTotalName(first)) return { line, text: own, kind: 'total' };
      return { line, text: own, kind: headingOf(own) === null ? 'unit' : 'heading' };
    });

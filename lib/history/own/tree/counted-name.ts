import { OWN_BOUNDS } from '../bounds';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
const ENDS: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };

const ordinal = (value: number): string =>
  `${value}${Math.floor((value % 100) / 10) === 1 ? 'th' : (ENDS[String(value % 10)] ?? 'th')}`;

/** Parts of a regiment that were counted: "2nd battalion". */
const PART = /^(\d{1,2})(?:st|nd|rd|th) (?=battalion|bn|squadron|company|battery|half)/i;
/** "1/Itzenplitz" */
const BEFORE_SLASH = /^(\d{1,2})(?=\/)/;
/** "II/Itzenplitz" */
const ROMAN_BEFORE = /^(I{1,3}|IV|VI{0,2})(?=[/.])/;
/** "Battery 3", and "(3)" behind any name */
const AT_END = /(\d{1,4})(?=\)?$)/;
/** The number of a regiment, which another unit of it has too. */
const REGIMENT = /\b(?:IR|CR|DR|HR|GR)\s?\d{1,3}$/;

const step = (name: string, ofRegiment: boolean): string => {
  const more = (pattern: RegExp, next: (text: string) => string): string | null =>
    pattern.test(name) ? name.replace(pattern, (_, text: string) => next(text)) : null;
  const plus = (text: string) => String(Number(text) + 1);
  const first =
    more(PART, (text) => `${ordinal(Number(text) + 1)} `) ??
    more(BEFORE_SLASH, plus) ??
    more(ROMAN_BEFORE, (text) => ROMAN[(ROMAN as readonly string[]).indexOf(text) + 1] ?? text);
  if (first !== null && first !== name) return first;
  const isNumbered = name.endsWith(')') || (!ofRegiment && !REGIMENT.test(name));
  const last = isNumbered ? more(AT_END, plus) : null;
  return (
    last ?? `${name.slice(0, OWN_BOUNDS.texts.name - 5)} ${ofRegiment || REGIMENT.test(name) ? '(2)' : '2'}`
  );
};

/**
 * A name counted on, for another unit like one of that name: "Battery 3" after "Battery 2", "2nd battalion" after the
 * first; a regiment keeps its number. None of those that are there already.
 */
export const countedName = (name: string, ofRegiment: boolean, there: ReadonlySet<string>): string => {
  if (name === '') return '';
  let next = step(name, ofRegiment);
  while (there.has(next) && next.length < OWN_BOUNDS.texts.name) next = step(next, ofRegiment);
  return next;
};

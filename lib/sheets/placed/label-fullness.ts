import type { Label, Trait } from '@/lib/rules/core/sheet/sheet-parts';
import { SOFT } from '../paper';
import { run, type TextRun } from './mark';

/** Sizes of type, largest first; 1 is the usual one. */
export const LABEL_SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.86, 0.8, 0.74] as const;
export const LEAST_SIZE = LABEL_SIZES[10];

/** How a label is set: the usual way; or tighter and without its symbol, where nothing else helps. */
export type Manner = { readonly leading: number; readonly drawn: boolean };
export const USUAL: Manner = { leading: 1.2, drawn: true };
export const MANNERS: readonly Manner[] = [
  USUAL,
  { leading: 1.09, drawn: true },
  { leading: 1.2, drawn: false },
  { leading: 1.09, drawn: false },
];

export type LabelType = {
  readonly name: number;
  readonly value: number;
  readonly term: number;
  readonly text: number;
};

/** Type at one size; nothing is smaller than 6 points. */
export const typeAt = (size: number): LabelType => ({
  name: 9 * size,
  value: 9 * size,
  term: Math.max(6, 6.8 * size),
  text: Math.max(6, 7.2 * size),
});

/** The content of a label among all possible content. */
export type Fullness = {
  readonly details: number;
  readonly long: boolean;
  readonly post: boolean;
  /** letters of the player's own words */
  readonly words: number;
};

/** Lines a name may take, whether names may be cut, and whether values stand on one line. */
export type Naming = { readonly lines: 1 | 2; readonly cut: boolean; readonly level: boolean };

export const WHOLE: Naming = { lines: 2, cut: false, level: false };
export const LEVEL: Naming = { ...WHOLE, level: true };
export const SHORTEST: Naming = { lines: 1, cut: true, level: false };
export const NAMINGS: readonly Naming[] = [
  { ...WHOLE, level: true },
  WHOLE,
  { ...WHOLE, cut: true },
  SHORTEST,
];

/** All of it, then less and less of what may be left out. */
export const fullnesses = ({ details, post, traits, words }: Label): Fullness[] => {
  const all = { long: true, post: true, words: words.length };
  const short = traits.some((trait) => trait.text !== trait.short);
  return [
    ...Array.from({ length: details.length + 1 }, (_, left) => ({ ...all, details: details.length - left })),
    ...(short ? [{ ...all, details: 0, long: false }] : []),
    ...(post === '' ? [] : [{ ...all, details: 0, long: !short, post: false }]),
  ];
};

/** Values in strong type, each after its term. */
export const valueRuns = ({ values }: Label, { value, term }: LabelType): TextRun[][] =>
  values.map((each) => [
    ...(each.term === '' ? [] : [run(`${each.term} `, { points: term, colour: SOFT })]),
    run(each.value, { points: value, strong: true }),
  ]);

/** Half of a sign that takes two. */
const HALF = /[\uD800-\uDBFF]$/;

const isLetter = ({ short }: Trait): boolean => short.length === 1;

/** Traits, then the player's own words, as far as they are wanted. */
export const traitItems = ({ traits, words }: Label, { long, words: letters }: Fullness): string[] => {
  const own = letters >= words.length ? words : `${words.slice(0, letters).replace(HALF, '').trimEnd()}…`;
  if (long) return [...traits.map(({ text }) => text), own].filter((each) => each !== '');
  const single = traits.filter(isLetter).map(({ short }) => short);
  return [...traits.filter((each) => !isLetter(each)).map(({ short }) => short), single.join(''), own].filter(
    (each) => each !== '',
  );
};

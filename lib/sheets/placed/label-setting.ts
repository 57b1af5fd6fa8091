import type { Label, Trait } from '@/lib/rules/core/sheet-parts';
import { SOFT } from '../ink';
import { symbolHeight } from './cells';
import { runWidth } from './face-width';
import { cutLine, cutLines, type LabelLine, type LinePlace, pieceLines, textLines } from './label-lines';
import { MM_PER_POINT, run, type TextRun } from './mark';

/** Room for what is printed on a label. */
export type LabelRoom = { readonly width: number; readonly height: number };

type Paragraph = readonly LabelLine[];

/**
 * A label as it is set: name, values and traits as `head`, below its symbol or beside it; what it is and where it stands
 * as `foot`, at the lower edge where there is room between the two. Heights are with the gaps between paragraphs.
 */
export type LabelSetting = {
  readonly number: TextRun | null;
  readonly head: readonly Paragraph[];
  readonly foot: readonly Paragraph[];
  readonly apart: boolean;
  readonly symbol: number;
  /** the symbol stands beside everything, not below the name */
  readonly beside: boolean;
  readonly nameHeight: number;
  readonly height: number;
};

/** Sizes of type, largest first; 1 is the usual one. */
export const LABEL_SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.86, 0.8, 0.74] as const;
const LEAST = LABEL_SIZES[10];

/** How a label is set: the usual way; or tighter and without its symbol, where nothing else helps. */
type Manner = { readonly leading: number; readonly drawn: boolean };
const USUAL: Manner = { leading: 1.2, drawn: true };
const MANNERS: readonly Manner[] = [
  USUAL,
  { leading: 1.09, drawn: true },
  { leading: 1.2, drawn: false },
  { leading: 1.09, drawn: false },
];

/** Between the paragraphs of a label. */
export const PARAGRAPH_GAP = 0.3;
const SYMBOL_GAP = 1.4;
/** Lower labels than this have the symbol beside everything. */
const STRIP = 14;

type LabelType = {
  readonly name: number;
  readonly value: number;
  readonly term: number;
  readonly text: number;
};

/** Type at one size; nothing is smaller than 6 points. */
const typeAt = (size: number): LabelType => ({
  name: 9 * size,
  value: 9 * size,
  term: Math.max(6, 6.8 * size),
  text: Math.max(6, 7.2 * size),
});

const symbolWidth = ({ width, height }: LabelRoom): number => Math.min(14, width * 0.19, height * 0.8);

/** What stands on a label of all that could. */
type Fullness = {
  readonly details: number;
  readonly long: boolean;
  readonly post: boolean;
  /** letters of the player's own words */
  readonly words: number;
};

/** Lines a name may take, whether names may be cut, and whether values stand on one line. */
type Naming = { readonly lines: 1 | 2; readonly cut: boolean; readonly level: boolean };

const WHOLE: Naming = { lines: 2, cut: false, level: false };
const SHORTEST: Naming = { lines: 1, cut: true, level: false };
const NAMINGS: readonly Naming[] = [{ ...WHOLE, level: true }, WHOLE, { ...WHOLE, cut: true }, SHORTEST];

/** All of it, then less and less of what may be left out. */
const fullnesses = ({ details, post, traits, words }: Label): Fullness[] => {
  const all = { long: true, post: true, words: words.length };
  const short = traits.some((trait) => trait.text !== trait.short);
  return [
    ...Array.from({ length: details.length + 1 }, (_, left) => ({ ...all, details: details.length - left })),
    ...(short ? [{ ...all, details: 0, long: false }] : []),
    ...(post === '' ? [] : [{ ...all, details: 0, long: !short, post: false }]),
  ];
};

const valueRuns = ({ values }: Label, { value, term }: LabelType): TextRun[][] =>
  values.map((each) => [
    ...(each.term === '' ? [] : [run(`${each.term} `, { points: term, colour: SOFT })]),
    run(each.value, { points: value, strong: true }),
  ]);

const isLetter = ({ short }: Trait): boolean => short.length === 1;

/** Traits, then the player's own words, as far as they are wanted. */
const traitItems = ({ traits, words }: Label, { long, words: letters }: Fullness): string[] => {
  const own = letters >= words.length ? words : `${words.slice(0, letters).trimEnd()}…`;
  if (long) return [...traits.map(({ text }) => text), own].filter((each) => each !== '');
  const single = traits.filter(isLetter).map(({ short }) => short);
  return [...traits.filter((each) => !isLetter(each)).map(({ short }) => short), single.join(''), own].filter(
    (each) => each !== '',
  );
};

/** A name is set as much smaller before it takes a second line, and both before it is cut. */
const SMALLER = [1, 0.92, 0.84] as const;
const LEAST_NAME = 6.4;

const named = (
  title: string,
  largest: number,
  place: LinePlace,
  { lines, cut }: Naming,
): Paragraph | null => {
  const styles = SMALLER.map((share) => ({ points: Math.max(LEAST_NAME, largest * share), strong: true }));
  for (let most = 1; most <= lines; most++) {
    for (const style of styles) {
      const whole = textLines([title], style, place);
      if (whole !== null && whole.length <= most) return whole;
    }
  }
  const [, , least] = styles;
  return cut && least !== undefined ? cutLines(title, least, place, lines) : null;
};

const heightOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce(
    (sum, lines) => lines.reduce((high, { height }) => high + height, sum + PARAGRAPH_GAP),
    0,
  );

/** What it is and where it stands, from `top`; null if it cannot be set. */
const footOf = (
  label: Label,
  { details, post }: Fullness,
  { lines, cut }: Naming,
  points: number,
  { top, ...place }: LinePlace,
): Paragraph[] | null => {
  const soft = { points, colour: SOFT };
  const first = textLines(label.details.slice(0, details), soft, { ...place, top: top + PARAGRAPH_GAP });
  if (first === null) return null;
  const paragraphs = first.length === 0 ? [] : [first];
  if (label.post === '' || !post) return paragraphs;
  const next = { ...place, top: top + heightOf(paragraphs) + PARAGRAPH_GAP };
  const whole = textLines([label.post], soft, next);
  if (whole !== null && whole.length <= lines) return [...paragraphs, whole];
  return cut ? [...paragraphs, [cutLine(label.post, soft, next)]] : null;
};

/** A label at one size of type; null if it has no room for it. */
const setAt = (
  label: Label,
  room: LabelRoom,
  size: number,
  full: Fullness,
  naming: Naming,
  { leading, drawn }: Manner = USUAL,
): LabelSetting | null => {
  const type = typeAt(size);
  const symbol = drawn ? symbolWidth(room) : 0;
  const beside = room.height < STRIP;
  const inwards = drawn ? symbol + SYMBOL_GAP : 0;
  const { width } = room;
  const number =
    label.number === '' ? null : run(label.number, { points: type.term, strong: true, colour: SOFT });
  const name = named(
    label.title,
    type.name,
    {
      top: 0,
      leading,
      width: width - (number === null ? 0 : runWidth(number) + 1.5),
      indent: () => (beside ? inwards : 0),
    },
    naming,
  );
  if (name === null) return null;
  const nameHeight = name.reduce((sum, { height }) => sum + height, 0);
  const under = beside ? 0 : nameHeight + PARAGRAPH_GAP + symbolHeight(symbol);
  const indent = (y: number): number => (beside || y < under ? inwards : 0);
  const values = pieceLines(valueRuns(label, type), type.value, type.value * MM_PER_POINT * 0.62, {
    top: nameHeight + PARAGRAPH_GAP,
    leading,
    width,
    indent,
  });
  if (values === null || (naming.level && values.length > 1)) return null;
  let y = nameHeight + heightOf([values]);
  const traits = textLines(
    traitItems(label, full),
    { points: type.text },
    { top: y + PARAGRAPH_GAP, leading, width, indent },
  );
  if (traits === null) return null;
  const head = [name, values, traits].filter((lines) => lines.length > 0);
  y = heightOf(head) - PARAGRAPH_GAP;
  const set = { number, head, symbol, beside, nameHeight };
  const flat = beside
    ? null
    : footOf(label, full, naming, type.text, { top: 0, leading, width, indent: () => 0 });
  if (flat !== null && Math.max(y, under) + heightOf(flat) <= room.height) {
    return { ...set, foot: flat, apart: true, height: Math.max(y, under) + heightOf(flat) };
  }
  const foot = footOf(label, full, naming, type.text, { top: y, leading, width, indent });
  if (foot === null) return null;
  const height = Math.max(y + heightOf(foot), beside ? symbolHeight(symbol) : under);
  return height <= room.height ? { ...set, foot, apart: false, height } : null;
};

type Words = { readonly letters: number; readonly setting: LabelSetting };

/** With as many letters of the player's own words as there is room for, and nothing else that may be left out. */
const bareIn = (label: Label, room: LabelRoom, manner: Manner): Words | null => {
  let [least, most] = [0, label.words.length];
  let found: Words | null = null;
  while (least <= most) {
    const letters = Math.floor((least + most) / 2);
    const full = { details: 0, long: false, post: false, words: letters };
    const setting = setAt(label, room, LEAST, full, SHORTEST, manner);
    if (setting === null) most = letters - 1;
    else {
      found = { letters, setting };
      least = letters + 1;
    }
  }
  return found;
};

/** The manner that leaves most of the player's own words. */
const bare = (label: Label, room: LabelRoom): LabelSetting | null =>
  MANNERS.map((manner) => bareIn(label, room, manner))
    .filter((found) => found !== null)
    .reduce<Words | null>(
      (best, found) => (best !== null && best.letters >= found.letters ? best : found),
      null,
    )?.setting ?? null;

/**
 * A label set in type no larger than `most`: with everything if it can, else without what may be left out, its names cut
 * only where nothing else helps. Null if there is no room even for what must stand on it.
 */
export const labelSetting = (label: Label, room: LabelRoom, most: number): LabelSetting | null => {
  const choices = fullnesses(label);
  const sizes = LABEL_SIZES.filter((size) => size <= most);
  for (const post of [true, false]) {
    for (const naming of NAMINGS) {
      for (const full of choices.filter((each) => each.post === post)) {
        for (const size of sizes) {
          const found = setAt(label, room, size, full, naming);
          if (found !== null) return found;
        }
      }
    }
  }
  return bare(label, room);
};

/** So large a share of the labels of a sheet must have room at a size for all to be set in it. */
const SHARE = 0.75;
/** Smaller type than this is no price for details; and no sheet as a whole is set in smaller type than that. */
const WORTH = 0.92;
const LEAST_OF_SHEET = 0.8;

/** The type of a sheet: the largest at which most of its labels have room for everything, or for as much as they can. */
export const labelSize = (labels: readonly Label[], room: LabelRoom): number => {
  const different = [...new Set(labels)].map((label) => ({ label, choices: fullnesses(label) }));
  const deepest = Math.max(0, ...different.map(({ choices }) => choices.length - 1));
  for (let depth = 0; depth <= deepest; depth++) {
    const bareOf = different.every(
      ({ choices }) => choices[Math.min(depth, choices.length - 1)]?.details === 0,
    );
    const least = bareOf ? LEAST_OF_SHEET : WORTH;
    for (const size of LABEL_SIZES.filter((each) => each >= least)) {
      const fitting = different.filter(({ label, choices }) => {
        const full = choices[Math.min(depth, choices.length - 1)];
        return full !== undefined && setAt(label, room, size, full, WHOLE) !== null;
      });
      if (fitting.length >= different.length * SHARE) return size;
    }
  }
  return LEAST_OF_SHEET;
};

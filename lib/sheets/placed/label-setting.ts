import type { Label } from '@/lib/rules/core/sheet/sheet-parts';
import { SOFT } from '../paper';
import { symbolHeight } from './cells';
import { runWidth } from './face-width';
import {
  type Fullness,
  type Manner,
  type Naming,
  traitItems,
  typeAt,
  USUAL,
  valueRuns,
} from './label-fullness';
import { cutLine, cutLines, type LabelLine, type LinePlace, pieceLines, textLines } from './label-lines';
import { MM_PER_POINT, run, type TextRun } from './mark';

/** Room for what is printed on a label. */
export type LabelRoom = { readonly width: number; readonly height: number };

type Paragraph = readonly LabelLine[];

/**
 * A label as it is set: name, values and traits as `head`, below its symbol or beside it; its kind and place as
 * `foot`, at
 * the lower edge if there is room between the two. Heights include the gaps between paragraphs.
 */
export type LabelSetting = {
  readonly number: TextRun | null;
  readonly head: readonly Paragraph[];
  readonly foot: readonly Paragraph[];
  readonly apart: boolean;
  readonly symbol: number;
  /** the symbol is beside everything, not below the name */
  readonly beside: boolean;
  readonly nameHeight: number;
  readonly height: number;
};

/** Between the paragraphs of a label. */
export const PARAGRAPH_GAP = 0.3;
const SYMBOL_GAP = 1.4;
/** Lower labels than this have the symbol beside everything. */
const STRIP = 14;

const symbolWidth = ({ width, height }: LabelRoom): number => Math.min(14, width * 0.19, height * 0.8);

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

/** Its kind and place, from `top`; null if it cannot be set. */
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
export const setAt = (
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

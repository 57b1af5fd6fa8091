import { uncapital } from '@/lib/rules/core/army/words';
import { type PlateWing, WING_NAMES } from '@/lib/rules/core/sheet/plate';
import { INK } from '../paper';
import {
  type DrawOp,
  describedGroup,
  group,
  type PathMark,
  run,
  type TextMark,
  type TextStyle,
} from '../placed/mark';
import { blockMarks, pieceMarks } from './block';
import { leading, type PlateScale } from './plate-type';
import {
  blocksWidth,
  NAME_GAP,
  type RankHeights,
  rowHeight,
  rowWidth,
  type SetBlock,
  type SetBody,
  type SetPiece,
  totalHeight,
} from './set-body';

type Ink = 'colour' | 'bw';

/** Level of the heading of a formation: below that of its line, where this has one. */
type Level = 2 | 3;

/** From the top of a line of text to its baseline, of its height. */
const BASE = 0.76;

/** Lines one below the other, each around, or from, `x`. */
const lines = (
  texts: readonly string[],
  style: TextStyle,
  x: number,
  top: number,
  anchor: TextMark['anchor'] = 'middle',
): TextMark[] =>
  texts.map((text, index) => ({
    kind: 'text',
    x,
    y: top + (index + BASE) * leading(style),
    anchor,
    runs: [run(text, style)],
  }));

/** Lines that read downwards, side by side to the left of `right`. */
const turnedLines = (texts: readonly string[], style: TextStyle, right: number, top: number): TextMark[] =>
  texts.map((text, index) => ({
    kind: 'text',
    turned: 'down',
    x: right - (index + BASE) * leading(style),
    y: top,
    anchor: 'start',
    runs: [run(text, style)],
  }));

const bracket = (x: number, y: number, width: number, height: number): PathMark => {
  const foot = height * 0.45;
  return {
    kind: 'path',
    d: `M0 ${height}V${height - foot}H${width}V${height}M${width / 2} ${height - foot}V${height - foot - foot}`,
    x,
    y,
    scale: 1,
    stroke: INK,
    width: 0.2,
  };
};

/** The text of a unit for screen readers, in the words beside it. */
const item = (marks: readonly DrawOp[]): DrawOp => group('listitem', marks);

const pieceItem = (
  piece: SetPiece,
  x: number,
  y: number,
  high: number,
  scale: PlateScale,
  ink: Ink,
): DrawOp => {
  const { block, name, detail } = piece;
  const text = name.length * leading(scale.name) + detail.length * leading(scale.detail);
  const left = x + scale.piece + 1;
  const top = y + (high - text) / 2;
  return item([
    ...pieceMarks(block, x, y + high / 2, scale.piece, ink),
    ...lines(name, scale.name, left, top, 'start'),
    ...lines(detail, scale.detail, left, top + name.length * leading(scale.name), 'start'),
  ]);
};

const pieceRows = (
  { rows, width }: SetBody,
  x: number,
  top: number,
  scale: PlateScale,
  ink: Ink,
): DrawOp[] => {
  let y = top;
  return rows.flatMap((row) => {
    const high = rowHeight(row);
    let left = x + (width - rowWidth(row, scale)) / 2;
    const marks = row.map((piece) => {
      const mark = pieceItem(piece, left, y, high, scale, ink);
      left += piece.width + scale.gap * 1.5;
      return mark;
    });
    y += high;
    return marks;
  });
};

const blockItem = (set: SetBlock, x: number, y: number, scale: PlateScale, ink: Ink): DrawOp => {
  const { block, width, room, name, detail } = set;
  const { height } = scale.block;
  const text = name.length * leading(scale.name) + detail.length * leading(scale.detail);
  const right = x + (room + text) / 2;
  const top = y + height + NAME_GAP;
  return item([
    ...blockMarks({ x: x + (room - width) / 2, y, width, height }, block, ink, scale.crest),
    ...turnedLines(name, scale.name, right, top),
    ...turnedLines(detail, scale.detail, right - name.length * leading(scale.name), top),
  ]);
};

const blockRow = (
  { blocks, width }: SetBody,
  x: number,
  y: number,
  scale: PlateScale,
  ink: Ink,
): DrawOp[] => {
  let left = x + (width - blocksWidth(blocks, scale)) / 2;
  return blocks.map((set) => {
    const mark = blockItem(set, left, y, scale, ink);
    left += set.room + scale.gap;
    return mark;
  });
};

const headMarks = (
  { head, about }: SetBody,
  middle: number,
  bottom: number,
  scale: PlateScale,
  level: Level,
): DrawOp[] => {
  const aboutTop = bottom - about.length * leading(scale.about);
  const headTop = aboutTop - head.length * leading(scale.head);
  return [
    describedGroup('heading', lines(head, scale.head, middle, headTop), { level }),
    ...(about.length === 0 ? [] : [group('paragraph', lines(about, scale.about, middle, aboutTop))]),
  ];
};

/** A formation of which no source names a unit: white within broken lines, as on a map. */
const whiteMarks = (
  set: SetBody,
  x: number,
  y: number,
  height: number,
  scale: PlateScale,
  level: Level,
): DrawOp[] => {
  const { head, about, white, width } = set;
  const small = about.length + white.length;
  const text = head.length * leading(scale.head) + small * leading(scale.about) + 1.2;
  const top = y + (height - text) / 2;
  const middle = x + width / 2;
  return [
    {
      kind: 'path',
      d: `M0 0H${width}V${height}H0z`,
      x,
      y,
      scale: 1,
      stroke: INK,
      width: 0.25,
      dash: 1.3,
    },
    describedGroup('heading', lines(head, scale.head, middle, top), { level }),
    ...(small === 0
      ? []
      : [
          group(
            'paragraph',
            lines([...about, ...white], scale.about, middle, top + head.length * leading(scale.head) + 1.2),
          ),
        ]),
  ];
};

/** A formation in its rank, from its upper left corner. */
export const bodyMarks = (
  { set, wing }: { readonly set: SetBody; readonly wing: PlateWing },
  x: number,
  y: number,
  heights: RankHeights,
  scale: PlateScale,
  ink: Ink,
  level: Level = 3,
): DrawOp[] => {
  if (set.body.blocks.length === 0) return whiteMarks(set, x, y, totalHeight(heights) - 1, scale, level);
  const content = Math.max(blocksWidth(set.blocks, scale), ...set.rows.map((row) => rowWidth(row, scale)));
  const middle = x + set.width / 2;
  const belowHead = y + heights.head;
  const belowBracket = belowHead + heights.bracket;
  const front = belowBracket + heights.rows + heights.crest;
  return [
    ...headMarks(set, middle, belowHead, scale, level),
    bracket(middle - content / 2, belowHead + 0.4, content, heights.bracket - 0.8),
    describedGroup(
      'list',
      [...pieceRows(set, x, belowBracket, scale, ink), ...blockRow(set, x, front, scale, ink)],
      { label: `${set.body.head}, ${uncapital(WING_NAMES[wing])}` },
    ),
  ];
};

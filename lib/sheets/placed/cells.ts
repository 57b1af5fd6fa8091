import type { Cell, Run, Sheet } from '@/lib/rules/core/sheet/sheet';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { type BoxShape, boxShapes, plainBoxes, rowTrack } from '../box-shapes';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { INK, MUTE, SOFT } from '../paper';
import { qrPath } from '../qr';
import { SYMBOL_BOX, SYMBOL_SHAPES, type SymbolRole } from '../symbols';
import { wrapRuns } from '../text-width';
import { fitted, runsWidth, shrunk } from './face-width';
import {
  baseline,
  type DrawOp,
  type GroupMark,
  group,
  MM_PER_POINT,
  type PathMark,
  run,
  type TextMark,
  type TextRun,
} from './mark';
import type { PartStyle } from './part-style';

/** Colours of a sheet: of the nation whose symbols stand on it, or black alone. */
export type Inks = Pick<Sheet, 'nation' | 'ink'>;

/** A circle as a path. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}z`;

/** A unit symbol `width` wide; `strong` is the colour of its strong half where that is not the nation's. */
export const symbolMarks = (
  name: SymbolName,
  x: number,
  y: number,
  width: number,
  { nation, ink }: Inks,
  strong?: string,
): PathMark[] => {
  const { sym, sym2 } = printColours(nation, ink);
  const colours: Record<SymbolRole, string> = {
    sym: strong ?? sym.light,
    sym2: sym2.light,
    line: SYMBOL_LINE.light,
  };
  return SYMBOL_SHAPES[name].map((shape) => ({
    kind: 'path',
    d: shape.kind === 'path' ? shape.d : circle(shape.cx, shape.cy, shape.r),
    x,
    y,
    scale: width / SYMBOL_BOX.width,
    ...(shape.fill !== undefined && { fill: colours[shape.fill] }),
    ...(shape.stroke !== undefined && { stroke: colours[shape.stroke], width: shape.width ?? 1 }),
    ...(shape.cap === 'round' && { round: true }),
  }));
};

/** Height of a symbol that is `width` wide. */
export const symbolHeight = (width: number): number => (width * SYMBOL_BOX.height) / SYMBOL_BOX.width;

/** The text of a QR code for screen readers. */
export const QR_LABEL = 'QR code that opens this army';

/** The QR code of a link, `side` wide; `label` is what it opens. */
export const qrMark = (link: string, x: number, y: number, side: number, label = QR_LABEL): GroupMark => {
  const { size, d } = qrPath(link);
  const code: PathMark = { kind: 'path', d, x, y, scale: side / size, fill: '#000000' };
  return group('img', [code], label);
};

/** One box of a track. */
export const boxMarks = (
  kind: Parameters<typeof boxShapes>[0],
  x: number,
  y: number,
  width: number,
  height = width,
  cleared = true,
): PathMark[] => boxShapes(kind, width, height, cleared).map((shape) => shapeMark(shape, x, y));

const shapeMark = ({ d, fill, stroke, width, dash, zoom }: BoxShape, x: number, y: number): PathMark => ({
  kind: 'path',
  d,
  x: x + (zoom?.x ?? 0),
  y: y + (zoom?.y ?? 0),
  scale: zoom?.scale ?? 1,
  ...(fill !== undefined && { fill }),
  ...(stroke !== undefined && { stroke, width: width ?? 1 }),
  ...(dash !== undefined && { dash }),
});

/** Many plain boxes of one size, by their corners from `x` and `y` on. */
export const plainBoxMarks = (
  corners: Parameters<typeof plainBoxes>[0],
  x: number,
  y: number,
  width: number,
  height: number,
): PathMark[] => plainBoxes(corners, width, height).map((shape) => shapeMark(shape, x, y));

// Caslon is small on the body
const ITALIC = 1.16;

/** A run of a sheet in the style of a part. */
export const styled = ({ text, style }: Run, points: number): TextRun => {
  if (style === 'strong') return run(text, { points, strong: true });
  if (style === 'soft') return run(text, { points, colour: SOFT });
  if (style === 'italic') return run(text, { points: points * ITALIC, face: 'serif', italic: true });
  return run(text, { points });
};

/** Runs on one line, no wider than `width`: set smaller if they must, and then what does not fit ends in "…". */
export const fittedRuns = (runs: readonly TextRun[], width: number, least?: number): TextRun[] => {
  const line: TextRun[] = [];
  let room = width;
  for (const each of shrunk(runs, width, least)) {
    const piece = fitted(each, room + 0.001, true);
    line.push(piece);
    if (piece !== each) break;
    room -= runsWidth([each]);
  }
  return line;
};

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center' | 'right';
};

const NUMBER_COLOURS = { strong: INK, mute: MUTE } as const;

const cellRuns = (
  cell: Cell & { kind: 'text' | 'number' },
  { points, figures }: Pick<PartStyle, 'points' | 'figures'>,
): TextRun[] =>
  cell.kind === 'text'
    ? cell.runs.map((each) => styled(each, points))
    : [
        run(cell.text, {
          points: /\d|[½¼]/.test(cell.text) ? points * figures : points,
          strong: cell.style === 'strong',
          colour: cell.style === undefined ? INK : NUMBER_COLOURS[cell.style],
        }),
      ];

/** The text of a cell: on one line, a little smaller if it must; else in several. */
const cellLines = (
  cell: Cell & { kind: 'text' | 'number' },
  width: number,
  style: PartStyle,
): readonly (readonly TextRun[])[] => {
  const whole = shrunk(cellRuns(cell, style), width, style.least);
  if (runsWidth(whole) <= width + 0.001) return [whole];
  const runs: readonly Run[] = cell.kind === 'text' ? cell.runs : [{ text: cell.text, style: 'strong' }];
  return wrapRuns(runs, width, style.small).map((line) => line.map((each) => styled(each, style.small)));
};

/** The room that a cell needs: a line, or as many as its text takes. */
export const cellHeight = (cell: Cell, width: number, style: PartStyle): number => {
  if (cell.kind !== 'text' && cell.kind !== 'number') return 0;
  const { length } = cellLines(cell, width, style);
  return length < 2 ? 0 : length * style.smallLine + 2 * style.pad;
};

/** Of the height of its row that italics take, whose tails hang low. */
const ITALIC_IN_ROW = 1.3;

/** Italics are set larger than the rest; where their row has no room for that, less so. */
const withinRow = (runs: readonly TextRun[], deep: number): readonly TextRun[] => {
  const most = deep / (MM_PER_POINT * ITALIC_IN_ROW);
  return runs.map((each) =>
    each.italic && each.points > most ? { ...each, points: Math.max(most, each.points / ITALIC) } : each,
  );
};

const anchored = (
  lines: readonly (readonly TextRun[])[],
  { x, y, width, height, align }: Place,
  style: PartStyle,
): TextMark[] => {
  const deep = lines.length < 2 ? height : style.smallLine;
  const top = y + (height - lines.length * deep) / 2;
  return lines.map((runs, index) => ({
    kind: 'text',
    x: align === 'left' ? x : align === 'right' ? x + width : x + width / 2,
    y: baseline(top + index * deep, deep, lines.length < 2 ? style.points : style.small),
    anchor: align === 'left' ? 'start' : align === 'right' ? 'end' : 'middle',
    runs: withinRow(runs, deep),
  }));
};

/** The content of a cell, in the middle of its row. */
export const cellMarks = (cell: Cell, place: Place, style: PartStyle, inks: Inks): DrawOp[] => {
  const { x, y, height } = place;
  switch (cell.kind) {
    case 'text':
    case 'number':
      return anchored(cellLines(cell, place.width, style), place, style);
    case 'symbol':
      return symbolMarks(cell.symbol, x, y + (height - symbolHeight(style.symbol)) / 2, style.symbol, inks);
    case 'track': {
      const track = rowTrack(cell.boxes, style.box);
      return [
        group(
          'img',
          track.boxes.flatMap(({ box, x: dx, y: dy, width, height: high }) =>
            boxMarks(box.kind, x + dx, y + (height - track.height) / 2 + dy, width, high),
          ),
          `${cell.boxes.length} boxes`,
        ),
      ];
    }
    case 'choice':
    case 'empty':
      return [];
  }
};

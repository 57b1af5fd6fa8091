import type { Box, Sheet } from '@/lib/rules/core/sheet';
import type { SymbolName } from '@/lib/rules/core/symbol';
import { boxShapes } from '../box-shapes';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import type { QrPath } from '../qr';
import { type Shape, SYMBOL_BOX, SYMBOL_SHAPES, type SymbolRole } from '../symbols';
import { mm } from './units';

/** The part of the PDF library's drawing surface that we use. */
export type Painter = {
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  scale(factor: number): Painter;
  rotate(degrees: number): Painter;
  path(d: string): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  lineWidth(width: number): Painter;
  lineCap(cap: 'butt' | 'round'): Painter;
  lineJoin(join: 'miter' | 'round'): Painter;
  font(font: unknown, size: number): Painter;
  fillColor(colour: string): Painter;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly features?: Readonly<Record<string, boolean>> },
  ): Painter;
  dash(length: number, options: { space: number }): Painter;
  fill(colour: string): Painter;
  stroke(colour: string): Painter;
  fillAndStroke(fill: string, stroke: string): Painter;
};

const outline = (painter: Painter, shape: Shape): Painter =>
  shape.kind === 'path' ? painter.path(shape.d) : painter.circle(shape.cx, shape.cy, shape.r);

const paintShape = (painter: Painter, shape: Shape, colour: (role: SymbolRole) => string): void => {
  painter
    .lineWidth(shape.width ?? 1)
    .lineCap(shape.cap ?? 'butt')
    .lineJoin(shape.join ?? 'miter');
  outline(painter, shape);
  if (shape.fill !== undefined && shape.stroke !== undefined)
    painter.fillAndStroke(colour(shape.fill), colour(shape.stroke));
  else if (shape.fill !== undefined) painter.fill(colour(shape.fill));
  else if (shape.stroke !== undefined) painter.stroke(colour(shape.stroke));
};

/** Draws a unit symbol `width` points wide. */
export const paintSymbol = (
  painter: Painter,
  symbol: SymbolName,
  { nation, ink }: Pick<Sheet, 'nation' | 'ink'>,
  width: number,
): void => {
  const { sym, sym2 } = printColours(nation, ink);
  const colours: Record<SymbolRole, string> = { sym: sym.light, sym2: sym2.light, line: SYMBOL_LINE.light };
  painter.save().scale(width / SYMBOL_BOX.width);
  for (const shape of SYMBOL_SHAPES[symbol]) paintShape(painter, shape, (role) => colours[role]);
  painter.restore();
};

/** Draws a box of a track at a place in mm. */
export const paintBox = (
  painter: Painter,
  box: Box,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void => {
  painter.save().translate(mm(at.x), mm(at.y)).scale(mm(1));
  for (const { d, fill, stroke, width, dash, zoom } of boxShapes(box.kind, at.width, at.height)) {
    painter.save();
    if (zoom !== undefined) painter.translate(zoom.x, zoom.y).scale(zoom.scale);
    painter.path(d);
    if (dash !== undefined) painter.dash(dash, { space: dash });
    if (fill !== undefined) painter.fill(fill);
    else if (stroke !== undefined) painter.lineWidth(width ?? 1).stroke(stroke);
    painter.restore();
  }
  painter.restore();
};

/** Draws the ribbon of a nation. */
export const paintFlag = (
  painter: Painter,
  { nation, ink }: Pick<Sheet, 'nation' | 'ink'>,
  width: number,
  height: number,
): void => {
  let left = 0;
  for (const { colour, to } of printColours(nation, ink).flag) {
    const right = (to / 100) * width;
    painter.rect(left, 0, right - left, height).fill(colour);
    left = right;
  }
  painter.rect(0, 0, width, height).lineWidth(mm(0.25)).stroke(SYMBOL_LINE.light);
};

/** Draws a QR code `side` points wide. */
export const paintQr = (painter: Painter, { size, d }: QrPath, side: number): void => {
  painter
    .save()
    .scale(side / size)
    .path(d)
    .fill('#000000')
    .restore();
};

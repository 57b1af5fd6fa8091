import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK } from '../ink';
import { PAPER } from '../measures';
import { fittingPoints, runWidth } from '../placed/face-width';
import { group, line, type Mark, type PathMark, run, type TextStyle } from '../placed/mark';
import { linesOf } from './plate-type';

/** Paper on its side, in mm; a large plate has the double of it. */
export const platePaper = ({ paper, large }: Pick<PlateSheet, 'paper' | 'large'>) => {
  const { width, height } = PAPER[paper];
  return large ? { width: width * 2, height } : { width: height, height: width };
};

/** From the edge of the paper to the frame, and to what it encloses. */
const EDGE = 7;
export const INNER = 17;

/** A line of ink. */
export const stroke = (d: string, width: number, x = 0, y = 0): PathMark => ({
  kind: 'path',
  d,
  x,
  y,
  scale: 1,
  stroke: INK,
  width,
});

const rect = (inset: number, width: number, height: number, weight: number): PathMark =>
  stroke(`M0 0H${width - 2 * inset}V${height - 2 * inset}H0z`, weight, inset, inset);

/** Black and white in turn around the paper, as on the neat line of a map. */
const neatLine = (width: number, height: number, edge: number): PathMark => {
  const [inset, thick] = [edge + 1.15, 1.25];
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const across = Math.round(w / 9.8);
  const down = Math.round(h / 9.8);
  const tops = Array.from({ length: across }, (_, index) => {
    const [x, long] = [thick + ((w - 2 * thick) * index) / across, (w - 2 * thick) / across / 2];
    return `M${x} 0h${long}v${thick}h${-long}zM${x} ${h - thick}h${long}v${thick}h${-long}z`;
  });
  const sides = Array.from({ length: down }, (_, index) => {
    const [y, long] = [thick + ((h - 2 * thick) * index) / down, (h - 2 * thick) / down / 2];
    return `M0 ${y}h${thick}v${long}h${-thick}zM${w - thick} ${y}h${thick}v${long}h${-thick}z`;
  });
  return { kind: 'path', d: [...tops, ...sides].join(''), x: inset, y: inset, scale: 1, fill: INK };
};

/** The frame of a plate. */
export const plateFrame = (width: number, height: number, edge: number = EDGE): Mark =>
  group('artifact', [
    rect(edge, width, height, 0.3),
    rect(edge + 1.15, width, height, 0.18),
    rect(edge + 2.4, width, height, 0.18),
    neatLine(width, height, edge),
    rect(edge + 3.3, width, height, 0.45),
  ]);

const FOOT: TextStyle = { points: 6.4, face: 'serif', italic: true };

/** Sources, version and code below the frame, of one plate of several. */
export const plateFoot = (sheet: PlateSheet, width: number, height: number, place: string): Mark[] => {
  const { code } = sheet.footer;
  const right = [code?.text ?? '', place, `Muster, ${sheet.date}`].filter(Boolean).join(', ');
  const room = width - 2 * EDGE - runWidth(run(right, FOOT)) - 8;
  const sizes = [6.4, 6, 5.6, 5.2] as const;
  const style = { ...FOOT, points: fittingPoints(run(sheet.source, FOOT), sizes, room) };
  // what has no room stands with the battle
  const [source = ''] = linesOf(sheet.source, room, style);
  return [
    group('paragraph', [
      line(source, EDGE + 2, height - 4.5, style),
      line(right, width - EDGE - 2, height - 4.5, FOOT, 'end'),
    ]),
  ];
};

import type { Tone } from '@/lib/rules/core/check/finding';
import type { SheetFrame } from '@/lib/rules/core/sheet/sheet-parts';
import { severityColour } from '../paper';
import { fitted } from './face-width';
import { baseline, type DrawOp, describedGroup, type PathMark, run, type TextRun } from './mark';

const PAPER_WHITE = '#ffffff';

/** Paths in a box of 16 by 16; `paper` is drawn in the colour of the paper, the rest in that of the severity. */
type SeverityShape = {
  readonly d: string;
  readonly paint: 'fill' | 'stroke' | 'paper';
  readonly width?: number;
};

/** Severity is a shape before it is a colour: solid octagon, open triangle, ring; a square with room for more. */
export const SEVERITY_SHAPES: Readonly<Record<Tone, readonly SeverityShape[]>> = {
  error: [
    { d: 'M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z', paint: 'fill' },
    { d: 'M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6', paint: 'paper', width: 1.9 },
  ],
  warning: [
    { d: 'M8 1.4l6.9 13H1.1z', paint: 'stroke', width: 1.6 },
    { d: 'M8 5.6v4.6M8 11.3v1.8', paint: 'stroke', width: 1.8 },
  ],
  info: [
    { d: 'M8 1.3a6.7 6.7 0 1 0 0 13.4a6.7 6.7 0 1 0 0-13.4z', paint: 'stroke', width: 1.4 },
    { d: 'M8 7v5M8 4v1.7', paint: 'stroke', width: 1.7 },
  ],
  wanting: [
    { d: 'M1.8 1.8h12.4v12.4H1.8z', paint: 'stroke', width: 1.4 },
    { d: 'M8 4.9v6.2M4.9 8h6.2', paint: 'stroke', width: 1.7 },
  ],
};

/** The shape of a severity, `side` wide. */
export const severityMarks = (
  severity: SheetFrame['marks'][number]['severity'],
  ink: SheetFrame['ink'],
  x: number,
  y: number,
  side: number,
): PathMark[] => {
  const colour = severityColour(severity, ink);
  return SEVERITY_SHAPES[severity].map(({ d, paint, width }) => ({
    kind: 'path',
    d,
    x,
    y,
    scale: side / 16,
    ...(paint === 'fill'
      ? { fill: colour }
      : { stroke: paint === 'paper' ? PAPER_WHITE : colour, width: width ?? 1 }),
  }));
};

/**
 * The mark of an army that is not legal, set smaller where it must be; where that is not enough it says no more than
 * what and how many: "Illegal: 3 errors."
 */
export const markRun = (
  { severity, text }: SheetFrame['marks'][number],
  points: number,
  room: number,
  ink: SheetFrame['ink'],
): TextRun => {
  const style = { points, strong: true, colour: severityColour(severity, ink) };
  const whole = fitted(run(text, style), room);
  if (whole.text === text) return whole;
  const [short = ''] = text.split('. ');
  return fitted(run(`${short.replace(/\.$/, '')}.`, style), room);
};

const HIGH = 5.2;

/** The marks that every page of an army with errors carries, one line each. */
export const marksOfSheet = (
  { marks, ink }: Pick<SheetFrame, 'marks' | 'ink'>,
  width: number,
  top: number,
  again: boolean,
): DrawOp[] =>
  marks.map((mark, index) =>
    describedGroup(
      'paragraph',
      [
        ...severityMarks(mark.severity, ink, 0, top + index * HIGH + 0.9, 3.2),
        {
          kind: 'text',
          x: 4.6,
          y: baseline(top + index * HIGH, HIGH, 7.6),
          anchor: 'start',
          runs: [markRun(mark, 7.6, width - 4.6, ink)],
        },
      ],
      again ? { repeated: true } : {},
    ),
  );

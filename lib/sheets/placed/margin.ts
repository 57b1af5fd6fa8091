import type { SheetFrame } from '@/lib/rules/core/sheet/sheet-parts';
import { severityColour } from '../ink';
import { SEVERITY_SHAPES } from '../severity-shapes';
import { fitted } from './face-width';
import { baseline, describedGroup, type Mark, type PathMark, run, type TextRun } from './mark';

const PAPER_WHITE = '#ffffff';

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
 * The mark of an army that is not legal, set smaller where it must be; where that is not enough it says no more than what
 * and how many: "Illegal: 3 errors."
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
): Mark[] =>
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

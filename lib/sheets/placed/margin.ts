import type { SheetFrame } from '@/lib/rules/core/sheet-parts';
import { severityColour } from '../ink';
import { SEVERITY_SHAPES } from '../severity-shapes';
import { fitted } from './face-width';
import { baseline, type Mark, type PathMark, run, told } from './mark';

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

const HIGH = 5.2;

/** The marks that every page of an army with errors carries, one line each. */
export const marksOfSheet = (
  { marks, ink }: Pick<SheetFrame, 'marks' | 'ink'>,
  width: number,
  top: number,
  again: boolean,
): Mark[] =>
  marks.map(({ severity, text }, index) =>
    told(
      'paragraph',
      [
        ...severityMarks(severity, ink, 0, top + index * HIGH + 0.9, 3.2),
        {
          kind: 'text',
          x: 4.6,
          y: baseline(top + index * HIGH, HIGH, 7.6),
          anchor: 'start',
          runs: [
            fitted(
              run(text, { points: 7.6, strong: true, colour: severityColour(severity, ink) }),
              width - 4.6,
            ),
          ],
        },
      ],
      again ? { repeated: true } : {},
    ),
  );

import type { Run } from '@/lib/rules/core/sheet/sheet';
import type { StepsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { HAIRLINE } from '../ink';
import { wrapRuns } from '../text-width';
import { fitted } from './face-width';
import { baseline, group, line, type Placed, rule, run } from './mark';
import type { PartStyle } from './part-style';
import { textLines } from './text-lines';

const HAIR = 0.15;

const STEP = { number: 0.066, title: 0.37, least: 4 } as const;
/** Columns narrower than this set what belongs together in one paragraph. */
const NARROW = 75;

/** Steps where there is little room: what a step says follows its title. */
const narrowSteps = ({ steps: all }: StepsPart, width: number, style: PartStyle): Placed => {
  const numbered = Math.max(STEP.least, STEP.number * width);
  let y = 0;
  const marks = all.map(({ title, text }, index) => {
    const runs: Run[] = [
      { text: title, style: 'strong' },
      ...(text === '' ? [] : [{ text: ` ${text}`, style: 'soft' as const }]),
    ];
    const lines = wrapRuns(runs, width - numbered, style.small);
    const height = 2 * style.pad + lines.length * style.smallLine;
    const row = group('listitem', [
      line(`${index + 1}`, 0, baseline(y + style.pad, style.smallLine, style.points * 1.2, 'serif'), {
        points: style.points * 1.2,
        face: 'serif',
      }),
      ...textLines(lines, numbered, y + style.pad, style.small, style.smallLine),
      rule(0, y + height - HAIR, width, HAIR, HAIRLINE),
    ]);
    y += height;
    return row;
  });
  return { height: y, marks: [group('list', marks)] };
};

const wideSteps = ({ steps: all }: StepsPart, width: number, style: PartStyle): Placed => {
  const [numbered, titled] = [STEP.number * width, STEP.title * width];
  const textWidth = width - numbered - titled;
  let y = 0;
  const marks = all.map(({ title, text }, index) => {
    const lines = text === '' ? [] : wrapRuns([{ text, style: 'soft' }], textWidth, style.small);
    const height = 2 * style.pad + Math.max(style.line, lines.length * style.smallLine);
    const first = y + style.pad;
    const row = group('listitem', [
      line(`${index + 1}`, 0, baseline(first, style.line, style.points * 1.3, 'serif'), {
        points: style.points * 1.3,
        face: 'serif',
      }),
      {
        kind: 'text',
        x: numbered,
        y: baseline(first, style.line, style.points),
        anchor: 'start',
        runs: [
          fitted(
            run(title, { points: style.points, strong: true }),
            (lines.length === 0 ? width : titled + numbered) - numbered - 1,
          ),
        ],
      },
      ...textLines(
        lines,
        numbered + titled,
        first + (lines.length < 2 ? (style.line - style.smallLine) / 2 : 0),
        style.small,
        style.smallLine,
      ),
      rule(0, y + height - HAIR, width, HAIR, HAIRLINE),
    ]);
    y += height;
    return row;
  });
  return { height: y, marks: [group('list', marks)] };
};

/** Steps in order, each with its number. */
export const steps = (part: StepsPart, width: number, style: PartStyle): Placed =>
  width < NARROW ? narrowSteps(part, width, style) : wideSteps(part, width, style);

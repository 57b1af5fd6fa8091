import type { PlateFacts } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { PAPER_WHITE, SOFT } from '../paper';
import { qrMark, symbolMarks } from '../placed/cells';
import { fittingPoints, runWidth } from '../placed/face-width';
import {
  box,
  type DrawOp,
  describedGroup,
  group,
  line,
  type MarkBlock,
  type PathMark,
  run,
  type TextStyle,
} from '../placed/mark';
import { INNER, leading, linesOf, stroke } from './plate-type';

const CARTOUCHE = { top: 14.5, width: 124, notch: 3.6 } as const;

const notched = (inset: number, width: number, height: number): string => {
  const { notch } = CARTOUCHE;
  const [w, h, n] = [width - 2 * inset, height - 2 * inset, notch];
  return `M${n} 0H${w - n}V${n}H${w}V${h - n}H${w - n}V${h}H${n}V${h - n}H0V${n}H${n}z`;
};

/** Engraved shadow to the right and below the cartouche. */
const shadow = (x: number, y: number, width: number, height: number): PathMark => {
  const right = Array.from({ length: 40 }, (_, at) => 4 + at * 0.6)
    .filter((at) => at < height - 3)
    .map((at) => `M${width} ${at}h2.2`);
  const below = [0.3, 0.9, 1.5, 2.1].map((at) => `M${5} ${height + at}H${width - 1.4}`);
  return stroke([...right, ...below].join(''), 0.2, x, y);
};

export const TITLE = 'Ordre de Bataille';

/** Text as large as its room lets it be, on as many lines as it then needs. */
const fittedLines = (
  text: string,
  sizes: readonly number[],
  width: number,
  style: Omit<TextStyle, 'points'>,
) => {
  const points = fittingPoints(run(text, { ...style, points: sizes[0] ?? 10 }), sizes, width);
  const set = { ...style, points };
  return { style: set, lines: linesOf(text, width, set), height: leading(set) };
};

/** Title, whose order of battle it is, who commands; and how high all that is. */
const cartouche = (sheet: PlateSheet, width: number): MarkBlock => {
  const { top } = CARTOUCHE;
  const room = CARTOUCHE.width - 14;
  const of = fittedLines(sheet.of, [12.8, 11.5, 10, 9, 8.5], room, { face: 'serif', italic: true });
  const command = fittedLines(sheet.command, [8.8, 8, 7.2], room - 10, { face: 'serif' });
  const high = 17.5 + of.lines.length * of.height + command.lines.length * command.height + 2.6;
  const x = (width - CARTOUCHE.width) / 2;
  const middle = width / 2;
  const ofTop = top + 15;
  const commandTop = ofTop + of.lines.length * of.height + 1;
  const at = (lines: readonly string[], style: TextStyle, from: number, dx = 0) =>
    group(
      'paragraph',
      lines.map((text, index) =>
        line(text, middle + dx, from + (index + 0.76) * leading(style), style, 'middle'),
      ),
    );
  const [first = ''] = command.lines;
  const star = middle - runWidth(run(first, command.style)) / 2 - 3;
  return {
    height: top + high + 3,
    marks: [
      group('artifact', [
        shadow(x, top, CARTOUCHE.width, high),
        { ...stroke(notched(0, CARTOUCHE.width, high), 0.5, x, top), fill: PAPER_WHITE },
        stroke(notched(1.1, CARTOUCHE.width, high), 0.18, x + 1.1, top + 1.1),
        ...(first === '' ? [] : symbolMarks('general', star - 3.6, commandTop - 0.2, 7.6, sheet)),
      ]),
      describedGroup(
        'heading',
        [line(TITLE, middle, top + 12.4, { points: 30, face: 'display' }, 'middle')],
        {
          level: 1,
        },
      ),
      ...(of.lines.length === 0 ? [] : [at(of.lines, of.style, ofTop)]),
      ...(command.lines.length === 0 ? [] : [at(command.lines, command.style, commandTop, 1.6)]),
    ],
  };
};

const ribbon = (x: number, y: number, height: number, { nation, ink }: PlateSheet): DrawOp => {
  const stripes = printColours(nation, ink).flag;
  return group('artifact', [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * 2;
      return box(x + from, y, (to / 100) * 2 - from, height, { fill: colour });
    }),
    { ...stroke(`M0 0H2V${height}H0z`, 0.25, x, y), stroke: SYMBOL_LINE.light },
  ]);
};

const FACTS = { top: 19, figure: 8, unit: 4.4, lines: 3.5 } as const;
const FIGURES = [24, 21, 18, 15] as const;
const UNIT: TextStyle = { points: 8.2, face: 'serif', italic: true };
const WORDS: TextStyle = { points: 6.8, colour: SOFT };
/** More lines than this of one column are not set: the roster has them all. */
const MOST_LINES = 7;
const QR = 13;

type Column = {
  readonly facts: PlateFacts;
  readonly x: number;
  readonly width: number;
  readonly anchor: 'start' | 'end';
  readonly tick?: boolean;
};

const factsColumn = ({ facts, x, width, anchor, tick = false }: Column): MarkBlock => {
  const { figure, unit } = facts;
  const points = fittingPoints(run(figure, { points: FIGURES[0], face: 'display' }), FIGURES, width - 6);
  const units = linesOf(unit, width, UNIT);
  const wrapped = facts.lines.flatMap((text) => linesOf(text, width, WORDS));
  const words =
    wrapped.length > MOST_LINES ? [...wrapped.slice(0, MOST_LINES - 1), 'More on the roster.'] : wrapped;
  const unitTop = FACTS.top + FACTS.figure;
  const wordsTop = unitTop + units.length * FACTS.unit + 1.4;
  const wide = runWidth(run(figure, { points, face: 'display' }));
  return {
    height: wordsTop + words.length * FACTS.lines,
    marks: [
      ...(tick
        ? [group('artifact', [stroke('M0 3.3L1.9 5.3L5.6 .8', 0.7, x - wide - 8, FACTS.top + 0.6)])]
        : []),
      group('paragraph', [
        line(figure, x, FACTS.top + 6.6, { points, face: 'display' }, anchor),
        ...units.map((text, index) => line(text, x, unitTop + (index + 0.8) * FACTS.unit, UNIT, anchor)),
      ]),
      ...(words.length === 0
        ? []
        : [
            group(
              'paragraph',
              words.map((text, index) =>
                line(text, x, wordsTop + (index + 0.76) * FACTS.lines, WORDS, anchor),
              ),
            ),
          ]),
    ],
  };
};

/** Everything above the lines, and where it ends. */
export const plateHead = (sheet: PlateSheet, width: number): MarkBlock => {
  const title = cartouche(sheet, width);
  const beside = (width - CARTOUCHE.width) / 2 - INNER - 8;
  const [left, right] = [INNER + 2, width - INNER - 2];
  const code = sheet.footer.link;
  const inset = code === null ? 0 : QR + 2;
  const columns = [
    factsColumn({ facts: sheet.left, x: left + 5.5, width: beside - 5.5, anchor: 'start' }),
    factsColumn({
      facts: sheet.right,
      x: right - inset,
      width: beside - inset,
      anchor: 'end',
      tick: sheet.right.legal === true,
    }),
  ];
  return {
    height: Math.max(
      title.height,
      ...columns.map(({ height }) => height),
      code === null ? 0 : FACTS.top + QR,
    ),
    marks: [
      ...title.marks,
      ribbon(left, FACTS.top, 22, sheet),
      ...columns.flatMap(({ marks }) => marks),
      ...(code === null
        ? []
        : [
            describedGroup('link', [qrMark(code.url, right - QR, FACTS.top, QR)], {
              url: code.url,
              area: { x: right - QR, y: FACTS.top, width: QR, height: QR },
            }),
          ]),
    ],
  };
};

const RUNNING: TextStyle = { points: 13, face: 'serif', italic: true };

/** The head of a plate that continues the one before. */
export const runningHead = (sheet: PlateSheet, width: number): MarkBlock => ({
  height: 25,
  marks: [
    describedGroup(
      'paragraph',
      linesOf(`${sheet.of}, continued`, width - 2 * INNER, RUNNING)
        .slice(0, 1)
        .map((text) => line(text, width / 2, 19.5, RUNNING, 'middle')),
      { repeated: true },
    ),
  ],
});

import type { Run, Sheet } from '@/lib/rules/core/sheet/sheet';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { INK, MARGIN, PAPER, SOFT, severityColour, textBlock } from '../paper';
import { wrapRuns } from '../text-width';
import { type Inks, qrMark } from './cells';
import { fitted, fittingPoints, onLines, runsWidth, runWidth } from './face-width';
import {
  baseline,
  box,
  type DrawOp,
  describedGroup,
  group,
  line,
  type MarkBlock,
  rule,
  run,
  shifted,
} from './mark';
import { markRun, severityMarks } from './severity-marks';
import { textLines } from './words-part';

/** Heights of the head: of the first page, and of the others, which only say whose sheet this is. */
const HEAD = { opening: 18.5, flag: 15, running: 10, runningFlag: 6.5, gap: 4, ribbon: 2 } as const;
const TITLES = [25, 22, 19, 16, 14, 12, 10] as const;

const ribbon = (high: number, { nation, ink }: Inks): DrawOp => {
  const stripes = printColours(nation, ink).flag;
  return group('artifact', [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * HEAD.ribbon;
      return box(from, 0, (to / 100) * HEAD.ribbon - from, high, { fill: colour });
    }),
    {
      kind: 'path',
      d: `M0 0H${HEAD.ribbon}V${high}H0z`,
      x: 0,
      y: 0,
      scale: 1,
      stroke: SYMBOL_LINE.light,
      width: 0.25,
    },
  ]);
};

const opening = (sheet: Sheet, width: number): MarkBlock => {
  const left = HEAD.ribbon + HEAD.gap;
  const sum = sheet.sum === null ? null : run(sheet.sum.total, { points: 25, face: 'serif' });
  const of = sheet.sum === null ? null : run(sheet.sum.of, { points: 8.2, colour: SOFT });
  const summed = Math.max(sum === null ? 0 : runWidth(sum), of === null ? 0 : runWidth(of));
  const room = width - left - (summed === 0 ? 0 : summed + HEAD.gap);
  const plain = run(sheet.title, { points: TITLES[0], face: 'display' });
  const title = { ...plain, points: fittingPoints(plain, TITLES, room) };
  const lines = runWidth(title) <= room ? [title] : onLines(title, room);
  const titled = lines.length === 1 ? 9.6 : 5.1;
  const words = run(sheet.subtitle, { points: 8.8, colour: SOFT });
  return {
    height: HEAD.opening,
    marks: [
      ribbon(HEAD.flag, sheet),
      describedGroup(
        'heading',
        lines.map((each, index) => ({
          kind: 'text',
          x: left,
          y: baseline(index * titled, titled, each.points, 'display') + 0.2,
          anchor: 'start',
          runs: [each],
        })),
        { level: 1 },
      ),
      {
        kind: 'text',
        x: left,
        y: baseline(HEAD.flag - 4.4, 4.4, 8.8),
        anchor: 'start',
        runs: [fitted(words, width - left - (summed === 0 ? 0 : summed + HEAD.gap))],
      },
      ...(sum === null || of === null
        ? []
        : [
            group('paragraph', [
              {
                kind: 'text',
                x: width,
                y: baseline(0, 9.6, 25, 'serif') + 0.2,
                anchor: 'end',
                runs: [sum],
              },
              { kind: 'text', x: width, y: baseline(HEAD.flag - 4.4, 4.4, 8.2), anchor: 'end', runs: [of] },
            ]),
          ]),
    ],
  };
};

const running = (sheet: Sheet, width: number): MarkBlock => {
  const left = HEAD.ribbon + 3;
  const sum =
    sheet.sum === null
      ? []
      : [
          run(sheet.sum.total, { points: 12, face: 'serif' }),
          run(` ${sheet.sum.of}`, { points: 8.2, colour: SOFT }),
        ];
  const y = baseline(0, HEAD.runningFlag, 12, 'serif');
  const title = fitted(
    run(sheet.title, { points: 12, face: 'serif' }),
    width - left - runsWidth(sum) - HEAD.gap,
  );
  return {
    height: HEAD.running,
    marks: [
      describedGroup(
        'group',
        [
          ribbon(HEAD.runningFlag, sheet),
          { kind: 'text', x: left, y, anchor: 'start', runs: [title] },
          ...(sum.length === 0 ? [] : [{ kind: 'text', x: width, y, anchor: 'end', runs: sum } as const]),
        ],
        { repeated: true },
      ),
    ],
  };
};

const MARK = { high: 6.4, gap: 1.8, points: 8, side: 3.4, inset: 2 } as const;

/** The marks of an army that is not legal, framed, one line each; on every page. */
const marked = ({ marks, ink }: Sheet, width: number, again: boolean): MarkBlock => ({
  height: marks.length === 0 ? 0 : marks.length * MARK.high + MARK.gap,
  marks: marks.map((mark, index) => {
    const { severity } = mark;
    const colour = severityColour(severity, ink);
    const y = index * MARK.high;
    const left = MARK.inset + MARK.side + 2;
    const words = markRun(mark, MARK.points, width - left - MARK.inset, ink);
    return describedGroup(
      'paragraph',
      [
        box(0.175, y + 0.175, width - 0.35, MARK.high - 0.35, { stroke: colour, width: 0.35 }),
        ...severityMarks(severity, ink, MARK.inset, y + (MARK.high - MARK.side) / 2, MARK.side),
        { kind: 'text', x: left, y: baseline(y, MARK.high, MARK.points), anchor: 'start', runs: [words] },
      ],
      again ? { repeated: true } : {},
    );
  }),
});

/** Head and marks of a page, from the upper left corner between the margins. */
export const rosterHead = (sheet: Sheet, first: boolean): MarkBlock => {
  const width = textBlock(sheet.paper);
  const head = first ? opening(sheet, width) : running(sheet, width);
  const below = marked(sheet, width, !first);
  return {
    height: head.height + below.height,
    marks: [...head.marks, ...shifted(below.marks, 0, head.height)],
  };
};

const FOOT = { above: 3, rule: 2.4, line: 3.8, points: 7.2, qr: 17, gutter: 6 } as const;

/** Width of code and captions with the white before them; 0 without them. */
const codeWidth = ({ footer: { code, link } }: Sheet): number => {
  const texts = [
    ...(code === null
      ? []
      : [run(code.caption, { points: FOOT.points }), run(code.text, { points: 10.4, strong: true })]),
    ...(link === null ? [] : [run(link.caption, { points: FOOT.points })]),
  ];
  return texts.length === 0 ? 0 : Math.max(...texts.map(runWidth)) + FOOT.gutter;
};

/** Lines of the foot; `place` ("Sheet 1 of 2.") ends the last. */
const footLines = (sheet: Sheet, place: string): Run[][] => {
  const { lines, link } = sheet.footer;
  const width = textBlock(sheet.paper) - codeWidth(sheet) - (link === null ? 0 : FOOT.qr + FOOT.gutter);
  const last: Run[] = [
    ...(lines.at(-1) ?? []),
    { text: lines.length === 0 ? place : ` ${place}`, style: 'soft' },
  ];
  return [...lines.slice(0, -1), last].flatMap((runs) => wrapRuns(runs, width, FOOT.points));
};

/** Height of the foot with the space above it: the same on every page. */
const footHeight = (sheet: Sheet): number => {
  const { code, link } = sheet.footer;
  const text = footLines(sheet, 'Sheet 888 of 888.').length * FOOT.line;
  return FOOT.above + FOOT.rule + Math.max(text, code === null ? 0 : 12, link === null ? 0 : FOOT.qr);
};

/** The foot of a page: rules, version, date, short code, and the QR code where there is a link. */
export const rosterFoot = (sheet: Sheet, place: string, last: boolean): MarkBlock => {
  const width = textBlock(sheet.paper);
  const height = footHeight(sheet);
  const { code, link } = sheet.footer;
  const lines = footLines(sheet, place);
  const right = width - (link === null ? 0 : FOOT.qr + FOOT.gutter);
  const soft = { points: FOOT.points, colour: SOFT };
  const coded: DrawOp[] = [
    ...(code === null
      ? []
      : [
          line(code.caption, right, height - (link === null ? 5.6 : 9.2), soft, 'end'),
          line(code.text, right, height - (link === null ? 0.8 : 4.6), { points: 10.4, strong: true }, 'end'),
        ]),
    ...(link === null ? [] : [line(link.caption, right, height - 0.6, soft, 'end')]),
  ];
  return {
    height,
    marks: [
      describedGroup(
        'group',
        [
          rule(0, FOOT.above, width, 0.25, INK),
          group('paragraph', textLines(lines, 0, height - lines.length * FOOT.line, FOOT.points, FOOT.line)),
          ...(coded.length === 0 ? [] : [group('paragraph', coded)]),
          ...(link === null
            ? []
            : [
                describedGroup('link', [qrMark(link.url, width - FOOT.qr, height - FOOT.qr, FOOT.qr)], {
                  url: link.url,
                  area: { x: width - FOOT.qr, y: height - FOOT.qr, width: FOOT.qr, height: FOOT.qr },
                }),
              ]),
        ],
        last ? {} : { repeated: true },
      ),
    ],
  };
};

/** Room in mm between head and foot. */
export const rosterRoom = (sheet: Sheet, first: boolean): number =>
  PAPER[sheet.paper].height -
  MARGIN.top -
  MARGIN.bottom -
  rosterHead(sheet, first).height -
  footHeight(sheet);

import type { ReportSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { printColours } from '../nation-colours';
import { HAIRLINE, INK, SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import { qrMark } from './cells';
import { fitted, fittingPoints, runWidth } from './face-width';
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
import type { PartStyle } from './part-style';
import { textLines, words } from './words-part';

const TITLES = [25, 22, 19, 16, 14, 12] as const;
const TITLE = 10.5;
const SUBTITLE = { points: 8.4, line: 3.6, most: 2 } as const;
const QR = { side: 16, beside: 5, points: 6.4, above: 0.6, caption: 2.9 } as const;
/** The text of the code for screen readers. */
const QR_LABEL = 'QR code that opens this report';
const GUTTER = 8;
const SIDE = { high: 9.5, ribbon: 2, beside: 2.4, name: 13, lost: 25, of: 9.4, by: 8.2 } as const;

const code = ({ footer: { link } }: ReportSheet, width: number): DrawOp[] => {
  if (link === null) return [];
  const { side } = QR;
  const x = width - side;
  return [
    describedGroup('link', [qrMark(link.url, x, 0, side, QR_LABEL)], {
      url: link.url,
      area: { x, y: 0, width: side, height: side },
    }),
    line(
      link.caption,
      x + side / 2,
      baseline(side + QR.above, QR.caption, QR.points),
      { points: QR.points, colour: SOFT },
      'middle',
    ),
  ];
};

/** Who holds the field, of which game, and by what; beside it the code that opens the report. */
export const reportHead = (sheet: ReportSheet, width: number, style: PartStyle): MarkBlock => {
  const room = width - (sheet.footer.link === null ? 0 : QR.side + QR.beside);
  const plain = run(sheet.title, { points: TITLES[0], face: 'display' });
  const title = fitted({ ...plain, points: fittingPoints(plain, TITLES, room) }, room);
  const { points, line: high, most } = SUBTITLE;
  const subtitle = wrapRuns([{ text: sheet.subtitle, style: 'soft' }], room, points, most);
  const ends = words(
    {
      kind: 'words',
      layout: 'hanging',
      items: sheet.lines.map(({ term, value }) => ({ term, text: value })),
    },
    room,
    { ...style, hang: 0 },
  );
  const below = TITLE + subtitle.length * high + 0.6;
  const height =
    Math.max(below + ends.height, sheet.footer.link === null ? 0 : QR.side + QR.above + QR.caption) + 1.4;
  return {
    height: height + 0.5,
    marks: [
      describedGroup('heading', [{ kind: 'text', x: 0, y: TITLE - 2.9, anchor: 'start', runs: [title] }], {
        level: 1,
      }),
      group('paragraph', textLines(subtitle, 0, TITLE, points, high)),
      ...shifted(ends.marks, 0, below),
      ...code(sheet, width),
      rule(0, height, width, 0.5, INK),
    ],
  };
};

const ribbon = (x: number, nation: string, ink: ReportSheet['ink']): DrawOp =>
  group('artifact', [
    ...printColours(nation, ink).flag.map(({ colour, to }, index, all) => {
      const from = ((all[index - 1]?.to ?? 0) / 100) * SIDE.ribbon;
      return box(x + from, 0, (to / 100) * SIDE.ribbon - from, SIDE.high, { fill: colour });
    }),
    { kind: 'path', d: `M0 0H${SIDE.ribbon}V${SIDE.high}H0z`, x, y: 0, scale: 1, stroke: INK, width: 0.2 },
  ]);

/** What each side has lost of what it could bear, side by side. */
export const reportSides = ({ sides, ink }: ReportSheet, width: number): MarkBlock => {
  const across = (width - (sides.length - 1) * GUTTER) / Math.max(1, sides.length);
  return {
    height: SIDE.high,
    marks: [
      group(
        'list',
        sides.map(({ nation, name, lost, of, by }, index) => {
          const x = index * (across + GUTTER);
          const left = x + SIDE.ribbon + SIDE.beside;
          const end = x + across;
          const rest = run(` ${of}`, { points: SIDE.of, face: 'serif' });
          const much = run(lost, { points: SIDE.lost, face: 'serif' });
          const summed = runWidth(much) + runWidth(rest);
          const room = across - SIDE.ribbon - SIDE.beside - summed - 3;
          return group('listitem', [
            ribbon(x, nation, ink),
            {
              kind: 'text',
              x: left,
              y: 4.2,
              anchor: 'start',
              runs: [fitted(run(name, { points: SIDE.name, face: 'serif' }), room)],
            },
            {
              kind: 'text',
              x: left,
              y: SIDE.high - 0.6,
              anchor: 'start',
              runs: [fitted(run(by, { points: SIDE.by, colour: SOFT }), room)],
            },
            { kind: 'text', x: end, y: SIDE.high - 1.4, anchor: 'end', runs: [much, rest] },
          ]);
        }),
      ),
      ...sides
        .slice(1)
        .map((_, index) =>
          box((index + 1) * (across + GUTTER) - GUTTER / 2, 0, 0.15, SIDE.high, { fill: HAIRLINE }),
        ),
    ],
  };
};

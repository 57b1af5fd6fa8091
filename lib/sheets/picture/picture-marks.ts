import type { Mark as Sign } from '@/lib/rules/core/check/finding';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { INK, PAPER_WHITE, SOFT, severityColour } from '../paper';
import { fitted, fittingPoints, onTwoLines, runWidth } from '../placed/face-width';
import {
  type Area,
  box,
  type DrawOp,
  group,
  line,
  type PathMark,
  run,
  type TextRun,
  type TextStyle,
} from '../placed/mark';
import { SEVERITY_SHAPES } from '../placed/severity-marks';
import { plateFrame } from '../plate/plate-type';
import { hasRoomForNames, type PicturePlate, smallPlate } from '../plate/small-plate';

/** Of a picture in mm: four pixels each. */
export const PICTURE = { width: 300, height: 157.5 } as const;
/** The same in pixels, as chats want it. */
export const PIXELS = { width: 1200, height: 630 } as const;

/** One of two sides: whose it is, and its words. */
export type PictureSide = { readonly nation: string; readonly name: string; readonly about: string };

/** The text of the picture of a link, beside the drawings. */
export type PictureCard = {
  readonly title: string;
  /** below the title */
  readonly about: string;
  /** the nation whose ribbon is beside the title */
  readonly nation?: string;
  /** at the right: "2,275" "points" */
  readonly figure?: { readonly value: string; readonly unit: string };
  readonly verdict?: { readonly sign: Sign; readonly word: string };
  /** both sides of a battle, beside each other */
  readonly sides?: readonly PictureSide[];
  /** in the place of a drawing */
  readonly facts?: readonly string[];
};

/** A picture as its writer is asked for it: the army of its card drawn, or both sides. */
export type PictureOrder = { readonly card: PictureCard; readonly plates: readonly PicturePlate[] };

/** Paper of the screen in its light scheme, which is not quite white. */
const PAPER = '#fcfcfa';
/** From the edge of the picture to its frame. */
const EDGE = 5;

/** The strong edge of what is written, and its room. */
const LEFT = 22;
const RIGHT = PICTURE.width - 22;
const TITLE = { sizes: [44, 40, 36, 32, 28], baseline: 29.5, narrow: 24 } as const;
const FIGURES = [60, 52, 44, 36] as const;
const ABOUT: TextStyle = { points: 19, colour: SOFT };
const SIDE_NAME: TextStyle = { points: 22, face: 'display' };
const SIDE_ABOUT: TextStyle = { points: 14, colour: SOFT };
const FACT: TextStyle = { points: 23, face: 'serif', italic: true };
const RIBBON = 3;
/** The gap between the left and the right part. */
const APART = 10;

const textLine = (
  runs: readonly TextRun[],
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): DrawOp => ({ kind: 'text', x, y, anchor, runs });

const ribbon = (nation: string, x: number, y: number, width: number, height: number): DrawOp => {
  const stripes = printColours(nation, 'colour').flag;
  return group('artifact', [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * width;
      return box(x + from, y, (to / 100) * width - from, height, { fill: colour });
    }),
    {
      ...box(x, y, width, height, { stroke: SYMBOL_LINE.light, width: 0.25 }),
      fill: 'none',
    },
  ]);
};

const TICK: PathMark = {
  kind: 'path',
  d: 'M0 3.3L1.9 5.3L5.6 .8',
  x: 0,
  y: 0,
  scale: 1.1,
  stroke: INK,
  width: 0.85,
};

/** The shape that says it before the word does, `side` high, on the baseline `y`. */
const signMarks = (sign: Sign, x: number, y: number, side: number): PathMark[] => {
  if (sign === 'pass') return [{ ...TICK, x, y: y - side + 0.2 }];
  const colour = severityColour(sign, 'colour');
  return SEVERITY_SHAPES[sign].map(({ d, paint, width = 1 }) => ({
    ...({ kind: 'path', d, x, y: y - side + 0.6, scale: side / 16 } as const),
    ...(paint === 'fill'
      ? { fill: colour }
      : { stroke: paint === 'paper' ? PAPER_WHITE : colour, width, round: true }),
  }));
};

const SIGN = 6.2;

/** Its price and its total, at the right; and the width of that. */
const valueMarks = ({
  figure,
  verdict,
}: PictureCard): { readonly width: number; readonly marks: DrawOp[] } => {
  const points = fittingPoints(
    run(figure?.value ?? '', { points: FIGURES[0], face: 'display' }),
    FIGURES,
    90,
  );
  const value = run(figure?.value ?? '', { points, face: 'display' });
  const word = run(verdict?.word ?? '', { ...ABOUT, colour: INK, strong: true });
  const unit = run(figure?.unit ?? '', ABOUT);
  const wordWide = verdict === undefined ? 0 : runWidth(word) + SIGN + 2.2;
  const baseline = 41.6;
  const signAt = RIGHT - wordWide;
  const unitAt = verdict === undefined ? RIGHT : signAt - 3;
  const wide = Math.max(figure === undefined ? 0 : runWidth(value), RIGHT - unitAt + runWidth(unit));
  return {
    width: figure === undefined && verdict === undefined ? 0 : wide,
    marks: [
      ...(figure === undefined
        ? []
        : [textLine([value], RIGHT, 31.8, 'end'), textLine([unit], unitAt, baseline, 'end')]),
      ...(verdict === undefined
        ? []
        : [...signMarks(verdict.sign, signAt, baseline, SIGN), textLine([word], RIGHT, baseline, 'end')]),
    ],
  };
};

const ABOUT_SIZES = [19, 17, 15] as const;

const aboutRun = (text: string, width: number): TextRun => {
  const points = fittingPoints(run(text, ABOUT), ABOUT_SIZES, width);
  return fitted(run(text, { ...ABOUT, points }), width, true);
};

/** The title as large as its room lets it be, on two lines before it is cut; and what is said below it. */
const headMarks = (card: PictureCard, room: number): DrawOp[] => {
  const x = card.nation === undefined ? LEFT : LEFT + RIBBON + 3.5;
  const width = room - (x - LEFT);
  const whole = (points: number) => run(card.title, { points, face: 'display' });
  const points = fittingPoints(whole(44), TITLE.sizes, width);
  const set = whole(points);
  const titles = runWidth(set) <= width ? [set] : [...onTwoLines(whole(TITLE.narrow), width)];
  const bases = titles.length === 1 ? [TITLE.baseline] : [23.4, 33];
  return [
    ...(card.nation === undefined ? [] : [ribbon(card.nation, LEFT, 17, RIBBON, 25.5)]),
    ...titles.map((each, index) => textLine([each], x, bases[index] ?? 0, 'start')),
    textLine([aboutRun(card.about, width)], x, 41.6, 'start'),
  ];
};

const FACTS = { sizes: [23, 20, 18], most: 5, height: 13.5, middle: 94 } as const;

/** Facts in the middle of the room below the head, in italics. */
const factMarks = (facts: readonly string[]): DrawOp[] => {
  const width = RIGHT - LEFT;
  const lines = facts
    .flatMap((text) => {
      const set = run(text, { ...FACT, points: fittingPoints(run(text, FACT), FACTS.sizes, width) });
      return runWidth(set) <= width ? [set] : onTwoLines(set, width);
    })
    .slice(0, FACTS.most);
  const top = FACTS.middle - ((lines.length - 1) * FACTS.height) / 2;
  return lines.map((each, index) =>
    textLine([each], PICTURE.width / 2, top + index * FACTS.height, 'middle'),
  );
};

const sideRooms = (count: number): { readonly x: number; readonly width: number }[] => {
  const width = (RIGHT - LEFT - (count - 1) * APART) / count;
  return Array.from({ length: count }, (_, index) => ({ x: LEFT + index * (width + APART), width }));
};

const sideMarks = (sides: readonly PictureSide[]): DrawOp[] => {
  const rooms = sideRooms(sides.length);
  return sides.flatMap(({ nation, name, about }, index) => {
    const { x = LEFT, width = 0 } = rooms[index] ?? {};
    const room = width - 6;
    const set = run(name, { ...SIDE_NAME, points: fittingPoints(run(name, SIDE_NAME), [22, 19, 17], room) });
    return [
      ribbon(nation, x, 52, 2.2, 17),
      textLine([fitted(set, room)], x + 5.5, 59.6, 'start'),
      textLine([fitted(run(about, SIDE_ABOUT), room)], x + 5.5, 67.6, 'start'),
    ];
  });
};

const DRAWING: Area = { x: 20, y: 50, width: PICTURE.width - 40, height: 88 };

/** Where the army is drawn, or each of the sides. */
const drawingAreas = ({ sides }: Pick<PictureCard, 'sides'>): readonly Area[] =>
  sides === undefined
    ? [DRAWING]
    : sideRooms(sides.length).map(({ x, width }) => ({ x, y: 73, width, height: 62 }));

/** The content of the picture of a link: the text of its card, and the drawn armies. */
export const pictureMarks = ({ card, plates }: PictureOrder): DrawOp[] => {
  const areas = drawingAreas(card);
  const value = valueMarks(card);
  const room = RIGHT - LEFT - (value.width === 0 ? 0 : value.width + APART);
  return [
    box(0, 0, PICTURE.width, PICTURE.height, { fill: PAPER }),
    plateFrame(PICTURE.width, PICTURE.height, EDGE),
    ...headMarks(card, room),
    ...value.marks,
    ...sideMarks(card.sides ?? []),
    ...factMarks(card.facts ?? []),
    ...plates.flatMap((plate, index) =>
      smallPlate(
        plate,
        areas[index] ?? DRAWING,
        plates.length === 1 && hasRoomForNames(plate) ? 'heads' : 'none',
      ),
    ),
    line('Muster', PICTURE.width - 15, 144.5, { points: 28, face: 'display' }, 'end'),
  ];
};

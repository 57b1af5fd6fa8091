import { regimentSaid } from '@/lib/rules/core/check/regiment';
import type { Run } from '@/lib/rules/core/sheet/sheet';
import type { Card } from '@/lib/rules/core/sheet/sheet-parts';
import { clothColour, darkCloth } from '../cloth-colours';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import type { CardFace } from './card-faces';
import { fittedRuns, type Inks, styled, symbolHeight, symbolMarks } from './cells';
import { fitted, fittingPoints, onLines, runsWidth, runWidth } from './face-width';
import {
  baseline,
  box,
  CAPITALS,
  type DrawOp,
  describedGroup,
  group,
  line,
  type MarkBlock,
  MM_PER_POINT,
  rule,
  run,
  type TextRun,
} from './mark';
import type { PartStyle } from './part-style';

/** Rules above and below what every card has. */
export const FIRM = 0.35;

/** The ribbon of the nation along the left edge. */
export const flagMarks = ({ flag, height, inset }: CardFace, inks: Inks): DrawOp[] => {
  const [top, long] = [inset.top + 0.4, height - inset.top - inset.bottom - 0.6];
  const stripes = printColours(inks.nation, inks.ink).flag;
  return [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * flag.width;
      return box(flag.x + from, top, (to / 100) * flag.width - from, long, { fill: colour });
    }),
    {
      kind: 'path',
      d: `M0 0H${flag.width}V${long}H0z`,
      x: flag.x,
      y: top,
      scale: 1,
      stroke: SYMBOL_LINE.light,
      width: 0.2,
    },
  ];
};

/** Lines of one text under each other, from `top`, each so high. */
const linesFrom = (lines: readonly TextRun[], top: number, high: number): DrawOp[] =>
  lines.map((each, index) => ({
    kind: 'text',
    x: 0,
    y: baseline(top + index * high, high, each.points, 'serif'),
    anchor: 'start',
    runs: [each],
  }));

/**
 * The name on one line, as large as it has room; one too long for that on small lines: two take the same height. It is
 * the player's, and never cut.
 */
const named = (title: string, { titles }: CardFace, room: number, height: number): MarkBlock => {
  const [first = 12] = titles;
  const name = run(title, { points: first, face: 'serif' });
  const usual = { ...name, points: fittingPoints(name, titles, room) };
  const small = { ...name, points: height / 2 / MM_PER_POINT };
  if (runWidth(small) > room) {
    const lines = onLines(small, room);
    const high = height / 2;
    return { height: Math.max(2, lines.length) * high, marks: linesFrom(lines, 0, high) };
  }
  const set = runWidth(usual) <= room ? usual : fitted(usual, room);
  const y = baseline(0, height, first, 'serif');
  return { height, marks: [{ kind: 'text', x: 0, y, anchor: 'start', runs: [set] }] };
};

/** Below this share of its size a line of a head continues on the next. */
const LEAST_SHARE = 0.9;

/** The kind of a unit, on a second line where one has no room. */
const kindOf = ({ subtitle }: Card, face: CardFace, width: number): readonly TextRun[] => {
  const kind = run(subtitle, { points: face.subtitle, face: 'serif', italic: true, colour: SOFT });
  return runWidth(kind) * LEAST_SHARE <= width ? [fitted(kind, width)] : onLines(kind, width);
};

/** Name, kind and price. */
export const head = (card: Card, face: CardFace, width: number): MarkBlock => {
  const sum = run(card.sum, { points: face.sum, face: 'serif' });
  const room = width - (card.sum === '' ? 0 : runWidth(sum) + 3);
  const [first = 12] = face.titles;
  const titled = first * MM_PER_POINT * 1.06;
  const name = named(card.title, face, room, titled);
  const kind = kindOf(card, face, width);
  const subtitled = face.subtitle * MM_PER_POINT * 1.12;
  const height = name.height + kind.length * subtitled + 1.2 + FIRM;
  return {
    height,
    marks: [
      describedGroup('heading', name.marks, { level: 2, bookmark: card.title }),
      group('paragraph', linesFrom(kind, name.height + 0.2, subtitled)),
      ...(card.sum === ''
        ? []
        : [
            line(
              card.sum,
              width,
              baseline(0, titled, first, 'serif'),
              { points: face.sum, face: 'serif' },
              'end',
            ),
          ]),
      rule(0, height - FIRM, width, FIRM),
    ],
  };
};

/** Sizes of the number of a unit against that of the lines beside it, which keep their room. */
const NUMBER = [1.45, 1.3];
/** So large where they leave less room, which takes a little of theirs: of the first line at most such a share. */
const LEAST_NUMBER = 1.15;
const LITTLE = 0.1;
/** White between the two. */
const BEFORE_NUMBER = 2;

/** A number is as high as the capitals of the first line, and no higher. */
const numberMark = (number: TextRun, width: number, top: number, style: PartStyle): DrawOp => ({
  kind: 'text',
  x: width,
  y:
    baseline(top, style.smallLine, style.points) +
    (number.points - style.points) * CAPITALS.serif * MM_PER_POINT,
  anchor: 'end',
  runs: [number],
});

/** Facing colour under a symbol, of whose width it is drawn: from `side`, so high and so far below. */
const FACINGS = { side: 0.05, high: 0.13, gap: 0.03, line: 0.2 } as const;

/** What the facing colour is printed with; undefined where it is not known, or there are no colours. */
const facingsColour = ({ regiment }: Card, { ink }: Inks): string | undefined =>
  ink === 'bw' ? undefined : clothColour(regiment?.facings ?? '');

/** The coat of its regiment, where it is dark enough to be the strong half of a symbol: the Blues were no red horse. */
const coatColour = ({ regiment }: Card, { ink }: Inks): string | undefined =>
  ink === 'bw' ? undefined : darkCloth(regiment?.coat ?? '');

const facingsMarks = (card: Card, top: number, symbol: number, inks: Inks): DrawOp[] => {
  const fill = facingsColour(card, inks);
  if (fill === undefined) return [];
  const [x, wide] = [symbol * FACINGS.side, symbol * (1 - 2 * FACINGS.side)];
  const paint = { fill, stroke: SYMBOL_LINE.light, width: FACINGS.line };
  const band = box(x, top + symbol * FACINGS.gap, wide, symbol * FACINGS.high, paint);
  return [group('img', [band], `Facings ${card.regiment?.facings}`)];
};

/**
 * What it is, its regiment, its place: "Itzenplitz, IR 13, facings red", on two lines if one has no room. Its name is
 * there
 * only if the card has another.
 */
const linesOf = ({ title, lines, regiment }: Card, room: number, { small }: PartStyle): Card['lines'] => {
  if (regiment === undefined) return lines;
  const parts = regimentSaid(title, regiment);
  const whole = parts.join(', ');
  const texts = runWidth(run(whole, { points: small })) <= room ? [whole] : parts;
  const who = texts.flatMap((text): Run[][] => (text === '' ? [] : [[{ text, style: 'soft' }]]));
  return [...lines.slice(0, 1), ...who, ...lines.slice(1)];
};

/** The line beside which so wide a number fits: the first if that shrinks a little, else one that need not shrink. */
const lineBeside = (lines: readonly (readonly TextRun[])[], number: number, room: number): number => {
  const lacks = lines.map((line) => number + runsWidth(line) - room);
  if ((lacks[0] ?? 0) <= LITTLE * runsWidth(lines[0] ?? [])) return 0;
  return Math.max(
    0,
    lacks.findIndex((lack) => lack <= 0),
  );
};

/** The text beside the symbol: a line too long for its room continues on the next. */
const besideLines = (card: Card, room: number, style: PartStyle): TextRun[][] =>
  linesOf(card, room, style).flatMap((each, index) => {
    const points = index === 0 ? style.points : style.small;
    const runs = each.map((one) => styled(one, points));
    if (runsWidth(runs) * LEAST_SHARE <= room) return [runs];
    return wrapRuns(each, room, points).map((line) => line.map((one) => styled(one, points)));
  });

/** The symbol, and what it is beside it. */
export const identity = (
  card: Card,
  face: CardFace,
  width: number,
  style: PartStyle,
  inks: Inks,
): MarkBlock => {
  const left = face.symbol + 2.6;
  const room = width - left - BEFORE_NUMBER;
  const number = run(card.number ?? '', { points: style.points, face: 'serif' });
  const least = { ...number, points: LEAST_NUMBER * style.points };
  const wide = besideLines(card, width - left, style);
  const first = lineBeside(wide, runWidth(least), room);
  const crowded =
    card.number !== undefined && runsWidth(wide[first] ?? []) + runWidth(least) > room / LEAST_SHARE;
  const runs = crowded ? besideLines(card, room - runWidth(least), style) : wide;
  const drawn = symbolHeight(face.symbol);
  const below = facingsColour(card, inks) === undefined ? 0 : face.symbol * (FACINGS.high + FACINGS.gap);
  const height = Math.max(runs.length * style.smallLine + 0.3, drawn + below);
  const top = (height - runs.length * style.smallLine) / 2;
  const besides = runs.slice(0, 2).map((each) => room - runsWidth(each));
  const larger = NUMBER.map((share) => share * style.points).find(
    (points) => runWidth({ ...number, points }) <= Math.min(...besides),
  );
  const set = larger === undefined ? least : { ...number, points: larger };
  const at = larger === undefined ? lineBeside(runs, runWidth(set), room) : 0;
  // a larger one reaches down beside the second line
  const reach = larger === undefined ? 1 : 2;
  const beside = (index: number) => card.number !== undefined && index >= at && index < at + reach;
  const symbolTop = (height - drawn - below) / 2;
  return {
    height,
    marks: [
      ...symbolMarks(card.symbol, 0, symbolTop, face.symbol, inks, coatColour(card, inks)),
      ...facingsMarks(card, symbolTop + drawn, face.symbol, inks),
      ...runs.map(
        (each, index): DrawOp => ({
          kind: 'text',
          x: left,
          y: baseline(
            top + index * style.smallLine,
            style.smallLine,
            index === 0 ? style.points : style.small,
          ),
          anchor: 'start',
          runs: fittedRuns(each, beside(index) ? room - runWidth(set) : width - left),
        }),
      ),
      ...(card.number === undefined ? [] : [numberMark(set, width, top + at * style.smallLine, style)]),
    ],
  };
};

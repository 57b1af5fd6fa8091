import type { Card, Part } from '@/lib/rules/core/sheet-parts';
import { HAIRLINE, SOFT } from '../ink';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import { wrapRuns } from '../text-width';
import type { CardFace } from './card-faces';
import { boxMarks, fittedRuns, type Inks, qrMark, styled, symbolHeight, symbolMarks } from './cells';
import { fitted, fittingPoints, runsWidth, runWidth } from './face-width';
import { baseline, box, group, line, type Mark, MM_PER_POINT, type Placed, rule, run, shifted } from './mark';
import { type PartStyle, styleBetween } from './part-style';
import { placedPart } from './parts';

const FIRM = 0.35;
const HAIR = 0.15;

const flagMarks = ({ flag, height, inset }: CardFace, inks: Inks): Mark[] => {
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

const head = (card: Card, face: CardFace, width: number): Placed => {
  const sum = run(card.sum, { points: face.sum, face: 'serif' });
  const room = width - (card.sum === '' ? 0 : runWidth(sum) + 3);
  const name = run(card.title, { points: face.titles[0] ?? 12, face: 'serif' });
  const points = fittingPoints(name, face.titles, room);
  const [first = 12] = face.titles;
  const titled = first * MM_PER_POINT * 1.06;
  const said = face.subtitle * MM_PER_POINT * 1.12;
  const height = titled + said + 1.2 + FIRM;
  return {
    height,
    marks: [
      group('heading', [
        {
          kind: 'text',
          x: 0,
          y: baseline(0, titled, first, 'serif'),
          anchor: 'start',
          runs: [fitted({ ...name, points }, room)],
        },
      ]),
      {
        kind: 'text',
        x: 0,
        y: baseline(titled, said, face.subtitle, 'serif') + 0.2,
        anchor: 'start',
        runs: [
          fitted(
            run(card.subtitle, { points: face.subtitle, face: 'serif', italic: true, colour: SOFT }),
            width,
          ),
        ],
      },
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

const identity = (card: Card, face: CardFace, width: number, style: PartStyle, inks: Inks): Placed => {
  const left = face.symbol + 2.6;
  const height = Math.max(card.lines.length * style.smallLine + 0.3, symbolHeight(face.symbol));
  const top = (height - card.lines.length * style.smallLine) / 2;
  return {
    height,
    marks: [
      ...symbolMarks(card.symbol, 0, (height - symbolHeight(face.symbol)) / 2, face.symbol, inks),
      ...card.lines.map((runs, index): Mark => {
        const points = index === 0 ? style.points : style.small;
        return {
          kind: 'text',
          x: left,
          y: baseline(top + index * style.smallLine, style.smallLine, points),
          anchor: 'start',
          runs: fittedRuns(
            runs.map((each) => styled(each, points)),
            width - left,
          ),
        };
      }),
    ],
  };
};

const TRACK_GAP = 0.8;
/** Tracks that are shorter take as much room, so that cards stay alike. */
const USUAL_BOXES = 5;

/** Hit tracks beside each other, with what is said beside or below them. */
const foot = (card: Card, face: CardFace, width: number, style: PartStyle): Placed => {
  const said = card.foot.map((each) => styled(each, style.points));
  const top = 1.3 + FIRM;
  const count = card.tracks.length;
  if (count === 0) {
    return {
      height: top + style.line,
      marks: [
        rule(0, 0, width, FIRM),
        {
          kind: 'text',
          x: 0,
          y: baseline(top, style.line, style.points),
          anchor: 'start',
          runs: fittedRuns(said, width),
        },
      ],
    };
  }
  const perRow = count === 1 ? 1 : 2;
  const most = Math.max(USUAL_BOXES, ...card.tracks.map((track) => track.length));
  const room = (width - (perRow - 1) * 2.6) / perRow;
  const side = Math.min(count === 1 ? face.box : face.box * 0.76, (room - (most - 1) * TRACK_GAP) / most);
  const rows = Math.ceil(count / perRow);
  const long = most * side + (most - 1) * TRACK_GAP;
  const beside = perRow * long + (perRow - 1) * 2.6 + runsWidth(said) + 1 <= width;
  const boxesHigh = rows * side + (rows - 1) * TRACK_GAP;
  const height = top + boxesHigh + (beside ? 0 : style.line + 0.5);
  return {
    height,
    marks: [
      rule(0, 0, width, FIRM),
      group(
        'img',
        card.tracks.flatMap((track, index) =>
          track.flatMap((each, place): Mark[] => {
            const x = (index % perRow) * (long + 2.6) + place * (side + TRACK_GAP);
            const y = top + Math.floor(index / perRow) * (side + TRACK_GAP);
            const points = side * 1.28;
            return [
              ...boxMarks(each.kind, x, y, side),
              ...(each.label === undefined
                ? []
                : [
                    line(
                      each.label,
                      x + side / 2,
                      baseline(y, side, points),
                      { points, strong: true },
                      'middle',
                    ),
                  ]),
            ];
          }),
        ),
        `${card.tracks.flat().length} boxes to mark hits`,
      ),
      {
        kind: 'text',
        x: width,
        y: beside
          ? baseline(top, boxesHigh, style.points)
          : baseline(height - style.line, style.line, style.points),
        anchor: 'end',
        runs: fittedRuns(said, width),
      },
    ],
  };
};

/** A hairline stands above these. */
const ruledAbove = (part: Part): boolean =>
  part.kind === 'words' ? part.layout === 'run-in' : part.kind !== 'pairs' || part.columns > 1;

const isSpare = (part: Part): boolean =>
  (part.kind === 'words' || part.kind === 'plot') && part.spare === true;

/** Words cut to the lines that fit into `height`; null if not one does. */
const shortened = (part: Part, width: number, height: number, style: PartStyle): Part | null => {
  const [item] = part.kind === 'words' ? part.items : [];
  if (part.kind !== 'words' || item === undefined) return null;
  const most = Math.floor((height - style.itemGap) / style.smallLine);
  if (most < 1) return null;
  const lines = wrapRuns([{ text: item.text }], width, style.small, most);
  return {
    ...part,
    items: [{ ...item, text: lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ') }],
  };
};

type Set = { readonly style: PartStyle; readonly parts: readonly Part[]; readonly fits: boolean };

const STEPS = 12;

/** Height of a card's frame: all but its parts. */
const framed = (card: Card, face: CardFace, width: number, style: PartStyle, inks: Inks): number =>
  head(card, face, width).height +
  identity(card, face, width, style, inks).height +
  foot(card, face, width, style).height +
  2 * style.gap;

/** The parts a card has room for: all of them, or all it needs at the largest type, and what else then fits. */
const settled = (card: Card, face: CardFace, width: number, inks: Inks): Set => {
  const room = face.height - face.inset.top - face.inset.bottom;
  const needed = card.parts.filter((part) => !isSpare(part));
  const plots = card.parts.filter((part) => isSpare(part) && part.kind === 'plot');
  const heightOf = (parts: readonly Part[], style: PartStyle): number =>
    parts.reduce((sum, part) => sum + placedPart(part, width, style, inks).height + style.gap * 2, 0);
  const fitting = (parts: readonly Part[], most: number): Set | null => {
    for (let step = 0; step <= most; step++) {
      const style = styleBetween(face.generous, face.tight, step / STEPS);
      let free = room - framed(card, face, width, style, inks) - heightOf(parts, style);
      if (free < 0) continue;
      const all: Part[] = [...parts];
      for (const part of card.parts.filter((each) => !parts.includes(each))) {
        const high = heightOf([part], style);
        const cut = high <= free ? part : shortened(part, width, free - style.gap * 2, style);
        if (cut === null) continue;
        all.push(cut);
        free -= heightOf([cut], style);
      }
      return { style, parts: all, fits: true };
    }
    return null;
  };
  for (let most = plots.length; most > 0; most--) {
    const found = fitting([...needed, ...plots.slice(0, most)], Math.round(face.worth * STEPS));
    if (found !== null) return found;
  }
  return fitting(needed, STEPS) ?? { style: face.tight, parts: needed, fits: false };
};

/** A QR code smaller than this no phone reads; larger, it needs no card. */
const QR_LEAST = 9.5;
const QR_MOST = 20;

/** The most a gap is stretched to spread the parts over the card. */
const STRETCH = 1.5;

/** A card from its own top left corner. */
export const placedCard = (card: Card, face: CardFace, ink: Inks['ink']): Mark => {
  const inks = { nation: card.nation, ink };
  const width = face.width - face.inset.left - face.inset.right;
  const room = face.height - face.inset.top - face.inset.bottom;
  const { style, parts } = settled(card, face, width, inks);
  const [top, who, bottom] = [
    head(card, face, width),
    identity(card, face, width, style, inks),
    foot(card, face, width, style),
  ];
  const placed = parts.map((part) => placedPart(part, width, style, inks));
  const used = placed.reduce((sum, { height }) => sum + height, 0);
  const gaps = 2 * placed.length + 2;
  const free = room - top.height - who.height - bottom.height - used;
  const gap = Math.min(Math.max(0, free / gaps), style.gap * STRETCH);
  let y = top.height + gap;
  const marks: Mark[] = [...top.marks, ...shifted(who.marks, 0, y)];
  y += who.height;
  for (const [index, each] of placed.entries()) {
    y += gap;
    const part = parts[index];
    if (part !== undefined && ruledAbove(part)) marks.push(rule(0, y - HAIR / 2, width, HAIR, HAIRLINE));
    y += gap;
    marks.push(...shifted(each.marks, 0, y));
    y += each.height;
  }
  marks.push(...shifted(bottom.marks, 0, room - bottom.height));
  if (card.link !== undefined) {
    const side = Math.min(QR_MOST, room - bottom.height - y - 1.4);
    if (side >= QR_LEAST) marks.push(qrMark(card.link, width - side, room - bottom.height - side - 1, side));
  }
  return group(
    'group',
    [...flagMarks(face, inks), ...shifted(marks, face.inset.left, face.inset.top)],
    `${card.title}, ${card.subtitle}`,
  );
};

import type { Card, CardSheet, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { printColours } from '../nation-colours';
import { INK, SOFT } from '../paper';
import { BACK_TEXT, backRoom } from './card';
import { type CardFace, cardWidth } from './card-faces';
import { FIRM } from './card-head';
import type { Inks } from './cells';
import { fittingPoints, onLines } from './face-width';
import {
  baseline,
  box,
  type DrawOp,
  describedGroup,
  group,
  MM_PER_POINT,
  rule,
  run,
  shifted,
  type TextRun,
} from './mark';
import { layOutPart } from './parts';

/** Colours of the nation, as wide as so much of the card and as high as so much of that; smaller above a text. */
const COLOURS = { wide: 0.46, above: 0.16, high: 0.62, frame: 0.25 } as const;
const GAP = 4;

/** Where the colours begin, of the height of a card. */
const TOP = 0.32;

const colours = (
  nation: string,
  ink: CardSheet['ink'],
  x: number,
  y: number,
  wide: number,
): readonly DrawOp[] => {
  const high = wide * COLOURS.high;
  const stripes = printColours(nation, ink).flag;
  return [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * wide;
      return box(x + from, y, (to / 100) * wide - from, high, { fill: colour });
    }),
    { kind: 'path', d: `M0 0H${wide}V${high}H0z`, x, y, scale: 1, stroke: INK, width: COLOURS.frame },
  ];
};

/** Lines from `top` under each other, in the middle of a card or from `left`. */
const linesFrom = (
  lines: readonly TextRun[],
  top: number,
  x: number,
  anchor: 'start' | 'middle',
): { readonly marks: readonly DrawOp[]; readonly below: number } => {
  let y = top;
  const marks = lines
    .filter(({ text }) => text !== '')
    .map((each): DrawOp => {
      const high = each.points * MM_PER_POINT * 1.2;
      const text = {
        kind: 'text',
        x,
        y: baseline(y, high, each.points, 'serif'),
        anchor,
        runs: [each],
      } as const;
      y += high;
      return text;
    });
  return { marks, below: y };
};

type Back = NonNullable<CardSheet['back']>;

const namesOf = ({ title, subtitle }: Back, face: CardFace, room: number, share: number): TextRun[] => {
  const sizes = face.titles.map((points) => Math.max(7, points * share));
  const name = run(title, { points: sizes[0] ?? 12, face: 'serif' });
  const set = { ...name, points: fittingPoints(name, sizes, room) };
  const points = Math.max(6.4, face.subtitle * share);
  const under = run(subtitle, { points, face: 'serif', italic: true, colour: SOFT });
  return [...onLines(set, room), ...onLines(under, room)];
};

/** What a card has no room for, under the name of the unit. */
const textBack = (card: Card, items: WordsPart['items'], back: Back, face: CardFace, inks: Inks): DrawOp => {
  const { inset, height } = face;
  const width = cardWidth(face);
  const wide = face.width * COLOURS.above;
  const beside = inset.left + wide + 2.6;
  const named = linesFrom(namesOf(back, face, width - wide - 2.6, 0.72), inset.top, beside, 'start');
  const top = height * BACK_TEXT.top;
  const points = face.titles.at(-1) ?? 8;
  const high = points * MM_PER_POINT * 1.2;
  const name = onLines(run(card.title, { points, face: 'serif' }), width);
  const title = linesFrom(name, top - 0.6 - name.length * high, inset.left, 'start').marks;
  const part = { kind: 'words', layout: 'run-in', items } as const;
  const settings = [face.roomy, face.generous, { ...face.tight, flowing: false }];
  const sets = settings.map((style) => layOutPart(part, width, style, inks));
  const set = sets.find((each) => each.height <= backRoom(face)) ?? sets.at(-1);
  return group(
    'group',
    [
      describedGroup(
        'artifact',
        [...colours(card.nation, inks.ink, inset.left, inset.top + 0.4, wide), ...named.marks],
        {},
      ),
      describedGroup('heading', title, { level: 2 }),
      rule(inset.left, top, width, FIRM),
      ...shifted(set?.marks ?? [], inset.left, top + BACK_TEXT.gap),
    ],
    `${card.title}, back`,
  );
};

/**
 * The back of a card from its own top left corner: what it has no room for; else colours of its nation, the army,
 * nation and year, alike for all.
 */
export const layOutBack = (
  card: Card,
  items: WordsPart['items'],
  back: Back,
  face: CardFace,
  ink: CardSheet['ink'],
): DrawOp => {
  if (items.length > 0) return textBack(card, items, back, face, { nation: card.nation, ink });
  const wide = face.width * COLOURS.wide;
  const top = face.height * TOP;
  const names = namesOf(back, face, cardWidth(face), 1);
  const { marks } = linesFrom(names, top + wide * COLOURS.high + GAP, face.width / 2, 'middle');
  const flag = colours(card.nation, ink, (face.width - wide) / 2, top, wide);
  return describedGroup('artifact', [...flag, ...marks], {});
};

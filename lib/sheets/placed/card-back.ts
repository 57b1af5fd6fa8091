import type { Card, CardSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, SOFT } from '../ink';
import { printColours } from '../nation-colours';
import type { CardFace } from './card-faces';
import { cardWidth } from './card-setting';
import { fittingPoints, onTwoLines } from './face-width';
import { baseline, box, describedGroup, type Mark, MM_PER_POINT, run } from './mark';

/** Colours of the nation, as wide as so much of the card and as high as so much of that. */
const COLOURS = { wide: 0.46, high: 0.62, frame: 0.25 } as const;
const GAP = 4;

const colours = (nation: string, ink: CardSheet['ink'], { width, height }: CardFace, top: number): Mark[] => {
  const wide = width * COLOURS.wide;
  const high = wide * COLOURS.high;
  const left = (width - wide) / 2;
  const stripes = printColours(nation, ink).flag;
  return [
    ...stripes.map(({ colour, to }, index) => {
      const from = ((stripes[index - 1]?.to ?? 0) / 100) * wide;
      return box(left + from, height * top, (to / 100) * wide - from, high, { fill: colour });
    }),
    {
      kind: 'path',
      d: `M0 0H${wide}V${high}H0z`,
      x: left,
      y: height * top,
      scale: 1,
      stroke: INK,
      width: COLOURS.frame,
    },
  ];
};

/** Where the colours begin, of the height of a card. */
const TOP = 0.32;

/** The back of a card from its own top left corner: colours of its nation, the army, nation and year; alike for all. */
export const placedBack = (
  { nation }: Pick<Card, 'nation'>,
  { title, subtitle }: NonNullable<CardSheet['back']>,
  face: CardFace,
  ink: CardSheet['ink'],
): Mark => {
  const room = cardWidth(face);
  const [first = 12] = face.titles;
  const name = run(title, { points: first, face: 'serif' });
  const set = { ...name, points: fittingPoints(name, face.titles, room) };
  const under = run(subtitle, { points: face.subtitle, face: 'serif', italic: true, colour: SOFT });
  const lines = [...onTwoLines(set, room), ...onTwoLines(under, room)].filter(({ text }) => text !== '');
  let y = face.height * TOP + face.width * COLOURS.wide * COLOURS.high + GAP;
  const marks = lines.map((each): Mark => {
    const high = each.points * MM_PER_POINT * 1.2;
    const text: Mark = {
      kind: 'text',
      x: face.width / 2,
      y: baseline(y, high, each.points, 'serif'),
      anchor: 'middle',
      runs: [each],
    };
    y += high;
    return text;
  });
  return describedGroup('artifact', [...colours(nation, ink, face, TOP), ...marks], {});
};

import type { Card } from '@/lib/rules/core/sheet-parts';
import { SOFT } from '../ink';
import { printColours, SYMBOL_LINE } from '../nation-colours';
import type { CardFace } from './card-faces';
import { fittedRuns, type Inks, styled, symbolHeight, symbolMarks } from './cells';
import { fitted, fittingPoints, onTwoLines, runsWidth, runWidth } from './face-width';
import { baseline, box, line, type Mark, MM_PER_POINT, type Placed, rule, run, told } from './mark';
import type { PartStyle } from './part-style';

/** Rules above and below what every card has. */
export const FIRM = 0.35;

/** The ribbon of the nation along the left edge. */
export const flagMarks = ({ flag, height, inset }: CardFace, inks: Inks): Mark[] => {
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

/** The name on one line, as large as it has room; one too long for that on two small lines in the same height. */
const nameMarks = (title: string, { titles }: CardFace, room: number, height: number): Mark[] => {
  const [first = 12] = titles;
  const name = run(title, { points: first, face: 'serif' });
  const usual = { ...name, points: fittingPoints(name, titles, room) };
  const small = { ...name, points: height / 2 / MM_PER_POINT };
  const lines =
    runWidth(usual) <= room
      ? [usual]
      : runWidth(small) <= room
        ? [fitted(usual, room)]
        : onTwoLines(small, room);
  const high = height / lines.length;
  return lines.map((each, index) => ({
    kind: 'text',
    x: 0,
    y: baseline(index * high, high, lines.length === 1 ? first : each.points, 'serif'),
    anchor: 'start',
    runs: [each],
  }));
};

/** Name, kind and price. */
export const head = (card: Card, face: CardFace, width: number): Placed => {
  const sum = run(card.sum, { points: face.sum, face: 'serif' });
  const room = width - (card.sum === '' ? 0 : runWidth(sum) + 3);
  const [first = 12] = face.titles;
  const titled = first * MM_PER_POINT * 1.06;
  const said = face.subtitle * MM_PER_POINT * 1.12;
  const height = titled + said + 1.2 + FIRM;
  return {
    height,
    marks: [
      told('heading', nameMarks(card.title, face, room, titled), { level: 2, bookmark: card.title }),
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

/** Sizes of the number of a unit against that of the first line, which keeps its room beside it. */
const NUMBER = [1.55, 1.3, 1];
/** White between the two. */
const BEFORE_NUMBER = 2;

/** The symbol, and what it is beside it. */
export const identity = (card: Card, face: CardFace, width: number, style: PartStyle, inks: Inks): Placed => {
  const left = face.symbol + 2.6;
  const height = Math.max(card.lines.length * style.smallLine + 0.3, symbolHeight(face.symbol));
  const top = (height - card.lines.length * style.smallLine) / 2;
  const first = (card.lines[0] ?? []).map((each) => styled(each, style.points));
  const number = run(card.number ?? '', { points: style.points, face: 'serif' });
  const points = fittingPoints(
    number,
    NUMBER.map((share) => share * style.points),
    width - left - runsWidth(first) - BEFORE_NUMBER,
  );
  const beside = card.number === undefined ? 0 : runWidth({ ...number, points }) + BEFORE_NUMBER;
  return {
    height,
    marks: [
      ...symbolMarks(card.symbol, 0, (height - symbolHeight(face.symbol)) / 2, face.symbol, inks),
      ...card.lines.map((runs, index): Mark => {
        const size = index === 0 ? style.points : style.small;
        return {
          kind: 'text',
          x: left,
          y: baseline(top + index * style.smallLine, style.smallLine, size),
          anchor: 'start',
          runs: fittedRuns(
            runs.map((each) => styled(each, size)),
            width - left - (index === 0 ? beside : 0),
          ),
        };
      }),
      ...(card.number === undefined
        ? []
        : [
            {
              kind: 'text',
              x: width,
              y: baseline(top, style.smallLine, style.points),
              anchor: 'end',
              runs: [{ ...number, points }],
            } as const,
          ]),
    ],
  };
};

import type { Card, CardSheet, Part, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { HAIRLINE, PAPER } from '../paper';
import { wrapRuns } from '../text-width';
import { type CardFace, cardFace, cardWidth } from './card-faces';
import { foot } from './card-foot';
import { flagMarks, head, identity } from './card-head';
import { framed, settledCard } from './card-setting';
import { type Inks, qrMark } from './cells';
import { type DrawOp, group, rule, shifted } from './mark';
import type { PartStyle } from './part-style';
import { layOutPart } from './parts';

const HAIR = 0.15;

/** A hairline is above these. */
const ruledAbove = (part: Part): boolean =>
  part.kind === 'words' ? part.layout === 'run-in' : part.kind !== 'pairs' || part.columns > 1;

/** True for a part that ends in a hairline: none follows it. */
const endsRuled = (part: Part | undefined): boolean =>
  part?.kind === 'grid' || (part?.kind === 'pairs' && part.columns === 1);

/** A QR code smaller than this no phone reads; larger, it needs no card. */
const QR_LEAST = 9.5;
const QR_MOST = 20;

/** The most a gap is stretched to spread the parts over the card. */
const STRETCH = 1.5;

/** A card from its own top left corner. */
export const layOutCard = (card: Card, face: CardFace, ink: Inks['ink'], backs = false): DrawOp => {
  const inks = { nation: card.nation, ink };
  const width = cardWidth(face);
  const room = face.height - face.inset.top - face.inset.bottom;
  const { style, parts } = settledCard(card, face, ink, backs);
  const [top, who, bottom] = [
    head(card, face, width),
    identity(card, face, width, style, inks),
    foot(card, face, width, style),
  ];
  const placed = parts.map((part) => layOutPart(part, width, style, inks));
  const used = placed.reduce((sum, { height }) => sum + height, 0);
  const gaps = 2 * placed.length + 2;
  const free = room - top.height - who.height - bottom.height - used;
  const gap = Math.min(Math.max(0, free / gaps), style.gap * STRETCH);
  let y = top.height + gap;
  const marks: DrawOp[] = [...top.marks, ...shifted(who.marks, 0, y)];
  y += who.height;
  for (const [index, each] of placed.entries()) {
    y += gap;
    const part = parts[index];
    if (part !== undefined && ruledAbove(part) && !endsRuled(parts[index - 1]))
      marks.push(rule(0, y - HAIR / 2, width, HAIR, HAIRLINE));
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

const GRID = { '63x88': [3, 3], '70x120': [2, 2], quarter: [2, 2] } as const;

/** Where the cards of a page stand. */
export type CardGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly face: CardFace;
  readonly paper: { readonly width: number; readonly height: number };
};

/** Cards in the middle of the paper, edge to edge, so that one cut serves two. */
export const cardGrid = (sheet: Pick<CardSheet, 'size' | 'paper'>): CardGrid => {
  const [columns, rows] = GRID[sheet.size];
  const face = cardFace(sheet);
  const paper = PAPER[sheet.paper];
  return {
    columns,
    rows,
    face,
    paper,
    left: (paper.width - columns * face.width) / 2,
    top: (paper.height - rows * face.height) / 2,
  };
};

type Items = WordsPart['items'];

type Line = { readonly of: number; readonly term: string; readonly text: string };

/** Items as lines, so that they can go on elsewhere between two of them. */
const linesOf = (items: Items, width: number, points: number): Line[] =>
  items.flatMap(({ term, text }, of) =>
    wrapRuns([{ text: term, style: 'strong' }, { text: ` ${text}` }], width, points).map((runs, index) => {
      const words = runs.map((run) => run.text).join('');
      return index === 0
        ? { of, term, text: words.slice(term.length).trim() }
        : { of, term: '', text: words };
    }),
  );

/** Lines of one item as an item again. */
const joined = (lines: readonly Line[]): Items => {
  const first = lines.filter(({ of }, index) => of !== lines[index - 1]?.of);
  return first.map(({ of, term }) => ({
    term,
    text: lines
      .filter((each) => each.of === of)
      .map(({ text }) => text)
      .join(' '),
  }));
};

/** Words in as many pieces as faces of `height` take, the first of which has `first`. */
const poured = (
  items: Items,
  width: number,
  style: PartStyle,
  first: number,
  height: number,
): readonly Items[] => {
  // a word that ends a line in one place may begin it in another
  const lines = linesOf(items, width - 1, style.small);
  const most = (high: number): number =>
    Math.max(0, Math.floor(high / (style.smallLine + style.itemGap)) - 1);
  const pieces: Items[] = [];
  let at = 0;
  while (at < lines.length) {
    const count = pieces.length === 0 ? most(first) : Math.max(1, most(height));
    pieces.push(joined(lines.slice(at, at + count)));
    at += count;
  }
  return pieces;
};

/** A card that continues another without room. */
const goingOn = (card: Card, items: Items): Card => ({
  title: card.title,
  ...(card.number !== undefined && { number: card.number }),
  subtitle: card.subtitle,
  sum: '',
  symbol: card.symbol,
  nation: card.nation,
  lines: [[{ text: 'Continued', style: 'strong' }]],
  parts: items.length === 0 ? [] : [{ kind: 'words', layout: 'run-in', items }],
  tracks: [],
  foot: [],
});

/** The content of the back of a card, and of cards after it. */
type Sides = { readonly card: Card; readonly back: Items };

/** Where the text of a back begins, of the height of a card, and the white above it. */
export const BACK_TEXT = { top: 0.25, gap: 2 } as const;

/** Room for text on a back, under its heading. */
export const backRoom = ({ height, inset }: CardFace): number =>
  height * (1 - BACK_TEXT.top) - inset.bottom - BACK_TEXT.gap;

const sidesOf = (card: Card, { back, ink }: CardSheet, face: CardFace): Sides[] => {
  const { rest } = settledCard(card, face, ink, back !== undefined);
  if (rest === null || rest.where === 'reference') return [{ card, back: [] }];
  const style = face.tight;
  const width = cardWidth(face);
  const inks = { nation: card.nation, ink };
  const { top, bottom } = face.inset;
  const free =
    face.height - top - bottom - framed(goingOn(card, []), face, width, style, inks) - 2 * style.gap;
  const first = rest.where === 'back' ? backRoom(face) : free;
  const pieces = poured(rest.items, width, style, first, free);
  const [onBack = [], ...later] = rest.where === 'back' ? pieces : [[], ...pieces];
  return [{ card, back: onBack }, ...later.map((items) => ({ card: goingOn(card, items), back: [] }))];
};

const sides = new WeakMap<CardSheet, readonly Sides[]>();

/** The cards of a sheet as they are printed: what one has no room for is on its back, or on a card after it. */
export const cardSides = (sheet: CardSheet, face: CardFace): readonly Sides[] => {
  const before = sides.get(sheet);
  if (before !== undefined) return before;
  const all = sheet.cards.flatMap((card) => sidesOf(card, sheet, face));
  sides.set(sheet, all);
  return all;
};

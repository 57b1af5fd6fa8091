import type { Card, CardSheet, WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { wrapRuns } from '../text-width';
import { type CardFace, cardWidth } from './card-faces';
import { framed, settledCard } from './card-setting';
import type { PartStyle } from './part-style';

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
export const poured = (
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

/** A card that goes on with what another has no room for. */
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

/** What stands on the back of a card, and on cards after it. */
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

import type { Card, CardSheet } from '../sheet/sheet-parts';
import type { GamePiece, GameSide, PieceCard, Setup } from './machine';

const cardOf = ({ subtitle, parts }: Card): PieceCard => ({
  about: subtitle,
  parts: parts.filter(({ kind }) => kind !== 'plot'),
});

/**
 * A setup whose units of one side have their cards and regiments, found by their numbers.
 * @param sheet the cards of that side, each unit with a card and a number of its own
 */
export const withCards = (
  setup: Setup,
  side: GameSide,
  { cards: newCards }: Pick<CardSheet, 'cards'>,
): Setup => {
  const cards = [...(setup.cards ?? [])];
  const places = new Map(cards.map((card, place) => [JSON.stringify(card), place]));
  const placeOf = (card: PieceCard): number => {
    const key = JSON.stringify(card);
    const place = places.get(key) ?? cards.push(card) - 1;
    places.set(key, place);
    return place;
  };
  const byNumber = new Map(newCards.map((card) => [card.number, card]));
  const pieces = setup.pieces.map((piece): GamePiece => {
    const card = piece.side === side && piece.of === 'unit' ? byNumber.get(piece.number) : undefined;
    if (card === undefined) return piece;
    const { regiment } = card;
    return { ...piece, card: placeOf(cardOf(card)), ...(regiment !== undefined && { regiment }) };
  });
  return { ...setup, pieces, cards };
};

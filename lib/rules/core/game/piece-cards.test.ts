import { expect, test } from 'vitest';
import { smallGame } from '../../fixtures/small-game';
import type { Card } from '../sheet/sheet-parts';
import { withCards } from './piece-cards';

const cardOf = (number: string, subtitle: string, more: Partial<Card> = {}): Card => ({
  title: 'Grenadiers',
  number,
  subtitle,
  sum: '110',
  symbol: 'grenadier',
  nation: 'prussia',
  lines: [],
  tracks: [],
  foot: [],
  ...more,
  parts: [
    { kind: 'pairs', columns: 1, pairs: [{ term: 'Out of command', value: '3+' }] },
    { kind: 'plot', measures: [], rows: [] } as unknown as Card['parts'][number],
  ],
});

const numbered = () => {
  const setup = smallGame([2, 1]);
  const pieces = setup.pieces.map((piece, index) =>
    piece.of === 'unit' ? { ...piece, number: `1.${index}` } : piece,
  );
  return { ...setup, pieces };
};

test('units have the cards of their side by their numbers, those alike one, without odds and price', () => {
  const setup = numbered();
  const units = setup.pieces.filter(({ of, side }) => of === 'unit' && side === 0);
  const [one = '', other = ''] = units.map(({ number }) => number);
  const regiment = { name: 'IR 1', coat: 'blue', facings: 'red' };
  const cards = [cardOf(one, 'Close order', { regiment }), cardOf(other, 'Close order')];
  const made = withCards(setup, 0, { cards });
  expect(made.cards).toEqual([
    {
      about: 'Close order',
      parts: [{ kind: 'pairs', columns: 1, pairs: [{ term: 'Out of command', value: '3+' }] }],
    },
  ]);
  const pieces = made.pieces.filter(({ of }) => of === 'unit');
  expect(pieces.map(({ side, card, regiment: who }) => [side, card, who])).toEqual([
    [0, 0, regiment],
    [0, 0, undefined],
    [1, undefined, undefined],
    [1, undefined, undefined],
  ]);
  expect(JSON.stringify(made)).not.toContain('110');
  const both = withCards(made, 1, { cards: [cardOf(pieces[2]?.number ?? '', 'Cavalry')] });
  expect(both.cards?.map(({ about }) => about)).toEqual(['Close order', 'Cavalry']);
});

import { describe, expect, test } from 'vitest';
import { cardsOf, readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { loadSystem, SYSTEM_IDS } from '.';
import type { Card, Part } from './core/sheet/sheet-parts';

const isPlot = ({ kind }: Part): boolean => kind === 'plot';
const withoutPlots = (cards: readonly Card[]): Card[] =>
  cards.map((card) => ({ ...card, parts: card.parts.filter((part) => !isPlot(part)) }));

describe.each(SYSTEM_IDS)('odds on cards of %s', async (id) => {
  const system = await loadSystem(id);
  const armies = await readyMadeOf(id);

  test.each(armies)('are the first thing to go where room ends: $name', async (file) => {
    const { cards } = await cardsOf(system, file);
    const plots = cards.flatMap(({ parts }) => parts.filter(isPlot));
    for (const plot of plots) expect(plot).toMatchObject({ spare: true });
  });

  test.each(armies)('are left off, and nothing else, where the player wants none: $name', async (file) => {
    const { cards } = await cardsOf(system, file);
    const bare = await cardsOf(system, file, { odds: false });
    expect(bare.cards.flatMap(({ parts }) => parts.filter(isPlot))).toEqual([]);
    expect(bare.cards).toEqual(withoutPlots(cards));
  });
});

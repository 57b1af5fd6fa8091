import { describe, expect, test } from 'vitest';
import { armyRosterOf, cardsOf, labelsOf, readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { USUAL } from '@/lib/sheets/fixtures/rosters';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { edited } from './core/army/edit';
import { counted } from './core/army/words';
import type { System } from './core/contract/system';

/** Every node of one kind in a model, however deep. */
const nodesIn = <Node>(value: unknown, kind: string): Node[] => {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap((inner) => nodesIn<Node>(inner, kind));
  return 'kind' in value && value.kind === kind ? [value as Node, ...below] : below;
};

type Track = { readonly boxes: readonly { readonly kind: string }[] };

/** The prices that sheets tell while ratings are hidden, but for that of the whole army. */
const pricesOf = async (system: System, file: ArmyFile) => {
  const { body, sum } = await armyRosterOf(system, file, { hideRatings: true });
  const numbers = nodesIn<{ text: string }>(body, 'number').map(({ text }) => text);
  const { cards } = await cardsOf(system, file, { hideRatings: true });
  const { labels } = await labelsOf(system, file, { hideRatings: true, priced: true });
  return {
    roster: numbers.toSpliced(numbers.lastIndexOf(sum?.total ?? ''), 1),
    // the first card is that of the army
    cards: cards.slice(1).map((card) => [card.title, card.sum]),
    labels,
  };
};

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);
  const armies = (await readyMadeOf(id)).map((file) => ({ name: file.name, file }));

  test.each(armies)('the summary of $name says what its ledger and roster say', async ({ file }) => {
    const assessment = system.assess(file);
    const { units, breakingPoint } = system.summary(file, assessment);
    const { unit, units: several } = system.terms;
    expect(units).toBeGreaterThan(0);
    expect(system.outline(file).detail).toMatch(new RegExp(`^${counted(units, unit, several)}\\b`));
    if (breakingPoint === null) return;
    const { tail } = (await system.sheets()).roster(file, assessment, USUAL);
    const marked = nodesIn<Track>(tail, 'track').map(({ boxes }) => boxes[breakingPoint - 1]?.kind);
    expect(marked.some((kind) => kind === 'last' || kind === 'done')).toBe(true);
  });

  test.each(armies)('$name is the equal of itself', async ({ file }) => {
    const judged = { file, assessment: system.assess(file) };
    const { points, difference, equal } = (await system.compare())(judged, judged);
    expect([difference, equal]).toEqual([0, true]);
    expect(points).toEqual([judged.assessment.costing?.total, judged.assessment.costing?.total]);
  });

  test.each(armies)('no price of $name tells a rating that is hidden', async ({ file }) => {
    const choices = system
      .outline(file)
      .sections.flatMap(({ rows }) => rows.flatMap(({ choice = [] }) => choice));
    for (const { label, at, options } of choices) {
      const told = await Promise.all(
        options.map(({ value }) =>
          pricesOf(system, edited(file, [{ op: 'set', path: ['army', ...at], value }])),
        ),
      );
      for (const prices of told) expect(prices, label).toEqual(told[0]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import {
  altered,
  become,
  FOOT,
  faceOf,
  GENERAL,
  GUNS,
  gameAt,
  hits,
  keysOf,
  played,
  SETUP,
  shorts,
  testOf,
} from '../fixtures/table-game';
import { ralliedHits } from './outcomes';
import { GAME_RULES } from './rules';

describe('rally', () => {
  const BANDS = ['near', 'middle', 'far'] as const;
  const CASES = (['superior', 'standard', 'inferior'] as const).flatMap((quality) =>
    BANDS.flatMap((band) => [1, 3, 4].map((count) => [quality, band, count] as const)),
  );
  test.each(CASES)('a unit of class %s, enemy %s, %i hits', (quality, band, count) => {
    const setup = altered(FOOT.id, { class: quality });
    const game = gameAt('rally', [hits(FOOT.id, count)], setup);
    const [face] = testOf(game, FOOT.id, 'rally', band).faces;
    const next = played(game, face?.acts ?? []);
    expect(next.pieces.get(FOOT.id)?.counters.hits).toBe(ralliedHits(count, quality, band));
  });

  test('one general beside it rallies more; nothing is said before the range is', () => {
    const game = gameAt('rally', [hits(FOOT.id, 4), become(GENERAL, 'rating', 'dashing')]);
    expect(testOf(game, FOOT.id, 'rally').faces).toEqual([]);
    expect(shorts(testOf(game, FOOT.id, 'rally', 'near', `beside ${GENERAL}`))).toEqual(['2 hits']);
    expect(keysOf(gameAt('rally'), FOOT.id)).toEqual([]);
  });
});

test.each([
  ['firing', 'deployed', [1, 2]],
  ['melee', 'deployed', [1, 2, 3, 4]],
  ['melee', 'block', [1, 2]],
] as const)('row guns at four hits, in %s, %s (PH18)', (phase, formation, dice) => {
  const game = gameAt(phase, [become(GUNS, 'formation', formation), hits(GUNS, 4)]);
  const guns = testOf(game, GUNS, 'guns');
  expect(guns.faces.filter(({ short }) => short === 'Abandoned').map(({ score }) => score)).toEqual(dice);
  expect(GAME_RULES.reminders(game).map(({ piece }) => piece)).toContain(GUNS);
  const after = played(game, faceOf(guns, 5).acts);
  expect(after.pieces.get(GUNS)?.conditions.formation).toBe('limbered');
  expect(GAME_RULES.reminders(after).map(({ piece }) => piece)).not.toContain(GUNS);
});

test('a game whose pieces keep no facts has no tests of units', () => {
  const old = { ...SETUP, pieces: SETUP.pieces.map(({ facts: _, ...piece }) => piece) };
  expect(keysOf(gameAt('firing', [], old), FOOT.id)).toEqual([]);
});

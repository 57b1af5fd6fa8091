import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import type { GamePlace } from '../rules/core/game/fact';
import { addFacts } from './add-facts';
import { AT, goOn, NOW, openGame } from './fixtures/table';
import { MAX_TURNS_AHEAD } from './limits';

const DEVICE = 'phone-of-prussia';

const endOf = (n: number, turn: number) => ({
  n,
  at: AT,
  what: goOn,
  place: { turn, phase: 'break-points', half: 0 } satisfies GamePlace,
});

test('the end of a phase far ahead of the game is refused; a device that played on alone is not', async () => {
  const viewer = await newTestViewer();
  const game = await openGame(viewer);
  const sends = async (...facts: ReturnType<typeof endOf>[]) => {
    const answer = await addFacts(viewer, game, { device: DEVICE, since: 0, facts }, NOW);
    if (!answer.ok) throw new Error(answer.code);
    return answer.refused;
  };
  expect(await sends(endOf(1, 99), endOf(2, 1))).toEqual([{ n: 1, code: 'far-ahead' }]);
  const turns = Array.from({ length: 9 }, (_, index) => endOf(3 + index, 2 + index));
  expect(await sends(...turns)).toEqual([]);
  const [last] = turns.map(({ place }) => place.turn).toReversed();
  expect(await sends(endOf(20, (last ?? 0) + MAX_TURNS_AHEAD))).toEqual([]);
  expect(await sends(endOf(21, 99))).toEqual([{ n: 21, code: 'far-ahead' }]);
});

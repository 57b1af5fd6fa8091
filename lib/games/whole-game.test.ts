import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { newTestViewer } from '../armies/fixtures/armies';
import { addFacts } from './add-facts';
import { createGame } from './create-game';
import { FACTS_PAGE, MAX_SENT } from './limits';
import { readWholeGame } from './read-game';

const NOW = new Date('2026-11-27T19:00:00Z');

test('a game is read whole, however many pages of acts it has, by those who sit at it alone', async () => {
  const viewer = await newTestViewer();
  const armies = [
    { kind: 'ready', id: 'lobositz-1756-prussia' },
    { kind: 'ready', id: 'lobositz-1756-austria' },
  ] as const;
  const request = { key: 'key-of-whole-game', armies: armies as never };
  const opened = await createGame(viewer, async () => viewer, request, NOW);
  if (!opened.ok) throw new Error(opened.code);
  const { id } = opened;
  const most = 2 * FACTS_PAGE + MAX_SENT;
  for (let first = 1; first <= most; first += MAX_SENT) {
    const facts = Array.from({ length: MAX_SENT }, (_, index) => ({
      n: first + index,
      at: NOW.toISOString(),
      what: { act: 'go on' } as const,
    }));
    const answer = await addFacts(viewer, id, { device: 'phone-of-host', since: 0, facts }, NOW);
    expect(answer.ok).toBe(true);
  }
  const game = await readWholeGame(viewer, id);
  expect(game?.facts.map(({ number }) => number)).toEqual(
    Array.from({ length: most }, (_, index) => index + 1),
  );
  expect(game?.playedAt).toBe(NOW.toISOString());
  expect(await readWholeGame(await newTestViewer(), id)).toBeNull();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '@/app/_components/fixtures/in-page';
import type { ArmyGame } from '@/lib/games/result';
import type { ListedGame } from '@/lib/games/schema';
import { GameList } from './game-list';

const PLAYED = {
  system: 'of-the-book',
  sides: ['Bevern', 'Browne'],
  facts: 412,
  openedAt: '2026-11-20T19:00:00.000Z',
  playedAt: '2026-11-20T21:40:00.000Z',
  ending: { how: 'broken', winner: 0, turn: 6 },
} as const satisfies Partial<ListedGame>;

const game = (id: string, more: Partial<ListedGame>): ListedGame => ({
  id,
  role: 'both',
  ...PLAYED,
  ...more,
});
const ofArmy = (id: string, more: Partial<ArmyGame>): ArmyGame => ({ ...game(id, more), side: 0, ...more });

const textsOf = async (games: readonly (ListedGame | ArmyGame)[]): Promise<readonly string[]> => {
  const systems = { 'of-the-book': 'Honours of War' };
  const isOfArmy = games.every((each) => 'side' in each);
  await render(
    <InPage>
      <GameList games={games} label="Games" {...(!isOfArmy && { systems })} />
    </InPage>,
  );
  return page
    .getByRole('list', { name: 'Games' })
    .getByRole('paragraph')
    .elements()
    .map((line) => (line.textContent ?? '').replace(/, last played .+$/, ', last played then'));
};

test('my games tell how they ended for the side that I played, and how long they took', async () => {
  const texts = await textsOf([
    game('a', {}),
    game('b', { role: 'first' }),
    game('c', { role: 'second' }),
    game('d', { role: 'looks', ending: { how: 'agreement', winner: null, turn: 1 } }),
    game('e', { role: 'first', ending: null }),
    // played on another day, by an older Muster: nothing is known of its length
    game('f', { ending: { how: 'time', winner: 1 }, playedAt: '2026-11-22T21:40:00.000Z', facts: 1 }),
  ]);
  expect(texts).toEqual([
    'Honours of War, Bevern won, 6 turns, 2 h 40 min, you mark both sides, last played then',
    'Honours of War, you won, 6 turns, 2 h 40 min, you lead the first, last played then',
    'Honours of War, you lost, 6 turns, 2 h 40 min, you lead the second, last played then',
    'Honours of War, a draw, 1 turn, 2 h 40 min, you look on, last played then',
    'Honours of War, goes on, 412 acts, you lead the first, last played then',
    'Honours of War, Browne won, 1 act, you mark both sides, last played then',
  ]);
  const first = page.getByRole('heading', { name: 'Bevern against Browne' }).first();
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/games/a');
});

test('the games of an army name its enemy, and how they ended for it', async () => {
  const texts = await textsOf([
    ofArmy('a', {}),
    ofArmy('b', { side: 1, role: 'looks', playedAt: '2026-11-20T20:00:00.000Z' }),
    ofArmy('c', { side: null, playedAt: '2026-11-20T19:20:00.000Z' }),
  ]);
  expect(texts).toEqual([
    'a win, 6 turns, 2 h 40 min, last played then',
    'a defeat, 6 turns, 1 h, last played then',
    'Bevern won, 6 turns, 20 min, last played then',
  ]);
  for (const name of ['Against Browne', 'Against Bevern', 'Against itself']) {
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `Battle report: ${name}` })).toBeVisible();
  }
});

test('a game is left once the question is answered, and not before', async () => {
  await textsOf([game('a', {})]);
  await page.getByRole('button', { name: 'Leave Bevern against Browne' }).click();
  const question = page.getByText('Leave this game?');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Bevern against Browne' })).toBeVisible();
});

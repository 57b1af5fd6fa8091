import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStore } from 'zustand';
import type { SeatRole } from '@/lib/games/permission';
import type { GameFact } from '@/lib/games/schema';
import { hits, smallGame } from '@/lib/rules/fixtures/small-game';
import { createGameStore, type GameStore } from '../_game/game-store';
import { LogSheet } from './log-sheet';

const tableOf = (role: SeatRole) =>
  createGameStore({ id: 'lobositz-1756', role, setup: smallGame([1, 1]), count: 0, facts: [] });

const Log = ({ held, role }: { readonly held: GameStore; readonly role: SeatRole }) => (
  <LogSheet data={useStore(held.store)} role={role} onActs={held.actAll} onClose={() => undefined} />
);

const hitsOn = ({ store }: GameStore, piece: string) =>
  store.getState().game.pieces.get(piece)?.counters.hits;
const acts = ({ store }: GameStore) => store.getState().facts.map(({ what }) => what.act);
const lineOf = (text: RegExp) => page.getByRole('button', { name: text });

test('goes back to any point: what goes is struck through first, and one press takes it back', async () => {
  await page.viewport(360, 740);
  const held = tableOf('both');
  held.act(hits('0:0', 1));
  held.act(hits('1:0', 1));
  held.act({ act: 'note', text: 'rain' });
  held.act({ act: 'go on' });
  held.act(hits('0:0', 1));
  await render(<Log held={held} role={'both'} />);
  const log = page.getByRole('dialog', { name: 'The battle so far' });
  // of the newest there is nothing to go back from
  await expect.element(log.getByRole('listitem').first()).toHaveTextContent(/2 hits|1 hit, now 2/);
  expect(
    log
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Go back to/ })
      .query(),
  ).toBeNull();

  await lineOf(/^Go back to: .*: .*1 hit/)
    .last()
    .click();
  await expect.element(log.getByText('Take back 3 acts')).toBeVisible();
  expect(document.querySelectorAll('li s')).toHaveLength(3);
  await userEvent.click(log.getByRole('button', { name: 'Leave all as it is' }));
  expect(document.querySelectorAll('li s')).toHaveLength(0);
  expect(hitsOn(held, '0:0')).toBe(2);

  await lineOf(/^Go back to: .*: .*1 hit/)
    .last()
    .click();
  await userEvent.click(log.getByRole('button', { name: 'Take back 3 acts' }));
  expect([hitsOn(held, '0:0'), hitsOn(held, '1:0')]).toEqual([1, 0]);
  expect(acts(held).slice(5)).toEqual(['undo', 'undo', 'undo']);
  expect(held.store.getState().game.phase).toBe('fire');

  await userEvent.click(log.getByRole('button', { name: 'Go back to before the first act' }));
  await userEvent.click(log.getByRole('button', { name: 'Take back 1 act' }));
  expect(hitsOn(held, '0:0')).toBe(0);
});

test('asks the other side for what is theirs to take back', async () => {
  await page.viewport(360, 740);
  const held = tableOf('first');
  const at = '1756-10-01T07:00:00.000Z';
  const facts: readonly GameFact[] = [
    { id: 'a:1', number: 1, role: 'first', at, what: hits('0:0', 1) },
    { id: 'b:1', number: 2, role: 'second', at, what: hits('1:0', 1) },
    { id: 'a:2', number: 3, role: 'first', at, what: hits('0:0', 1) },
  ];
  held.applyServerFacts({ count: 3, facts });
  await render(<Log held={held} role={'first'} />);
  await lineOf(/^Go back to: /)
    .last()
    .click();
  const log = page.getByRole('dialog', { name: 'The battle so far' });
  await expect.element(log.getByText(/ is asked for one of them$/)).toBeVisible();
  await userEvent.click(log.getByRole('button', { name: /^Take back 2 acts/ }));
  expect(held.store.getState().unsent.map(({ what }) => what)).toEqual([
    { act: 'undo', fact: 'a:2' },
    { act: 'wish', fact: 'b:1' },
  ]);
  expect([hitsOn(held, '0:0'), hitsOn(held, '1:0')]).toEqual([1, 1]);
});

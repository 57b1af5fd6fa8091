import { describe, expect, test } from 'vitest';
import type { HandedFact } from '@/lib/games/handover';
import type { SeatRole } from '@/lib/games/permission';
import type { GameFact } from '@/lib/games/schema';
import { hits, smallGame, undo } from '@/lib/rules/fixtures/small-game';
import { createGameStore, lastUndoable } from './game-store';

const EARLY = '1756-10-01T07:00:00.000Z';
const LATE = '9999-10-01T07:00:00.000Z';

const storeOf = (role: SeatRole) =>
  createGameStore({ id: 'lobositz', role, setup: smallGame([1, 1]), count: 0, facts: [] });

const handOver = (n: number, what: HandedFact['what'] = hits('1:0', 1), at = EARLY): HandedFact => ({
  device: 'austria-1',
  n,
  at,
  role: 'second',
  what,
});
const tell = (fact: HandedFact, number: number): GameFact => ({
  id: `${fact.device}:${fact.n}`,
  number,
  role: fact.role,
  at: fact.at,
  what: fact.what,
});
const hitsOn = ({ store }: ReturnType<typeof storeOf>, piece: string) =>
  store.getState().game.pieces.get(piece)?.counters.hits;

describe('what another device has handed over', () => {
  test('stands with what waits here, by the time it was done, and makes the game; it waits for its own device', () => {
    const held = storeOf('first');
    held.act(hits('0:0', 1));
    expect(held.takeIn([handOver(1), handOver(2, hits('1:1', 1), LATE)])).toBe(2);
    const { facts, unsent } = held.store.getState();
    expect(facts.map(({ what, role, waits, handed }) => [what, role, waits, handed])).toEqual([
      [hits('1:0', 1), 'second', undefined, true],
      [hits('0:0', 1), 'first', true, undefined],
      [hits('1:1', 1), 'second', undefined, true],
    ]);
    expect(hitsOn(held, '1:0')).toBe(1);
    expect(unsent).toHaveLength(1);
  });

  test('is taken once', () => {
    const held = storeOf('first');
    expect(held.takeIn([handOver(1)])).toBe(1);
    expect(held.takeIn([handOver(1), handOver(2)])).toBe(1);
    expect(hitsOn(held, '1:0')).toBe(2);
  });

  test('gives way to what the server tells, without being counted twice', () => {
    const held = storeOf('first');
    held.takeIn([handOver(1), handOver(2)]);
    held.applyServerFacts({ count: 1, facts: [tell(handOver(1), 1)] });
    const { facts, handed } = held.store.getState();
    expect(facts.map(({ id, handed: by }) => [id, by])).toEqual([
      ['austria-1:1', undefined],
      ['austria-1:2', true],
    ]);
    expect(handed).toHaveLength(1);
    expect(hitsOn(held, '1:0')).toBe(2);
    expect(held.takeIn([handOver(1)])).toBe(0);
  });

  test('goes where the server took later ones of its device: it was refused', () => {
    const held = storeOf('first');
    held.takeIn([handOver(1), handOver(2)]);
    held.applyServerFacts({ count: 1, facts: [tell(handOver(2), 1)] });
    expect(held.store.getState().facts.map(({ id }) => id)).toEqual(['austria-1:2']);
  });

  test('is not taken back from here by one side: the server does not have it yet', () => {
    const held = storeOf('first');
    held.takeIn([handOver(1, hits('0:0', 1))]);
    expect(lastUndoable(held.store.getState(), 'first')).toBeNull();
    held.applyServerFacts({ count: 1, facts: [tell(handOver(1, hits('0:0', 1)), 1)] });
    expect(lastUndoable(held.store.getState(), 'first')).toMatchObject({ id: 'austria-1:1' });
  });

  test('is sent by an umpire, as acts of the device that did them', () => {
    const held = storeOf('both');
    held.takeIn([handOver(1), handOver(2, undo('', 'austria-1:1').what as HandedFact['what'])]);
    const { unsent, handed } = held.store.getState();
    expect(unsent.map(({ device, n }) => [device, n])).toEqual([
      ['austria-1', 1],
      ['austria-1', 2],
    ]);
    expect(handed).toEqual([]);
    expect(hitsOn(held, '1:0')).toBe(0);
    held.noteSent(unsent, []);
    expect(held.store.getState().facts).toEqual([]);
  });
});

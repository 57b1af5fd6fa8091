import { expect, test } from 'vitest';
import type { GameAct } from '../rules/core/game/fact';
import { nextBatch, type Unsent } from './exchange';
import { MAX_SENT } from './limits';

const row = (device: string, n: number, what: GameAct = { act: 'go on' }, from?: string): Unsent => ({
  game: 'lobositz',
  device,
  n,
  at: '1756-10-01T07:00:00.000Z',
  what,
  ...(from !== undefined && { from }),
});
const undo = (fact: string): GameAct => ({ act: 'undo', fact });
const namesOf = (rows: readonly Unsent[]) => rows.map(({ device, n }) => `${device}:${n}`);

test('a request brings acts of one device, as many as one takes', () => {
  const many = Array.from({ length: MAX_SENT + 1 }, (_, index) => row('a', index + 1));
  expect(nextBatch([row('b', 1), ...many, row('b', 2)])).toEqual([row('b', 1), row('b', 2)]);
  expect(nextBatch(many)).toEqual(many.slice(0, -1));
});

test('what an act names of another device goes before it', () => {
  const waiting = [row('a', 1), row('b', 1, undo('a:1')), row('a', 2, undo('b:1')), row('a', 3)];
  const sent: string[][] = [];
  for (let left = waiting; left.length > 0; ) {
    const batch = nextBatch(left);
    sent.push(namesOf(batch));
    left = left.filter((each) => !batch.includes(each));
  }
  expect(sent).toEqual([['a:1'], ['b:1'], ['a:2', 'a:3']]);
});

test('acts of two devices that name each other do not wait for ever', () => {
  expect(nextBatch([row('a', 1, undo('b:1')), row('b', 1, { act: 'go on' }, 'a:1')])).toHaveLength(1);
});

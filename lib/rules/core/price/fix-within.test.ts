import { expect, test } from 'vitest';
import type { ArmyFile } from '../army/document';
import type { Fix } from '../check/finding';
import { fixesWithin, MOST_COUNTED } from './fix-within';

type Purse = { readonly coins: number; readonly most: number | null };
type Facts = { readonly file: ArmyFile<Purse> };

const fileOf = (army: Purse) => ({ army }) as ArmyFile<Purse>;
const raise = (coins: number): Fix => ({
  label: `${coins}`,
  ops: [{ op: 'set', path: ['army', 'coins'], value: coins }],
});

const counting = () => {
  let times = 0;
  const within = fixesWithin(
    {
      isLimited: ({ file }: Facts) => file.army.most !== null,
      isOver: ({ file: { army } }) => army.most !== null && army.coins > army.most,
    },
    (file: ArmyFile<Purse>): Facts => {
      times++;
      return { file };
    },
  );
  return { within, times: () => times };
};

test('a fix that takes an army over its limit is none; over it already, it is one', () => {
  const { within } = counting();
  const kept = { file: fileOf({ coins: 5, most: 10 }) };
  expect(within(raise(10), kept)).toEqual({ fix: raise(10) });
  expect(within(raise(11), kept)).toEqual({});
  expect(within(undefined, kept)).toEqual({});
  expect(within(raise(12), { file: fileOf({ coins: 11, most: 10 }) })).toEqual({ fix: raise(12) });
});

test('an army without a limit is not counted anew, whatever its faults', () => {
  const { within, times } = counting();
  const free = { file: fileOf({ coins: 5, most: null }) };
  for (let coins = 0; coins < 2 * MOST_COUNTED; coins++) expect(within(raise(coins), free)).not.toEqual({});
  expect(times()).toBe(0);
});

test('a limited army of many faults is counted so often and no more, and is told the same when asked again', () => {
  const { within, times } = counting();
  const facts = { file: fileOf({ coins: 5, most: 2 * MOST_COUNTED }) };
  const offered = () =>
    Array.from({ length: 2 * MOST_COUNTED }, (_, coins) => within(raise(coins), facts).fix !== undefined);
  const first = offered();
  expect(first.filter(Boolean)).toHaveLength(MOST_COUNTED);
  expect(offered()).toEqual(first);
  expect(times()).toBe(MOST_COUNTED);
});

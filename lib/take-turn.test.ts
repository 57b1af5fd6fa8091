import { describe, expect, test } from 'vitest';
import { takeTurn } from './take-turn';

/** A count that others raise while an attempt is being made, as often as given. */
const turnsBeside = (others: number) => {
  let count = 0;
  let left = others;
  return {
    turns: { read: async () => count, raise: () => [] },
    comeBetween: () => {
      if (left-- > 0) count += 1;
    },
  };
};

describe('what is answered without a write is worth what was read', () => {
  for (const others of [0, 1, 3])
    test(`${others} writers came between: asked again until nobody did`, async () => {
      const { turns, comeBetween } = turnsBeside(others);
      let attempts = 0;
      const answer = await takeTurn(turns, async (from) => {
        attempts += 1;
        comeBetween();
        return { answer: from };
      });
      expect({ answer, attempts }).toEqual({ answer: others, attempts: others + 1 });
    });

  test('it ends also where somebody always comes between', async () => {
    const { turns, comeBetween } = turnsBeside(Number.POSITIVE_INFINITY);
    let attempts = 0;
    await takeTurn(turns, async (from) => {
      attempts += 1;
      comeBetween();
      return { answer: from };
    });
    expect(attempts).toBe(40);
  });
});

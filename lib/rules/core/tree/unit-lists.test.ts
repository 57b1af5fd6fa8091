import { describe, expect, test } from 'vitest';
import { unitList } from './tree';
import { countedName, eachPrice, piled, pileNumber, pilePoints } from './unit-lists';
import { unitNumbers } from './unit-numbers';

const unit = (id: string, name: string) => ({ id, name, type: 'line' });
const first = {
  post: 'First',
  ...unitList(
    ['brigades', 0, 'units'],
    [unit('a', 'Foot'), unit('b', 'Foot'), unit('c', 'Horse'), unit('d', 'Foot')],
  ),
};
const context = (combine: boolean, points: (path: readonly (string | number)[]) => number | null) => ({
  options: { combine },
  points,
});
const MANY = 9;
const told = (piles: ReturnType<typeof piled<(typeof first)['units'][0]>>) =>
  piles.map(({ of, count, post }) => [of.unit.id, count, post]);

describe('units alike', () => {
  test('each stands alone where they are not to be combined', () => {
    expect(
      piled(
        first,
        context(false, () => 5),
        MANY,
      ).map(({ count }) => count),
    ).toEqual([1, 1, 1, 1]);
  });

  test('those of a formation stand where the first stands', () => {
    expect(
      told(
        piled(
          first,
          context(true, () => 5),
          MANY,
        ),
      ),
    ).toEqual([
      ['a', 3, 'First'],
      ['c', 1, 'First'],
    ]);
  });

  test('a full pile is followed by another', () => {
    expect(
      told(
        piled(
          first,
          context(true, () => 5),
          2,
        ),
      ),
    ).toEqual([
      ['a', 2, 'First'],
      ['c', 1, 'First'],
      ['d', 1, 'First'],
    ]);
  });

  test('a unit of another price, and one that stands apart, are not among them', () => {
    const dearer = context(true, (at) => (at.at(-1) === 1 ? 6 : 5));
    expect(told(piled(first, dearer, MANY)).map(([id]) => id)).toEqual(['a', 'b', 'c']);
    const led = piled(
      first,
      context(true, () => null),
      MANY,
      ({ id }) => id === 'a',
    );
    expect(led.map(({ of, count }) => [of.unit.id, count])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
  });

  test('a pile tells the numbers of its units, the price of one and of all', () => {
    const [foot] = piled(
      first,
      context(true, () => 5),
      MANY,
    );
    if (foot === undefined) throw new Error('There is no pile');
    expect(pilePoints(foot)).toBe(15);
    expect(eachPrice(foot)).toBe('3 × 5');
    expect(pileNumber(foot, unitNumbers([first]))).toBe('1.1–1.2, 1.4');
    expect([pilePoints({ count: 2, points: null }), eachPrice({ count: 2, points: null })]).toEqual([
      null,
      '',
    ]);
    expect([countedName(1, 'Foot'), countedName(2, 'Foot')]).toEqual(['Foot', '2 × Foot']);
  });
});

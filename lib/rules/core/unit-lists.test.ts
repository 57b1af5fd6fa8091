import { describe, expect, test } from 'vitest';
import { unitList } from './tree';
import { countedName, piled, piledLists, pilePoints } from './unit-lists';

const unit = (id: string, name: string) => ({ id, name });
const lists = [
  { post: 'First', ...unitList(['first'], [unit('a', 'Foot'), unit('b', 'Foot'), unit('c', 'Horse')]) },
  { post: 'Second', ...unitList(['second'], [unit('d', 'Foot'), unit('e', 'Horse')]) },
];
const context = (combine: boolean, points: (path: readonly (string | number)[]) => number | null) => ({
  options: { combine },
  points,
});
const told = (piles: ReturnType<typeof piledLists<(typeof lists)[0]['units'][0]>>) =>
  piles.map((list) => list.map(({ of, count, posts }) => [of.unit.id, count, posts.join(' ')]));

describe('units alike', () => {
  test('each stands alone where they are not to be combined', () => {
    expect(
      piledLists(
        lists,
        context(false, () => 5),
      ).map((list) => list.length),
    ).toEqual([3, 2]);
  });

  test('those of all lists stand where the first stands, with their posts', () => {
    expect(
      told(
        piledLists(
          lists,
          context(true, () => 5),
        ),
      ),
    ).toEqual([
      [
        ['a', 3, 'First Second'],
        ['c', 2, 'First Second'],
      ],
      [],
    ]);
  });

  test('a full pile is followed by another', () => {
    expect(
      told(
        piledLists(
          lists,
          context(true, () => 5),
          2,
        ),
      ),
    ).toEqual([
      [
        ['a', 2, 'First'],
        ['c', 2, 'First Second'],
      ],
      [['d', 1, 'Second']],
    ]);
  });

  test('a unit of another price, and one that stands apart, are not among them', () => {
    const dearer = context(true, ([list, index]) => (list === 'first' && index === 1 ? 6 : 5));
    expect(told(piledLists(lists, dearer))[0]?.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    const led = piledLists(
      lists,
      context(true, () => null),
      undefined,
      ({ id }) => id === 'a',
    );
    expect(told(led)[0]?.map(([id, count]) => [id, count])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
    ]);
  });

  test('a pile costs what all of it costs', () => {
    const [foot] = piled(
      lists[0]?.units ?? [],
      context(true, () => 5),
    );
    expect(foot === undefined ? null : pilePoints(foot)).toBe(10);
    expect(pilePoints({ count: 2, points: null })).toBeNull();
    expect([countedName(1, 'Foot'), countedName(2, 'Foot')]).toEqual(['Foot', '2 × Foot']);
  });
});

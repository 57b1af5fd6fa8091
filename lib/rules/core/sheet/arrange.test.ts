import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, moved, PLATE_STEPS, postsOf, stepped } from './arrange';
import { PLATE_LINES, PLATE_WINGS, type PlateBody, type PlateLayout } from './plate';
import { SYMBOLS, type SymbolName } from './symbol';

const body = (id: string, name: string, symbol: SymbolName, count = 2): PlateBody => ({
  id,
  names: [name],
  head: name,
  about: '',
  blocks: Array.from({ length: count }, () => ({
    symbol,
    nation: 'prussia',
    title: 'x',
    detail: '',
    cells: 1,
    breadth: 1,
  })),
});

const drawn = (bodies: readonly PlateBody[], layout: PlateLayout = {}): string =>
  arrange(bodies, layout)
    .map(
      ({ line, wings }) =>
        `${line}: ${PLATE_WINGS.map((wing) => wings[wing].map(({ id }) => id).join(' ')).join(' | ')}`,
    )
    .join('; ');

describe('by rule', () => {
  test('a lone brigade of horse stands whole on the right', () => {
    expect(drawn([body('h', 'Horse', 'heavy-cavalry'), body('f', 'Foot', 'line')])).toBe('first:  | f | h');
  });

  test('of two the first stands on the right, the second on the left', () => {
    expect(
      drawn([
        body('h1', 'Horse', 'heavy-cavalry'),
        body('f', 'Foot', 'line'),
        body('h2', 'Hussars', 'light-cavalry'),
      ]),
    ).toBe('first: h2 | f | h1');
  });

  test('guns and light troops stand before the lines', () => {
    expect(
      drawn([body('g', 'Guns', 'gun-heavy'), body('l', 'Light', 'light'), body('f', 'Foot', 'line')]),
    ).toBe('front:  | g l | ; first:  | f | ');
  });

  test('of many brigades of foot the later half stands behind', () => {
    const foot = ['a', 'b', 'c', 'd'].map((id) => body(id, `Brigade ${id}`, 'line'));
    expect(drawn(foot)).toBe('first:  | a b | ; second:  | c d | ');
  });

  test('names say more than the order, the innermost most', () => {
    const within = { ...body('x', 'Second line', 'line'), names: ['Left wing, first line', 'Second line'] };
    expect(drawn([within, body('r', 'Reserve of the right', 'line')])).toBe(
      'second: x |  | ; reserve:  |  | r',
    );
  });
});

const arbitraryBodies = fc
  .array(
    fc.record({
      symbol: fc.constantFrom(...SYMBOLS),
      name: fc.constantFrom('First line', 'left', 'Right wing, 2nd line', 'Brigade', 'Reserve'),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((list) => list.map(({ symbol, name }, index) => body(`b${index}`, name, symbol)));

describe('as the player puts them', () => {
  test('a formation stands where it was put, and no other leaves its line and wing', () => {
    fc.assert(
      fc.property(
        arbitraryBodies,
        fc.constantFrom(...PLATE_LINES),
        fc.constantFrom(...PLATE_WINGS),
        (bodies, line, wing) => {
          const before = postsOf(bodies, {});
          const layout = moved(bodies, {}, 'b0', { line, wing });
          const after = postsOf(bodies, layout);
          expect(after[0]).toMatchObject({ line, wing });
          for (const [index, post] of before.entries()) {
            if (index > 0) expect(after[index]).toMatchObject({ line: post.line, wing: post.wing });
          }
        },
      ),
    );
  });

  test('a step to the right and one to the left are none, and no step loses anybody', () => {
    fc.assert(
      fc.property(
        arbitraryBodies,
        fc.array(fc.constantFrom(...PLATE_STEPS), { maxLength: 6 }),
        (bodies, steps) => {
          const layout = steps.reduce((each, step) => stepped(bodies, each, 'b0', step), {} as PlateLayout);
          const standing = arrange(bodies, layout).flatMap(({ wings }) =>
            PLATE_WINGS.flatMap((wing) => wings[wing]),
          );
          expect(standing.map(({ id }) => id).toSorted()).toEqual(bodies.map(({ id }) => id).toSorted());
          const right = stepped(bodies, layout, 'b0', 'right');
          if (right !== layout)
            expect(drawn(bodies, stepped(bodies, right, 'b0', 'left'))).toBe(drawn(bodies, layout));
        },
      ),
    );
  });

  test('nobody is moved that is not there', () => {
    expect(moved([], {}, 'x', { line: 'first', wing: 'left' })).toEqual({});
    expect(stepped([], {}, 'x', 'left')).toEqual({});
  });
});

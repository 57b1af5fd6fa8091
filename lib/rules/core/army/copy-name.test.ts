import { expect, test } from 'vitest';
import { copyName, copyNames, freeName } from './copy-name';
import { MAX_NAME } from './name';

test.each([
  ['Vanguard', 'Vanguard (copy)'],
  ['Vanguard (copy)', 'Vanguard (copy 2)'],
  ['Vanguard (copy 9)', 'Vanguard (copy 10)'],
  ['(copy) of it', '(copy) of it (copy)'],
  ['', '(copy)'],
])('a copy of %j is called %j', (name, wanted) => {
  expect(copyName(name)).toBe(wanted);
});

test('each next name counts one further', () => {
  const names = copyNames('Vanguard');
  expect([1, 2, 3].map(() => names.next().value)).toEqual([
    'Vanguard (copy)',
    'Vanguard (copy 2)',
    'Vanguard (copy 3)',
  ]);
});

test.each([undefined, 200])('a long name gives way to the mark, within %j characters', (max) => {
  const bound = max ?? MAX_NAME;
  const copy = copyName('x'.repeat(bound), max);
  expect(copy).toHaveLength(bound);
  expect(copy.endsWith('x (copy)')).toBe(true);
  expect(copyName(copy, max).endsWith('x (copy 2)')).toBe(true);
  expect(copyName(`${'x'.repeat(bound - 8)}🐎🐎`, max).isWellFormed()).toBe(true);
});

test.each([
  [[], 'Prussia 1756'],
  [['Prussia 1756'], 'Prussia 1756, 2'],
  [['Prussia 1756, 2', 'Prussia 1756', 'Prussia 1756, 3'], 'Prussia 1756, 4'],
  [['Prussia 1756, 2'], 'Prussia 1756'],
])('beside %j a new army is called %j', (taken, wanted) => {
  expect(freeName('Prussia 1756', taken)).toBe(wanted);
});

test('a numbered name is no longer than names are', () => {
  const long = 'x'.repeat(MAX_NAME);
  expect(freeName(long, [long]).length).toBe(MAX_NAME);
});

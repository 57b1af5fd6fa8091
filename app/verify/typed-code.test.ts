import { expect, test } from 'vitest';
import { typedCode } from '../../lib/events/enter/code';

test.each([
  ['am-3hf2-qn', 'AM-3HF2-QN'],
  [' AM 3HF2 QN ', 'AM3HF2QN'],
  ['0I-3HF2-QN', 'OI-3HF2-QN'],
  ['o1-3hf2-qn', 'OI-3HF2-QN'],
  ['../../api', 'API'],
  ['', ''],
  [undefined, ''],
  [['a', 'b'], ''],
])('%j is looked up as %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('a text that is no code is cut', () => {
  expect(typedCode('A'.repeat(5000))).toHaveLength(40);
});

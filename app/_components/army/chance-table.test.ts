import { expect, test } from 'vitest';
import { percentText } from './chance-table';

test.each([
  [0, '0%'],
  [1 / 1296, '<1%'],
  [1 / 6, '17%'],
  [1 / 2, '50%'],
  [1295 / 1296, '>99%'],
  [1, '100%'],
])('a chance of %d is %s', (chance, text) => expect(percentText(chance)).toBe(text));

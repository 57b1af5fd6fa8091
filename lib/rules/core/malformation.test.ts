import { expect, test } from 'vitest';
import { z } from 'zod';
import { malformations } from './malformation';

const FORM = z.strictObject({
  size: z.int().min(0).max(99),
  type: z.enum(['line', 'guard']),
  large: z.boolean(),
  name: z.string().max(3),
  units: z.array(z.string()).max(1),
  format: z.literal(1),
  rule: z.union([z.literal('on'), z.literal('off')]),
  points: z.number().multipleOf(0.5),
  tables: z.record(z.string().max(2), z.number()),
  rating: z.union([z.enum(['0', '1']), z.literal([0, 1]).transform(String)]),
  note: z.union([z.string(), z.number()]),
  id: z.string().regex(/^\w+$/, 'an id: letters'),
});

const WELL = {
  size: 1,
  type: 'line',
  large: true,
  name: 'abc',
  units: [],
  format: 1,
  rule: 'on',
  points: 1.5,
  tables: {},
  rating: 1,
  note: '',
  id: 'a',
};

const told = (input: unknown): string[] => {
  const { error } = FORM.safeParse(input);
  return malformations(error?.issues ?? [], input).map(({ at, message }) => `${at.join('.')}: ${message}`);
};

test.each([
  ['size', '7', 'size: expected a number, found "7"'],
  ['size', 1.5, 'size: expected a whole number, found 1.5'],
  ['size', -1, 'size: expected at least 0, found -1'],
  ['size', 100, 'size: expected at most 99, found 100'],
  ['size', undefined, 'size: missing: expected a number'],
  ['type', 'gard', 'type: expected one of "line", "guard", found "gard"'],
  ['large', 'yes', 'large: expected true or false, found "yes"'],
  ['name', 'abcd', 'name: expected at most 3 characters, found "abcd"'],
  ['name', null, 'name: expected text, found null'],
  ['units', ['a', 'b'], 'units: expected at most 1 entry, found a list of 2'],
  ['units', {}, 'units: expected a list, found an object'],
  ['format', 2, 'format: expected 1, found 2'],
  ['rule', 'of', 'rule: expected one of "on", "off", found "of"'],
  ['points', 0.3, 'points: expected a number in steps of 0.5, found 0.3'],
  ['tables', [], 'tables: expected an object, found an empty list'],
  ['tables', { abc: 1 }, 'tables.abc: expected a key of at most 2 characters'],
  ['rating', 3, 'rating: expected one of "0", "1", 0, 1, found 3'],
  ['note', true, 'note: expected text or a number, found true'],
  ['id', '-', 'id: expected an id: letters, found "-"'],
  ['extra', 1, 'extra: Unknown key "extra"'],
])('%s: %j', (key, value, message) => {
  expect(told({ ...WELL, [key]: value })).toEqual([message]);
});

test('what is well formed has no fault', () => {
  expect(told(WELL)).toEqual([]);
});

test('no more than twenty are told', () => {
  const list = z.array(z.number());
  const input = Array.from({ length: 30 }, () => 'x');
  expect(malformations(list.safeParse(input).error?.issues ?? [], input)).toHaveLength(20);
});

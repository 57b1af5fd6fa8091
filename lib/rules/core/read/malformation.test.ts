import { expect, test } from 'vitest';
import { z } from 'zod';
import { malformations } from './malformation';

const FORM = z.strictObject({
  size: z.int().min(0).max(99),
  type: z.enum(['line', 'guard']),
  large: z.boolean(),
  name: z.string().max(3),
  units: z.array(z.string()).max(1),
  muster: z.literal(1),
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
  muster: 1,
  rule: 'on',
  points: 1.5,
  tables: {},
  rating: 1,
  note: '',
  id: 'a',
};

const told = (input: unknown): string[] => {
  const { error } = FORM.safeParse(input);
  return malformations(error?.issues ?? [], input, FORM).map(
    ({ at, message }) => `${at.join('.')}: ${message}`,
  );
};

test.each([
  ['size', '7', 'size: Size: expected a whole number from 0 to 99, found “7”'],
  ['size', 1.5, 'size: Size: expected a whole number from 0 to 99, found 1.5'],
  ['size', -1, 'size: Size: expected a whole number from 0 to 99, found -1'],
  ['size', 100, 'size: Size: expected a whole number from 0 to 99, found 100'],
  ['size', undefined, 'size: No size: expected a whole number from 0 to 99'],
  ['size', null, 'size: No size: expected a whole number from 0 to 99'],
  ['type', 'gard', 'type: Kind of troops: expected one of “line”, “guard”, found “gard”'],
  ['large', 'yes', 'large: Large: expected true or false, found “yes”'],
  ['name', 'abcd', 'name: Name: expected at most 3 characters, found “abcd”'],
  ['name', null, 'name: No name: expected text'],
  ['units', ['a', 'b'], 'units: Units: expected at most 1 entry, found a list of 2'],
  ['units', {}, 'units: Units: expected a list, found an entry with fields'],
  ['muster', 2, 'muster: Format: expected 1, found 2'],
  ['rule', 'of', 'rule: Rule: expected one of “on”, “off”, found “of”'],
  ['points', 0.3, 'points: Points: expected a number in steps of 0.5, found 0.3'],
  ['tables', [], 'tables: Tables: expected an entry with fields, found an empty list'],
  ['tables', { abc: 1 }, 'tables.abc: House tables: abc: expected a key of at most 2 characters'],
  ['rating', 3, 'rating: Rating: expected one of “0”, “1”, 0, 1, found 3'],
  ['note', true, 'note: Note: expected text or a number, found true'],
  ['id', '-', 'id: Id: expected an id: letters, found “-”'],
  [
    'extra',
    1,
    'extra: Unknown field “extra”; known: size, type, large, name, units, muster, rule, points, tables, rating, note, id',
  ],
])('%s: %j', (key, value, message) => {
  expect(told({ ...WELL, [key]: value })).toEqual([message]);
});

const TREE = z.strictObject({
  army: z.strictObject({
    year: z.int().min(1756).max(1763),
    brigades: z.array(
      z.strictObject({
        name: z.string(),
        commander: z.strictObject({ rating: z.int().min(0).max(2) }),
        units: z.array(z.strictObject({ figures: z.int().min(1).max(4), name: z.string().default('') })),
      }),
    ),
  }),
});

const treeTold = (change: (army: { year: unknown; brigades: unknown[] }) => void): string[] => {
  const brigade = { name: 'Vorhut', commander: { rating: 1 }, units: [{ figures: 1 }, { figures: 2 }] };
  const army: { year: unknown; brigades: unknown[] } = {
    year: 1757,
    brigades: [{ ...brigade, name: '' }, brigade],
  };
  change(army);
  const { error } = TREE.safeParse({ army });
  return malformations(error?.issues ?? [], { army }, TREE).map(({ message }) => message);
};

const unit = (figures: unknown, name = '') => ({
  name: 'Vorhut',
  commander: { rating: 1 },
  units: [{ figures: 1 }, { figures, name }],
});

test('a place is named as its player knows it, and a year has no comma', () => {
  expect(treeTold((army) => army.brigades.splice(0, 1, unit(null)))).toEqual([
    'Brigade 1 “Vorhut”, unit 2: no figures: expected a whole number from 1 to 4',
  ]);
  expect(treeTold((army) => army.brigades.splice(1, 1, unit(9, 'Bevern')))).toEqual([
    'Brigade 2 “Vorhut”, unit 2 “Bevern”: figures: expected a whole number from 1 to 4, found 9',
  ]);
  expect(treeTold((army) => army.brigades.splice(1, 1, 7))).toEqual([
    'Brigade 2: expected an entry with fields, found 7',
  ]);
  expect(treeTold((army) => army.brigades.splice(1, 1, { ...unit(1), commander: { rating: 3 } }))).toEqual([
    'Brigade 2 “Vorhut”, commander: rating: expected a whole number from 0 to 2, found 3',
  ]);
  expect(
    treeTold((army) => {
      army.year = 1803;
    }),
  ).toEqual(['Year: expected a whole number from 1756 to 1763, found 1803']);
});

test('what is well formed has no fault', () => {
  expect(told(WELL)).toEqual([]);
});

test('no more than twenty are told', () => {
  const list = z.array(z.number());
  const input = Array.from({ length: 30 }, () => 'x');
  expect(malformations(list.safeParse(input).error?.issues ?? [], input)).toHaveLength(20);
});

test('the same wrong word in many places is told once', () => {
  const list = z.array(z.strictObject({ nation: z.enum(['prussia', 'austria']) }));
  const input = Array.from({ length: 11 }, () => ({ nation: 'mars' }));
  const told = malformations(list.safeParse(input).error?.issues ?? [], input, list);
  expect(told.map(({ at, message }) => [at, message])).toEqual([
    [
      [0, 'nation'],
      'Entry of the list 1: nation: expected one of “prussia”, “austria”, found “mars”; the same in 10 other places',
    ],
  ]);
});

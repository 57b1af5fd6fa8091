import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../army/document';
import { edited, moved, type Op } from '../army/edit';
import { mergeArmies } from './merge';

type Army = {
  budget: number;
  general: { id: string; name: string } | null;
  brigades: { id: string; name: string; units: { id: string; name: string }[] }[];
  independents: { id: string; name: string }[];
};

const units = (brigade: string) => [1, 2, 3].map((number) => ({ id: `${brigade}${number}`, name: '' }));

const BASE: ArmyFile = {
  muster: 1,
  system: 'any',
  edition: '1',
  dataVersion: '1',
  name: 'Army',
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {
    budget: 1000,
    general: { id: 'g', name: 'Fritz' },
    brigades: ['a', 'b', 'c'].map((id) => ({ id, name: id, units: units(id) })),
    independents: [],
  },
};

const armyOf = (file: ArmyFile | undefined) => file?.army as Army;
const inArmy = (...path: (string | number)[]) => ['army', ...path];
const version = (...ops: Op[]): ArmyFile => edited(BASE, ops);
const shape = (file: ArmyFile | undefined) =>
  file === undefined
    ? 'they touch'
    : [
        ...armyOf(file).brigades.map(({ id, units: of }) => [id, ...of.map((unit) => unit.id)].join(' ')),
        armyOf(file)
          .independents.map(({ id }) => id)
          .join(' '),
      ].join(' | ');

const rename = (brigade: number, unit: number, name: string): Op => ({
  op: 'set',
  path: inArmy('brigades', brigade, 'units', unit, 'name'),
  value: name,
});
const add = (brigade: number, at: number, id: string): Op => ({
  op: 'insert',
  path: inArmy('brigades', brigade, 'units', at),
  value: { id, name: id },
});
const remove = (brigade: number, unit: number): Op => ({
  op: 'remove',
  path: inArmy('brigades', brigade, 'units', unit),
});
const move = (from: number, unit: number, to: number, at: number) =>
  moved(BASE, inArmy('brigades', from, 'units', unit), inArmy('brigades', to, 'units'), at);

describe('two versions made of one', () => {
  test.each<[string, Op[], Op[], string]>([
    [
      'one adds here, one there',
      [add(0, 3, 'x')],
      [add(1, 0, 'y')],
      'a a1 a2 a3 x | b y b1 b2 b3 | c c1 c2 c3 | ',
    ],
    [
      'both add to one brigade',
      [add(0, 1, 'x')],
      [add(0, 3, 'y')],
      'a a1 x a2 a3 y | b b1 b2 b3 | c c1 c2 c3 | ',
    ],
    [
      'one adds where another takes out',
      [add(0, 1, 'x')],
      [remove(0, 0)],
      'a x a2 a3 | b b1 b2 b3 | c c1 c2 c3 | ',
    ],
    [
      'one moves what the other left alone',
      move(0, 0, 2, 1),
      [rename(0, 1, 'n')],
      'a a2 a3 | b b1 b2 b3 | c c1 a1 c2 c3 | ',
    ],
    [
      'one reorders brigades',
      moved(BASE, inArmy('brigades', 2), inArmy('brigades'), 0),
      [add(1, 3, 'x')],
      'c c1 c2 c3 | a a1 a2 a3 | b b1 b2 b3 x | ',
    ],
    ['both take out the same', [remove(0, 0)], [remove(0, 0)], 'a a2 a3 | b b1 b2 b3 | c c1 c2 c3 | '],
    ['both change one unit', [rename(0, 0, 'n')], [rename(0, 0, 'o')], 'they touch'],
    ['one changes what the other takes out', [rename(0, 0, 'n')], [remove(0, 0)], 'they touch'],
    ['both move one unit', move(0, 0, 1, 0), move(0, 0, 2, 0), 'they touch'],
    [
      'one adds to a brigade that the other takes out',
      [add(0, 0, 'x')],
      [{ op: 'remove', path: inArmy('brigades', 0) }],
      'they touch',
    ],
    [
      'both put somebody else in one place',
      [{ op: 'set', path: inArmy('general'), value: { id: 'h', name: '' } }],
      [{ op: 'set', path: inArmy('general'), value: { id: 'i', name: '' } }],
      'they touch',
    ],
    [
      'both set the budget',
      [{ op: 'set', path: inArmy('budget'), value: 1 }],
      [{ op: 'set', path: inArmy('budget'), value: 2 }],
      'they touch',
    ],
    [
      'both reorder a brigade, each its own way',
      moved(BASE, inArmy('brigades', 0, 'units', 0), inArmy('brigades', 0, 'units'), 2),
      moved(BASE, inArmy('brigades', 0, 'units', 2), inArmy('brigades', 0, 'units'), 1),
      'they touch',
    ],
  ])('%s', (_, mine, theirs, expected) => {
    expect(shape(mergeArmies(BASE, version(...mine), version(...theirs)))).toBe(expected);
  });

  test('settings, name and general change each for themselves', () => {
    const merged = mergeArmies(
      BASE,
      version(
        { op: 'set', path: ['settings', 'one'], value: true },
        { op: 'set', path: ['name'], value: 'Mine' },
      ),
      version(
        { op: 'set', path: ['settings', 'two'], value: 3 },
        { op: 'set', path: inArmy('general'), value: null },
      ),
    );
    expect(merged).toMatchObject({ name: 'Mine', settings: { one: true, two: 3 }, army: { general: null } });
  });

  test('one id in two places is left to people', () => {
    expect(mergeArmies(BASE, version(add(0, 0, 'b1')), version(rename(2, 0, 'n')))).toBeUndefined();
  });
});

/** Changes of whole brigades, of which each side has its own: they never touch. */
const changes = (brigade: number, who: string) =>
  fc
    .array(
      fc.oneof(
        fc.constant(add(brigade, 0, '')),
        fc.nat(2).map((unit) => rename(brigade, unit, `${who}${unit}`)),
        fc.nat(2).map((unit) => remove(brigade, unit)),
      ),
      { maxLength: 4 },
    )
    .map((ops) =>
      ops.reduce((file, op, index) => {
        const { units: of } = armyOf(file).brigades[brigade] ?? { units: [] };
        const at = Number(op.path[4]);
        if (op.op !== 'insert' && at >= of.length) return file;
        return edited(file, [op.op === 'insert' ? add(brigade, 0, `${who}-${index}`) : op]);
      }, BASE),
    );

test('what each side did to its own brigades is in both, whoever comes first', () => {
  fc.assert(
    fc.property(changes(0, 'm'), changes(2, 't'), (mine, theirs) => {
      const merged = mergeArmies(BASE, mine, theirs);
      expect(armyOf(merged).brigades).toEqual([
        armyOf(mine).brigades[0],
        armyOf(BASE).brigades[1],
        armyOf(theirs).brigades[2],
      ]);
      expect(mergeArmies(BASE, theirs, mine)).toEqual(merged);
      expect(mergeArmies(BASE, BASE, theirs)).toEqual(theirs);
      expect(mergeArmies(BASE, mine, BASE)).toEqual(mine);
      expect(mergeArmies(BASE, mine, mine)).toEqual(mine);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited } from '@/lib/rules/core/army/edit';
import {
  applyChange,
  type Change,
  type Editing,
  emptyHistory,
  redo,
  type Snapshot,
  travel,
  undo,
} from '@/lib/rules/core/army/editing';
import { OWN_BOUNDS } from '../bounds';
import type { OwnBattle } from '../document';
import { battle, battles, brigade, side, unit } from '../fixtures/battles';
import { readBattleValue } from '../read-document';
import { addFormation, addUnit, addWithin } from './additions';
import { dropSpot } from './drop';
import { duplicate, moveBy, moveIn, moveOut, moveTo, remove, rename } from './moves';
import { type BattleTree, treeOf } from './tree';

const SMALL = battle({
  sides: [
    side('Allies', {
      nations: ['hanover'],
      formations: [
        brigade('f1', 'First line', {
          kind: 'line',
          units: [unit('a', 'A'), unit('b', 'B')],
          children: [brigade('f2', 'Brigade', { units: [unit('c', 'C')] })],
        }),
        brigade('f3', 'Second line'),
      ],
    }),
    side('French', { formations: [brigade('g1', 'Right wing', { units: [unit('x', 'X')] })] }),
  ],
});

type Nodes = OwnBattle['sides'][number]['formations'];

/** "f1[a b f2[c]] f3[] | g1[x]" */
const shapeOf = ({ sides }: OwnBattle): string => {
  const list = (formations: Nodes): string =>
    formations
      .map(({ id, units, children }) => {
        const inside = [...units.map((each) => each.id), ...(children.length > 0 ? [list(children)] : [])];
        return `${id}[${inside.join(' ')}]`;
      })
      .join(' ');
  return sides.map(({ formations }) => list(formations)).join(' | ');
};

const shaped = (change: Change | null): string =>
  change === null ? 'nothing' : shapeOf(edited(SMALL, change.ops));

const SMALL_TREE = treeOf(SMALL);
let made = 0;
const newId = () => `n${++made}`;

describe('moves', () => {
  test.each([
    ['a unit down', moveBy(SMALL, SMALL_TREE, 'a', 1), 'f1[b a f2[c]] f3[] | g1[x]'],
    ['a unit into the next formation', moveBy(SMALL, SMALL_TREE, 'b', 1), 'f1[a f2[b c]] f3[] | g1[x]'],
    ['a unit out of a brigade', moveBy(SMALL, SMALL_TREE, 'c', -1), 'f1[a b c f2[]] f3[] | g1[x]'],
    ['a unit to the other side', moveBy(SMALL, SMALL_TREE, 'x', -1), 'f1[a b f2[c]] f3[x] | g1[]'],
    ['the first unit of all', moveBy(SMALL, SMALL_TREE, 'a', -1), 'nothing'],
    ['a formation down', moveBy(SMALL, SMALL_TREE, 'f1', 1), 'f3[] f1[a b f2[c]] | g1[x]'],
    ['the last formation of a side', moveBy(SMALL, SMALL_TREE, 'f3', 1), 'nothing'],
    ['a formation into the one before', moveIn(SMALL, SMALL_TREE, 'f3'), 'f1[a b f2[c] f3[]] | g1[x]'],
    ['a formation with none before', moveIn(SMALL, SMALL_TREE, 'f2'), 'nothing'],
    ['a unit into a brigade', moveIn(SMALL, SMALL_TREE, 'a'), 'f1[b f2[a c]] f3[] | g1[x]'],
    ['a formation out', moveOut(SMALL, SMALL_TREE, 'f2'), 'f1[a b] f2[c] f3[] | g1[x]'],
    ['a unit out', moveOut(SMALL, SMALL_TREE, 'c'), 'f1[a b c f2[]] f3[] | g1[x]'],
    ['a unit that nothing is around', moveOut(SMALL, SMALL_TREE, 'a'), 'nothing'],
    [
      'a formation behind one that moves up',
      moveTo(SMALL, SMALL_TREE, 'f1', { parent: 'f3', index: 0 }),
      'f3[f1[a b f2[c]]] | g1[x]',
    ],
    ['a formation into itself', moveTo(SMALL, SMALL_TREE, 'f1', { parent: 'f2', index: 0 }), 'nothing'],
    ['a unit right under a side', moveTo(SMALL, SMALL_TREE, 'a', { parent: 'side:1', index: 0 }), 'nothing'],
    ['a unit removed', remove(SMALL_TREE, 'b'), 'f1[a f2[c]] f3[] | g1[x]'],
    ['a side', remove(SMALL_TREE, 'side:0'), 'nothing'],
  ])('%s', (_what, change, shape) => {
    expect(shaped(change)).toBe(shape);
  });

  test('a new unit is like the one before it, and stands behind it', () => {
    const change = addUnit(SMALL_TREE, 'a', () => 'new');
    expect(shaped(change)).toBe('f1[a new b f2[c]] f3[] | g1[x]');
    const first = addUnit(SMALL_TREE, 'f3', () => 'new');
    expect(first?.ops[0]).toMatchObject({ value: { nation: 'hanover', arm: 'infantry', battalions: null } });
    expect(shaped(first)).toBe('f1[a b f2[c]] f3[new] | g1[x]');
  });

  test('where it lands is where it is shown to land', () => {
    const dropped = (id: string, over: string, behind: boolean) => {
      const spot = dropSpot(SMALL_TREE, id, over, behind);
      return spot && shaped(moveTo(SMALL, SMALL_TREE, id, spot));
    };
    expect(dropped('a', 'b', true)).toBe('f1[b a f2[c]] f3[] | g1[x]');
    expect(dropped('a', 'b', false)).toBeNull();
    expect(dropped('a', 'f3', false)).toBe('f1[b f2[c]] f3[a] | g1[x]');
    expect(dropped('f3', 'c', false)).toBe('f1[a b f2[c f3[]]] | g1[x]');
    expect(dropped('f1', 'c', false)).toBeNull();
    expect(dropped('f3', 'side:1', false)).toBe('f1[a b f2[c]] | f3[] g1[x]');
    expect(dropped('a', 'side:1', false)).toBeNull();
  });
});

const of = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];

type Move = (file: OwnBattle, tree: BattleTree, id: string, to: number) => Change | null;

/** Whatever can be done to a tree without adding or taking away. */
const MOVES: readonly Move[] = [
  (file, tree, id) => moveBy(file, tree, id, 1),
  (file, tree, id) => moveBy(file, tree, id, -1),
  moveIn,
  moveOut,
  (file, tree, id, to) => moveTo(file, tree, id, { parent: of(tree.nodes, to)?.id ?? '', index: to % 5 }),
  (file, tree, id, to) => {
    const spot = dropSpot(tree, id, of(tree.nodes, to)?.id ?? '', to % 2 === 0);
    return spot && moveTo(file, tree, id, spot);
  },
  (_file, tree, id) => rename(tree, id, 'Renamed'),
];

const CHANGES: readonly Move[] = [
  ...MOVES,
  (_file, tree, id) => duplicate(tree, id, newId),
  (_file, tree, id) => remove(tree, id),
  (_file, tree, id) => addUnit(tree, id, newId),
  (_file, tree, id) => addFormation(tree, id, newId),
  (_file, tree, id) => addWithin(tree, id, newId),
];

const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 12 });

type MoveRun = { readonly states: readonly Editing<OwnBattle>[] };

const played = (
  start: OwnBattle,
  moves: readonly Move[],
  turns: readonly [number, number, number][],
): MoveRun => {
  const states: Editing<OwnBattle>[] = [{ file: start, selection: null, history: emptyHistory() }];
  for (const [which, node, to] of turns) {
    const state = states.at(-1) as Editing<OwnBattle>;
    const tree = treeOf(state.file);
    const change = of(moves, which)?.(state.file, tree, of(tree.nodes, node)?.id ?? '', to);
    if (change) states.push(applyChange(state, change, null));
  }
  return { states };
};

const idsOf = (file: OwnBattle): string[] => treeOf(file).nodes.map(({ id }) => id);

test('every move keeps every formation and unit once', () => {
  fc.assert(
    fc.property(battles, steps, (start, turns) => {
      const { states } = played(start, MOVES, turns);
      const end = states.at(-1)?.file ?? start;
      expect(idsOf(end).toSorted()).toEqual(idsOf(start).toSorted());
    }),
  );
});

test('whatever is done reads strictly, names what it selects, and has no id twice', () => {
  fc.assert(
    fc.property(battles, steps, (start, turns) => {
      for (const { file, selection } of played(start, CHANGES, turns).states) {
        const tree = treeOf(file);
        expect(tree.byId.size).toBe(tree.nodes.length);
        expect(selection === null || tree.byId.has(selection)).toBe(true);
        expect(
          Math.max(...tree.nodes.filter(({ kind }) => kind !== 'unit').map(({ depth }) => depth)),
        ).toBeLessThanOrEqual(OWN_BOUNDS.depth);
        expect(readBattleValue(file)).toMatchObject({ ok: true });
      }
    }),
  );
});

test('undo gives back what was, and redo what was undone', () => {
  fc.assert(
    fc.property(battles, steps, (start, turns) => {
      const { states } = played(start, CHANGES, turns);
      let now = states.at(-1) as Editing<OwnBattle>;
      for (const { file, selection } of states.slice(0, -1).toReversed()) {
        now = travel(now, undo<Snapshot<OwnBattle>>) as Editing<OwnBattle>;
        expect(now.file).toBe(file);
        expect(now.selection).toBe(selection);
      }
      expect(travel(now, undo<Snapshot<OwnBattle>>)).toBeNull();
      for (const { file } of states.slice(1)) {
        now = travel(now, redo<Snapshot<OwnBattle>>) as Editing<OwnBattle>;
        expect(now.file).toBe(file);
      }
    }),
  );
});

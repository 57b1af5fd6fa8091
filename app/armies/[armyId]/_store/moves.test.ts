import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { moveToNew } from './additions';
import { duplicate, moveBy, moveTo, remove } from './changes';
import { dropSpot } from './drop-spot';
import { SMALL_ARMY } from './small-army.fixture';
import { type BuilderView, builderView } from './view';

const system = await loadSystem('honours-of-war');
const viewOf = (file: ArmyFile): BuilderView => builderView(system, file, system.assess(file), null);
const view = viewOf(SMALL_ARMY);

/** "First: a b c | Second: d | Independent units: e" after a change; without rows that stand alone. */
const shape = (change: Change | null): string => {
  if (change === null) return 'no change';
  return viewOf(edited(SMALL_ARMY, change.ops))
    .sections.filter(({ section }) => section.list?.holds === 'unit')
    .map(({ section, rows }) => {
      const ids = rows.filter(({ row }) => row.kind === 'unit').map(({ row }) => row.id);
      return `${section.title}: ${ids.join(' ')}`;
    })
    .join(' | ');
};

describe('moving by one', () => {
  test.each([
    ['b', -1, 'First: b a c | Second: d | Independent units: e'],
    ['b', 1, 'First: a c b | Second: d | Independent units: e'],
    ['c', 1, 'First: a b | Second: c d | Independent units: e'],
    ['d', -1, 'First: a b c d | Second:  | Independent units: e'],
    ['d', 1, 'First: a b c | Second:  | Independent units: d e'],
    ['a', -1, 'no change'],
    ['e', 1, 'no change'],
    ['b1', 1, 'Second: d | First: a b c | Independent units: e'],
    ['b1', -1, 'no change'],
    ['c1', 1, 'no change'],
  ] as const)('%s by %i', (id, step, expected) => {
    expect(shape(moveBy(SMALL_ARMY, view, id, step))).toBe(expected);
  });
});

describe('moving to a place', () => {
  test.each([
    ['a', { section: 'b2', index: 0 }, 'First: b c | Second: a d | Independent units: e'],
    ['a', { section: 'b2', index: 9 }, 'First: b c | Second: d a | Independent units: e'],
    ['a', { section: 'b1', index: 2 }, 'First: b c a | Second: d | Independent units: e'],
    ['a', { section: 'b1', index: 0 }, 'no change'],
    ['a', { section: 'works', index: 0 }, 'no change'],
    ['w', { section: 'b1', index: 0 }, 'no change'],
    ['c1', { section: 'b2', index: 0 }, 'no change'],
  ])('%s to %j', (id, spot, expected) => {
    expect(shape(moveTo(SMALL_ARMY, view, id, spot))).toBe(expected);
  });
});

describe('dropping', () => {
  const dropped = (id: string, over: string, after: boolean) => {
    const drop = dropSpot(view, id, over, after);
    if (drop === null) return 'no change';
    return drop.kind === 'spot' ? shape(moveTo(SMALL_ARMY, view, id, drop.spot)) : `by ${drop.steps}`;
  };

  test.each([
    ['a', 'c', true, 'First: b c a | Second: d | Independent units: e'],
    ['a', 'c', false, 'First: b a c | Second: d | Independent units: e'],
    ['c', 'a', false, 'First: c a b | Second: d | Independent units: e'],
    ['a', 'b', false, 'no change'],
    ['c', 'b', true, 'no change'],
    ['a', 'd', true, 'First: b c | Second: d a | Independent units: e'],
    ['a', 'b2', true, 'First: b c | Second: a d | Independent units: e'],
    ['a', 'c2', false, 'First: b c | Second: a d | Independent units: e'],
    ['e', 'b1', false, 'First: e a b c | Second: d | Independent units: '],
    ['a', 'w', false, 'no change'],
    ['c1', 'd', false, 'no change'],
    ['b1', 'd', true, 'by 1'],
    ['b2', 'b1', true, 'by -1'],
    ['b1', 'e', true, 'no change'],
  ])('%s over %s, after: %s', (id, over, after, expected) => {
    expect(dropped(id, over, after)).toBe(expected);
  });
});

describe('duplicating and removing', () => {
  test('a copy stands after its original under a new id, and is selected', () => {
    const change = duplicate(SMALL_ARMY, view, 'a', () => 'new');
    expect(shape(change)).toBe('First: a new b c | Second: d | Independent units: e');
    expect(change?.select).toBe('new');
  });

  test('a copied brigade shares no id with its original', () => {
    let last = 0;
    const change = duplicate(SMALL_ARMY, view, 'b1', () => `n${++last}`);
    expect(shape(change)).toBe('First: a b c | First: n3 n4 n5 | Second: d | Independent units: e');
  });

  test('what stands alone cannot be duplicated', () => {
    expect(duplicate(SMALL_ARMY, view, 'c1', () => 'new')).toBeNull();
    expect(duplicate(SMALL_ARMY, view, 'independents', () => 'new')).toBeNull();
  });

  test.each([
    ['b', 'c'],
    ['c', 'b'],
    ['d', 'c2'],
    ['e', 'independents'],
    ['b1', null],
  ])('after %s is removed, %s is selected', (id, neighbour) => {
    expect(remove(view, id)?.select).toBe(neighbour);
  });

  test('a commander is removed to none, so that the army can still be read', () => {
    const change = remove(view, 'c1');
    const { brigades } = edited(SMALL_ARMY, change?.ops ?? []).army as { brigades: { commander: unknown }[] };
    expect(brigades[0]?.commander).toBeNull();
  });

  test('the sections that always stand cannot be removed', () => {
    expect(remove(view, 'independents')).toBeNull();
    expect(remove(view, 'command')).toBeNull();
  });
});

describe('moving into a formation of its own', () => {
  test('the formation is made and the unit moved in one step', () => {
    let made = 0;
    const change = moveToNew(system, SMALL_ARMY, view, 'b', () => `new${++made}`);
    expect(shape(change)).toBe('First: a c | Second: d | Brigade 3: b | Independent units: e');
    expect(change?.select).toBe('b');
  });
  test('what stands in no list stays', () => {
    expect(moveToNew(system, SMALL_ARMY, view, 'nobody', () => 'x')).toBeNull();
  });
});

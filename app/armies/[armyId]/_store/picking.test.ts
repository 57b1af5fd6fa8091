import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { picked, severalOf } from './several';
import { SMALL_ARMY } from './small-army.fixture';
import { builderView } from './view';

const system = await loadSystem('honours-of-war');
const view = builderView(system, SMALL_ARMY, system.assess(SMALL_ARMY), null);
const now = (selection: string | null, ...chosen: string[]) => ({
  view,
  folded: new Set<string>(),
  selection,
  chosenIds: new Set(chosen),
});

test.each([
  ['the one selected and the one picked', now('a'), 'c', 'toggle', ['a', 'c']],
  ['one more', now('c', 'a', 'c'), 'e', 'toggle', ['a', 'c', 'e']],
  ['picked again it is let go', now('c', 'a', 'c'), 'a', 'toggle', ['c']],
  ['a brigade is no unit', now('b1'), 'a', 'toggle', ['a']],
  ['all between, over the heads of brigades', now('b'), 'd', 'range', ['b', 'c', 'd']],
  ['all between, upwards', now('c'), 'a', 'range', ['a', 'b', 'c']],
  ['without a beginning only itself', now(null), 'b', 'range', ['b']],
] as const)('%s', (_, state, id, how, expected) => {
  expect([...picked(state, id, how)]).toEqual(expected);
});

test('several are two or more that are still there, in the order of the army', () => {
  expect(severalOf(now('c', 'c', 'a'))).toEqual(['a', 'c']);
  expect(severalOf(now('c', 'c'))).toEqual([]);
  expect(severalOf(now('c', 'c', 'gone'))).toEqual([]);
});

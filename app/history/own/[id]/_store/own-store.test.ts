import { expect, test } from 'vitest';
import type { TreeKeys } from '@/app/_editor/tree/tree-keys';
import type { OwnBattle } from '@/lib/history/own/document';
import { battle, brigade, side, unit } from '@/lib/history/own/fixtures/battles';
import { rename } from '@/lib/history/own/tree/moves';
import { ownCommand } from '../_components/tree/own-keys';
import { createOwnStore, tabStop, visibleNodes } from './own-store';

const SMALL = battle({
  sides: [
    side('Allies', {
      formations: [
        brigade('f', 'Line', {
          units: [unit('a', 'A', { battalions: null })],
          children: [brigade('g', 'Inner', { units: [unit('b', 'B')] })],
        }),
      ],
    }),
    side('French'),
  ],
});

const opened = (file = SMALL) => {
  const edits: OwnBattle[] = [];
  const store = createOwnStore(file, {
    nations: new Map(),
    save: { kind: 'saved', editedAt: '' },
    onEdit: (made) => edits.push(made),
  });
  return { now: store.getState, edits };
};

test('an edit is judged at once, told to whoever saves, and undone whole', () => {
  const { now, edits } = opened();
  expect([...now().marked]).toEqual(['a']);
  for (const name of ['H', 'Ha', 'Han']) {
    now().change(rename(now().tree, 'a', name), { key: 'a name' });
  }
  expect(edits).toHaveLength(3);
  expect(now().history.past).toHaveLength(1);
  now().undo();
  expect(now().file).toBe(SMALL);
  now().redo();
  expect(now().tree.byId.get('a')?.node.name).toBe('Han');
  expect(now().announcement).toBe('Redone: Rename A');
});

test('what is folded is passed over, and Tab reaches what a selected unit is folded into', () => {
  const { now } = opened();
  now().select('b');
  expect(tabStop(now())).toBe('b');
  now().fold(['f'], true);
  expect(visibleNodes(now())).toEqual(['side:0', 'f', 'side:1']);
  expect(tabStop(now())).toBe('f');
  now().select(null);
  expect(tabStop(now())).toBe('side:0');
});

test('a large order of battle opens folded', () => {
  const units = Array.from({ length: 300 }, (_, index) => unit(`u${index}`, 'U'));
  const large = battle({ sides: [side('A', { formations: [brigade('f', 'F', { units })] }), side('B')] });
  expect(visibleNodes(opened(large).now())).toEqual(['side:0', 'f', 'side:1']);
});

test('a conflict opens its choice, and closes it once it is settled', () => {
  const { now } = opened();
  const current = { id: 'x', revision: 2, editedAt: '', file: SMALL };
  now().showSave({ kind: 'conflict', current });
  expect(now().panel).toBe('conflict');
  now().showSave({ kind: 'saved', editedAt: '' });
  expect(now().panel).toBeNull();
});

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, held: Partial<TreeKeys> = {}): TreeKeys => ({ ...NONE, ...held, key });

test.each([
  [press('Enter'), { kind: 'rename' }],
  [press('+', { shiftKey: true }), { kind: 'add' }],
  [press('ArrowRight', { altKey: true }), { kind: 'in' }],
  [press('ArrowLeft', { altKey: true }), { kind: 'out' }],
  [press('ArrowDown', { altKey: true }), { kind: 'move', step: 1 }],
  [press('Enter', { ctrlKey: true }), null],
  [press('a'), null],
])('%j', (keys, command) => {
  expect(ownCommand(keys)).toEqual(command);
});

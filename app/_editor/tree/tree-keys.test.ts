import { expect, test } from 'vitest';
import { type TreeKeys, travelCommand, treeCommand } from './tree-keys';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, held: Partial<TreeKeys> = {}): TreeKeys => ({ ...NONE, ...held, key });

test.each([
  [press('ArrowDown'), { kind: 'walk', to: 'next' }],
  [press('ArrowDown', { altKey: true }), { kind: 'move', step: 1 }],
  [press('ArrowUp', { altKey: true }), { kind: 'move', step: -1 }],
  [press('d', { ctrlKey: true }), { kind: 'duplicate' }],
  [press('D', { metaKey: true }), { kind: 'duplicate' }],
  [press('Delete'), { kind: 'remove' }],
  [press('F2'), { kind: 'rename' }],
  [press('ArrowDown', { ctrlKey: true }), null],
  [press('ArrowDown', { shiftKey: true }), null],
  [press('d'), null],
  [press('Enter'), null],
])('%j', (keys, command) => {
  expect(treeCommand(keys)).toEqual(command);
});

test.each([
  [press('z', { ctrlKey: true }), 'undo'],
  [press('Z', { metaKey: true, shiftKey: true }), 'redo'],
  [press('y', { ctrlKey: true }), 'redo'],
  [press('z'), null],
  [press('z', { ctrlKey: true, altKey: true }), null],
])('%j', (keys, command) => {
  expect(travelCommand(keys)).toBe(command);
});

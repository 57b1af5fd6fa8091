import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '@/app/_components/ui/toaster';
import { currentToasts, dismissToast } from '@/app/_components/ui/toasts';
import type { Change } from '@/lib/rules/core/army/editing';
import { MoveSheet } from './move-sheet';
import { removeRow } from './remove-row';
import { RowActs } from './row-acts';
import { type MoveWay, RowMenu, rowItems, wayItem } from './row-menu';

const done = vi.fn<(what: string, id?: string) => void>();

const commands = {
  rename: (id: string) => done('rename', id),
  duplicate: (id: string) => done('duplicate', id),
  remove: (id: string) => done('remove', id),
};
const actions = { select: (id: string) => done('select', id), open: (panel: string) => done('open', panel) };

const WAYS: readonly MoveWay[] = [
  { to: 'up', off: 'first', run: () => done('up') },
  { to: 'out', off: null, run: () => done('out') },
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: RegExp) => page.getByRole('menuitem', { name });

afterEach(() => {
  done.mockClear();
  for (const { id } of currentToasts()) dismissToast(id);
});

test('the menu of a row shows keys beside what they do, and why a step leads nowhere', async () => {
  const { rename, duplicate, moveSheet, remove } = rowItems('r', commands, actions);
  const items = () => [rename, duplicate, ...WAYS.map(wayItem), moveSheet, remove];
  await render(<RowMenu name="Billerbeck" tabbable={false} items={items} />);
  await expect.element(button('More for Billerbeck')).toHaveAttribute('tabindex', '-1');
  await button('More for Billerbeck').click();
  const labels = page.getByRole('menuitem').elements();
  expect(labels.map((label) => label.textContent)).toEqual([
    'RenameF2',
    'DuplicateCtrl+D',
    'Move upfirst',
    'Move outAlt+←',
    'Move to…',
    'RemoveDel',
  ]);
  await expect.element(item(/^Move up/)).toHaveAttribute('aria-disabled', 'true');
  await item(/^Move out/).click();
  await button('More for Billerbeck').click();
  await item(/^Move to/).click();
  await button('More for Billerbeck').click();
  await item(/^Remove/).click();
  expect(done.mock.calls).toEqual([['out'], ['select', 'r'], ['open', 'move'], ['remove', 'r']]);
});

test('the sheet of moves names the same steps, and stays open for the next one', async () => {
  await render(<MoveSheet open onClose={() => done('close')} name="Billerbeck" ways={WAYS} places={[]} />);
  await expect.element(button('Up')).toHaveAttribute('aria-disabled', 'true');
  await button('Out').click();
  expect(done.mock.calls).toEqual([['out']]);
});

test('a sheet closes before its row is copied or removed; what stands in no list can only go', async () => {
  const acts = { id: 'r', commands, onMove: () => done('move'), onClose: () => done('close') };
  const { rerender } = await render(<RowActs {...acts} />);
  await button('Duplicate').click();
  await button('Move').click();
  await rerender(<RowActs {...acts} listed={false} />);
  await expect.element(button('Duplicate')).not.toBeInTheDocument();
  await expect.element(button('Move')).not.toBeInTheDocument();
  await button('Remove').click();
  expect(done.mock.calls).toEqual([['close'], ['duplicate', 'r'], ['move'], ['close'], ['remove', 'r']]);
});

test('what was removed is brought back from its message, as long as nothing else has changed', async () => {
  await render(<Toaster />);
  const edit: Change = { ops: [], label: 'Remove Billerbeck' };
  const state = { file: {} };
  const store = {
    change: () => done('change'),
    undo: () => done('undo'),
    announce: (words: string) => done('say', words),
    now: () => ({ ...state }),
  };
  removeRow(null, store, 'Too late');
  expect(done).not.toHaveBeenCalled();
  removeRow(edit, store, 'Too late');
  await expect.element(page.getByRole('status')).toHaveTextContent('Removed Billerbeck');
  await button('Undo').click();
  removeRow(edit, store, 'Too late');
  state.file = {};
  await button('Undo').click();
  expect(done.mock.calls).toEqual([['change'], ['undo'], ['change'], ['say', 'Too late']]);
});

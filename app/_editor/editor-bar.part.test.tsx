import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from 'zustand';
import { InPage } from '@/app/_components/fixtures/in-page';
import { EditorBar, PhoneMenu } from './editor-bar';
import { createEditorState, type EditorState } from './editor-store';

type Note = { readonly text: string };

const renderBar = async () => {
  const store = createStore<EditorState<Note, never>>()((set, get) =>
    createEditorState<Note, never>(set, get, {
      file: { text: '' },
      save: { kind: 'saved', editedAt: '' },
      onEdit: () => undefined,
    }),
  );
  const onFold = vi.fn<(folded: boolean) => void>();
  const onShare = vi.fn();
  await render(
    <InPage>
      <EditorBar store={store} home={{ href: '/notes', label: 'My notes' }} name={<h1>A note</h1>}>
        <PhoneMenu
          store={store}
          additions={() => [{ label: 'Add a line', onSelect: () => undefined }]}
          foldAll={onFold}
          more={[{ label: 'Share', onSelect: onShare }]}
        />
      </EditorBar>
    </InPage>,
  );
  const write = (text: string) =>
    store.getState().change({ ops: [{ op: 'set', path: ['text'], value: text }], label: `Write ${text}` });
  return { store, write, onFold, onShare };
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('menuitem', { name });

test('undo and redo say what they would do, and do it', async () => {
  const { store, write } = await renderBar();
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  write('one');
  await button('Undo: Write one').click();
  expect(store.getState().file).toEqual({ text: '' });
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await button('Redo: Write one').click();
  expect(store.getState().file).toEqual({ text: 'one' });
});

test('where the last edit is stands in the bar, and a conflict leads to its choice', async () => {
  const { store } = await renderBar();
  store.getState().showSave({ kind: 'gone' });
  store.getState().close('conflict');
  await page.getByRole('banner').getByRole('button', { name: 'Not saved: deleted elsewhere' }).click();
  expect(store.getState().panel).toBe('conflict');
});

test('on a phone the way back, the folds and redo stand in reach', async () => {
  await page.viewport(390, 800);
  const { write, onFold, onShare, store } = await renderBar();
  await expect.element(page.getByRole('link', { name: 'My notes' })).toHaveAttribute('href', '/notes');
  await expect.element(page.getByRole('link', { name: 'Muster' })).not.toBeInTheDocument();
  await button('More').click();
  const labels = page.getByRole('menuitem').elements();
  expect(labels.map((label) => label.textContent)).toEqual([
    'Add a line',
    'Redonothing',
    'Fold all',
    'Unfold all',
    'Share',
  ]);
  await item('Fold all').first().click();
  await button('More').click();
  await item('Unfold all').click();
  expect(onFold.mock.calls).toEqual([[true], [false]]);
  write('one');
  store.getState().undo();
  await button('More').click();
  await item('Redo').click();
  expect(store.getState().file).toEqual({ text: 'one' });
  await button('More').click();
  await item('Share').click();
  expect(onShare).toHaveBeenCalledOnce();
});

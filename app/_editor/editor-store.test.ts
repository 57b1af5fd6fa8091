import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { createEditorState, type EditorState } from './editor-store';

type Note = { readonly text: string };
type NoteState = EditorState<Note, 'share'> & { readonly length: number; readonly chosen: string };

const opened = () => {
  const edits: string[] = [];
  const store = createStore<NoteState>()((set, get) => ({
    length: 0,
    chosen: 'two',
    ...createEditorState<Note, 'share'>(set, get, {
      file: { text: '' },
      save: { kind: 'saved', editedAt: '' },
      onEdit: ({ text }) => edits.push(text),
      follows: ({ text }) => ({ length: text.length }),
      selecting: { chosen: 'none' },
    }),
  }));
  const write = (text: string, select?: string) => ({
    ops: [{ op: 'set' as const, path: ['text'], value: text }],
    label: `Write ${text}`,
    ...(select !== undefined && { select }),
  });
  return { now: store.getState, edits, write };
};

test('what follows from a version is made with it, there and back', () => {
  const { now, edits, write } = opened();
  now().change(write('one'));
  expect(now()).toMatchObject({ file: { text: 'one' }, length: 3, said: 'Write one' });
  now().undo();
  expect(now()).toMatchObject({ file: { text: '' }, length: 0, said: 'Undone: Write one' });
  now().redo();
  expect(now()).toMatchObject({ length: 3, said: 'Redone: Write one' });
  now().adopt({ text: 'theirs' }, null);
  expect(now().length).toBe(6);
  expect(edits).toEqual(['one', '', 'one']);
});

test('typing in one field is one step and is not read out; choosing something ends it', () => {
  const { now, write } = opened();
  for (const text of ['a', 'ab']) now().change(write(text), { key: 'text' });
  expect(now().history.past).toHaveLength(1);
  expect(now().said).toBe('');
  now().select('row', 'row');
  expect(now()).toMatchObject({ chosen: 'none', focus: { id: 'row', how: 'row' } });
  now().change(write('abc'), { key: 'text' });
  expect(now().history.past).toHaveLength(2);
});

test('the focus goes where a change selects, and only if it asks for that', () => {
  const { now, write } = opened();
  now().change(write('one', 'first'));
  expect(now()).toMatchObject({ selection: 'first', chosen: 'none', focus: null });
  now().change(write('two', 'second'), { focus: 'rename' });
  expect(now().focus).toEqual({ id: 'second', how: 'rename' });
  now().undo();
  expect(now().focus).toEqual({ id: 'first', how: 'lost' });
});

test.each(['conflict', 'gone'] as const)(
  '%s opens the choice, and what settles it closes the choice',
  (kind) => {
    const { now } = opened();
    const current = { id: 'x', revision: 2, editedAt: '', file: { text: '' } };
    now().showSave(kind === 'gone' ? { kind } : { kind, current });
    expect(now().panel).toBe('conflict');
    now().close('share');
    expect(now().panel).toBe('conflict');
    now().showSave({ kind: 'saved', editedAt: '' });
    expect(now().panel).toBeNull();
  },
);

test('another panel stays open while edits are saved', () => {
  const { now } = opened();
  now().open('share');
  now().showSave({ kind: 'saving' });
  expect(now().panel).toBe('share');
});

import { afterEach, describe, expect, test, vi } from 'vitest';
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
      derive: ({ text }) => ({ length: text.length }),
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
  expect(now()).toMatchObject({ file: { text: 'one' }, length: 3, announcement: 'Write one' });
  now().undo();
  expect(now()).toMatchObject({ file: { text: '' }, length: 0, announcement: 'Undone: Write one' });
  now().redo();
  expect(now()).toMatchObject({ length: 3, announcement: 'Redone: Write one' });
  now().replaceDocument({ text: 'theirs' }, null);
  expect(now().length).toBe(6);
  expect(edits).toEqual(['one', '', 'one']);
});

test('typing in one field is one step and is not read out; choosing something ends it', () => {
  const { now, write } = opened();
  for (const text of ['a', 'ab']) now().change(write(text), { key: 'text' });
  expect(now().history.past).toHaveLength(1);
  expect(now().announcement).toBe('');
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

describe('where letters are drawn', () => {
  /** What waits for the next picture. */
  let frames: (() => void)[] = [];
  const paint = async () => {
    for (const frame of frames.splice(0)) frame();
    await vi.advanceTimersByTimeAsync(0);
  };
  const typing = () => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    return opened();
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a letter is seen first, then what follows from it, then it is kept', async () => {
    const { now, edits, write } = typing();
    now().change(write('a'), { key: 'text' });
    expect(now()).toMatchObject({ file: { text: 'a' }, length: 0 });
    await paint();
    expect(now().length).toBe(0);
    await paint();
    expect(now().length).toBe(1);
    expect(edits).toEqual([]);
    await paint();
    expect(edits).toEqual(['a']);
    expect(frames).toEqual([]);
  });

  test('the last of some letters stands for all', async () => {
    const { now, edits, write } = typing();
    for (const text of ['a', 'ab', 'abc']) now().change(write(text), { key: 'text' });
    for (let step = 0; step < 3; step++) await paint();
    expect(now().length).toBe(3);
    expect(edits).toEqual(['abc']);
  });

  test('whoever types without a pause loses no more than a word', () => {
    const { now, edits, write } = typing();
    for (let letters = 1; letters <= 20; letters++) now().change(write('x'.repeat(letters)), { key: 'text' });
    expect(edits.at(-1)?.length).toBeGreaterThanOrEqual(12);
  });

  test.each([
    ['another change', ({ now, write }: ReturnType<typeof opened>) => now().change(write('b')), ['a', 'b']],
    ['undo', ({ now }: ReturnType<typeof opened>) => now().undo(), ['a', '']],
    [
      'a version from elsewhere',
      ({ now }: ReturnType<typeof opened>) => now().replaceDocument({ text: 'b' }, null),
      ['a'],
    ],
    ['a page that closes', ({ now }: ReturnType<typeof opened>) => now().flush(), ['a']],
  ])('%s finds it kept', (_, act, kept) => {
    const editor = typing();
    editor.now().change(editor.write('a'), { key: 'text' });
    act(editor);
    expect(editor.edits).toEqual(kept);
    expect(editor.now().length).toBe(editor.now().file.text.length);
  });
});

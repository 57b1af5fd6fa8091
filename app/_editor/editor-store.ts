import type { StoreApi } from 'zustand';
import {
  type Change,
  changed,
  type Editing,
  emptyHistory,
  redone,
  replacedBy,
  type Snapshot,
  sealed,
  travelled,
  undone,
} from '@/lib/rules/core/army/editing';
import { needsChoice } from './save/queue-state';
import type { SaveState } from './save/save-state';
import type { FocusRequest } from './tree/row-focus';

export type ChangeOptions = {
  /** edits that follow each other under one key (typing in one field) are one step of undo */
  readonly key?: string;
  /** where the keyboard continues on the next selection */
  readonly focus?: FocusRequest['how'];
};

/** One document in an editor, and what can be done to it; `P` names what can lie over it. */
export type EditorState<F extends object, P extends string> = Editing<F> & {
  readonly save: SaveState<F>;
  readonly focus: FocusRequest | null;
  readonly panel: P | 'conflict' | null;
  /** read out to those who do not see the page change */
  readonly announcement: string;
  /** something its owner should know and did not cause */
  readonly notice: string | null;
  /** what undo restores once this page has no more edits; null for nothing */
  readonly earlier: string | null;

  change(change: Change | null, options?: ChangeOptions): void;
  /** ends the typing of a field */
  seal(): void;
  /** draws and keeps at once what was typed last; else that waits until the letter itself is seen */
  settle(): void;
  undo(): void;
  redo(): void;
  /** replaces the document by a version from before this page was opened, as undo does; null without one */
  reachBack(before: { readonly file: F; readonly label: string } | null): void;
  select(id: string | null, focus?: FocusRequest['how']): void;
  open(panel: P | 'conflict'): void;
  /** closes `panel` if it is the one that is open */
  close(panel: P | 'conflict'): void;
  say(text: string): void;
  dismiss(): void;
  focused(): void;
  /** a version from elsewhere takes the place of this one; with a label it can be undone */
  adopt(file: F, label: string | null): void;
  showSave(save: SaveState<F>): void;
  tell(notice: string): void;
};

/** The store of an editor as its parts read it, whatever its document is. */
export type EditorStore = Pick<
  StoreApi<EditorState<object, string>>,
  'getState' | 'getInitialState' | 'subscribe'
>;

type Ports<F extends object> = {
  readonly file: F;
  readonly save: SaveState<F>;
  /** called with each new version made here */
  readonly onEdit: (file: F) => void;
  /** all else that the store holds of a version, made once */
  readonly follows?: (file: F) => object;
  /** called where undo is asked for more than was done on this page, and `earlier` says that there is more */
  readonly onEarlier?: () => void;
  /** what else changes where something else is selected */
  readonly selecting?: object;
};

/** Calls `task` when what changed now is seen; at once where nothing is drawn. */
const afterPaint = (task: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') task();
  else requestAnimationFrame(() => setTimeout(task));
};

/** Letters that may pass before what was typed is kept. */
const MOST_LETTERS = 8;

const hasRedone = (deed: string): string => `Redone: ${deed}`;

const hasUndone = (deed: string): string => `Undone: ${deed}`;

/** The store of every editor: change, undo over whole versions, selection, panels, where the last edit is. */
export const createEditorState = <F extends object, P extends string>(
  set: (part: Partial<EditorState<F, P>>) => void,
  get: () => EditorState<F, P>,
  { file, save, onEdit, onEarlier, follows = () => ({}), selecting = {} }: Ports<F>,
): EditorState<F, P> => {
  /** What a typed version still wants: all that follows from it is drawn, then it is kept. */
  let waiting: (() => void)[] = [];
  let passed = 0;

  const takeStep = () => {
    waiting.shift()?.();
    if (waiting.length > 0) afterPaint(takeStep);
  };
  const settle = () => {
    const steps = waiting;
    waiting = [];
    passed = 0;
    for (const step of steps) step();
  };
  /** Only the last keystroke is processed, but at least one in eight, so that little is lost. */
  const wait = (typed: F) => {
    const isUnderWay = waiting.length > 0;
    passed = isUnderWay ? passed + 1 : 0;
    let followed: object = {};
    // a step each: between them the browser draws and takes the next letter
    waiting = [
      () => {
        followed = follows(typed);
      },
      () => set(followed as Partial<EditorState<F, P>>),
      () => onEdit(typed),
    ];
    if (passed >= MOST_LETTERS) settle();
    else if (!isUnderWay) afterPaint(takeStep);
  };

  const travel = (way: typeof undone<Snapshot<F>>, wordsOf: (label: string) => string) => {
    settle();
    const there = travelled(get(), way);
    if (there === null) return;
    const { label, ...state } = there;
    set({
      ...follows(state.file),
      ...selecting,
      ...state,
      focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
      announcement: wordsOf(label),
    });
    onEdit(state.file);
  };

  return {
    file,
    selection: null,
    history: emptyHistory(),
    save,
    focus: null,
    panel: null,
    announcement: '',
    notice: null,
    earlier: null,

    change: (change, { key, focus } = {}) => {
      if (change === null) return;
      const isTyped = key !== undefined;
      if (!isTyped) settle();
      const next = changed(get(), change, key ?? null);
      const { selection } = next;
      set({
        ...(!isTyped && follows(next.file)),
        ...(change.select !== undefined && selecting),
        ...next,
        ...(focus !== undefined && selection !== null && { focus: { id: selection, how: focus } }),
        ...(!isTyped && { announcement: change.label }),
      });
      if (isTyped) wait(next.file);
      else onEdit(next.file);
    },
    seal: () => set({ history: sealed(get().history) }),
    settle,
    undo: () => {
      const { history, earlier } = get();
      if (history.past.length === 0 && earlier !== null) onEarlier?.();
      else travel(undone, hasUndone);
    },
    redo: () => travel(redone, hasRedone),
    reachBack: (before) => {
      if (before === null) return set({ earlier: null });
      const { history } = get();
      // something was done while it was fetched: undo is about that first
      if (history.past.length > 0) return;
      const past = [{ state: { file: before.file, selection: null }, label: before.label }];
      set({ history: { ...history, past } });
      travel(undone, hasUndone);
    },
    select: (id, focus) =>
      set({
        ...selecting,
        selection: id,
        history: sealed(get().history),
        ...(id !== null && focus && { focus: { id, how: focus } }),
      }),
    open: (panel) => set({ panel }),
    close: (panel) => {
      if (get().panel === panel) set({ panel: null });
    },
    say: (announcement) => set({ announcement }),
    dismiss: () => set({ notice: null }),
    focused: () => set({ focus: null }),
    adopt: (theirs, label) => {
      settle();
      set({ ...follows(theirs), ...replacedBy(get(), theirs, label) });
    },
    showSave: (now) => set({ save: now, panel: panelAfter(now, get().panel) }),
    tell: (notice) => set({ notice }),
  };
};

/** A conflict opens its choice, and closes it once it is settled. */
const panelAfter = <P extends string>(save: SaveState, panel: P | 'conflict' | null) => {
  if (needsChoice(save)) return 'conflict';
  return panel === 'conflict' ? null : panel;
};

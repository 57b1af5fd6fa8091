import type { StoreApi } from 'zustand';
import {
  applyChange,
  type Change,
  type Editing,
  emptyHistory,
  endStep,
  redo,
  replaceDocument,
  type Snapshot,
  travel,
  undo,
} from '@/lib/rules/core/army/editing';
import { needsChoice } from './save/queue-state';
import type { SaveState } from './save/save-state';
import type { FocusRequest } from './tree/row-focus';
import { TypingScheduler } from './typing-scheduler';

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
  readonly earlierEdit: string | null;

  change(change: Change | null, options?: ChangeOptions): void;
  /** ends the typing of a field */
  endTyping(): void;
  /** applies pending typing now instead of after the next paint */
  flush(): void;
  undo(): void;
  redo(): void;
  /** replaces the document by a version from before this page was opened, as undo does; null without one */
  undoIntoHistory(before: { readonly file: F; readonly label: string } | null): void;
  select(id: string | null, focus?: FocusRequest['how']): void;
  open(panel: P | 'conflict'): void;
  /** closes `panel` if it is the one that is open */
  close(panel: P | 'conflict'): void;
  announce(text: string): void;
  dismiss(): void;
  clearFocus(): void;
  /** a version from elsewhere takes the place of this one; with a label it can be undone */
  replaceDocument(file: F, label: string | null): void;
  showSave(save: SaveState<F>): void;
  notify(notice: string): void;
};

/** The store of an editor as its parts read it, whatever its document is. */
export type EditorStore = Pick<
  StoreApi<EditorState<object, string>>,
  'getState' | 'getInitialState' | 'subscribe'
>;

type EditorOptions<F extends object> = {
  readonly file: F;
  readonly save: SaveState<F>;
  /** called with each new version made here */
  readonly onEdit: (file: F) => void;
  /** all else that the store holds of a version, made once */
  readonly derive?: (file: F) => object;
  /** called where undo is asked for more than was done on this page, and `earlier` says that there is more */
  readonly onEarlier?: () => void;
  /** what else changes where something else is selected */
  readonly selecting?: object;
};

const hasRedone = (deed: string): string => `Redone: ${deed}`;

const hasUndone = (deed: string): string => `Undone: ${deed}`;

/** The store of every editor: change, undo over whole versions, selection, panels, where the last edit is. */
export const createEditorState = <F extends object, P extends string>(
  set: (part: Partial<EditorState<F, P>>) => void,
  get: () => EditorState<F, P>,
  { file, save, onEdit, onEarlier, derive = () => ({}), selecting = {} }: EditorOptions<F>,
): EditorState<F, P> => {
  const typing = new TypingScheduler();
  const flush = () => typing.flush();

  /** What a typed version needs: derive the rest, draw it, save it. */
  const schedule = (file: F) => {
    let derived: object = {};
    typing.schedule([
      () => {
        derived = derive(file);
      },
      () => set(derived as Partial<EditorState<F, P>>),
      () => onEdit(file),
    ]);
  };

  const moveInHistory = (way: typeof undo<Snapshot<F>>, wordsOf: (label: string) => string) => {
    flush();
    const there = travel(get(), way);
    if (there === null) return;
    const { label, ...state } = there;
    set({
      ...derive(state.file),
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
    earlierEdit: null,

    change: (change, { key, focus } = {}) => {
      if (change === null) return;
      const isTyped = key !== undefined;
      if (!isTyped) flush();
      const next = applyChange(get(), change, key ?? null);
      const { selection } = next;
      set({
        ...(!isTyped && derive(next.file)),
        ...(change.select !== undefined && selecting),
        ...next,
        ...(focus !== undefined && selection !== null && { focus: { id: selection, how: focus } }),
        ...(!isTyped && { announcement: change.label }),
      });
      if (isTyped) schedule(next.file);
      else onEdit(next.file);
    },
    endTyping: () => set({ history: endStep(get().history) }),
    flush,
    undo: () => {
      const { history, earlierEdit } = get();
      if (history.past.length === 0 && earlierEdit !== null) onEarlier?.();
      else moveInHistory(undo, hasUndone);
    },
    redo: () => moveInHistory(redo, hasRedone),
    undoIntoHistory: (before) => {
      if (before === null) return set({ earlierEdit: null });
      const { history } = get();
      // something was done while it was fetched: undo is about that first
      if (history.past.length > 0) return;
      const past = [{ state: { file: before.file, selection: null }, label: before.label }];
      set({ history: { ...history, past } });
      moveInHistory(undo, hasUndone);
    },
    select: (id, focus) =>
      set({
        ...selecting,
        selection: id,
        history: endStep(get().history),
        ...(id !== null && focus && { focus: { id, how: focus } }),
      }),
    open: (panel) => set({ panel }),
    close: (panel) => {
      if (get().panel === panel) set({ panel: null });
    },
    announce: (announcement) => set({ announcement }),
    dismiss: () => set({ notice: null }),
    clearFocus: () => set({ focus: null }),
    replaceDocument: (theirs, label) => {
      flush();
      set({ ...derive(theirs), ...replaceDocument(get(), theirs, label) });
    },
    showSave: (now) => set({ save: now, panel: panelAfter(now, get().panel) }),
    notify: (notice) => set({ notice }),
  };
};

/** A conflict opens its choice, and closes it once it is settled. */
const panelAfter = <P extends string>(save: SaveState, panel: P | 'conflict' | null) => {
  if (needsChoice(save)) return 'conflict';
  return panel === 'conflict' ? null : panel;
};

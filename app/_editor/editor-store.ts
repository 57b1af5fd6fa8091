import type { StoreApi } from 'zustand';
import {
  type Change,
  changed,
  type Editing,
  replacedBy,
  type Snapshot,
  travelled,
} from '@/lib/rules/core/army/editing';
import { emptyHistory, redone, sealed, undone } from '@/lib/rules/core/army/undo';
import { needsChoice } from './save/queue-state';
import type { SaveState } from './save/save-state';
import type { FocusRequest } from './tree/use-requested-focus';

export type ChangeOptions = {
  /** edits that follow each other under one key (typing in one field) are one step of undo */
  readonly key?: string;
  /** where the keyboard goes on what is selected afterwards */
  readonly focus?: FocusRequest['how'];
};

/** One document in an editor, and what can be done to it; `P` names what can lie over it. */
export type EditorState<F extends object, P extends string> = Editing<F> & {
  readonly save: SaveState<F>;
  readonly focus: FocusRequest | null;
  readonly panel: P | 'conflict' | null;
  /** read out to those who do not see the page change */
  readonly said: string;
  /** something its owner should know and did not cause */
  readonly notice: string | null;
  /** what undo goes on to where nothing more was done on this page; null for nothing */
  readonly earlier: string | null;

  change(change: Change | null, options?: ChangeOptions): void;
  /** ends the typing of a field */
  seal(): void;
  undo(): void;
  redo(): void;
  /** a version from before this page was opened takes the place of this one, as undo does; null where there is none */
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

/** The store of every editor: change, undo over whole versions, selection, panels, where the last edit is. */
export const createEditorState = <F extends object, P extends string>(
  set: (part: Partial<EditorState<F, P>>) => void,
  get: () => EditorState<F, P>,
  { file, save, onEdit, onEarlier, follows = () => ({}), selecting = {} }: Ports<F>,
): EditorState<F, P> => {
  const travel = (way: typeof undone<Snapshot<F>>, word: string) => {
    const there = travelled(get(), way);
    if (there === null) return;
    const { label, ...state } = there;
    set({
      ...follows(state.file),
      ...selecting,
      ...state,
      focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
      said: `${word}: ${label}`,
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
    said: '',
    notice: null,
    earlier: null,

    change: (change, { key, focus } = {}) => {
      if (change === null) return;
      const next = changed(get(), change, key ?? null);
      const { selection } = next;
      set({
        ...follows(next.file),
        ...(change.select !== undefined && selecting),
        ...next,
        ...(focus !== undefined && selection !== null && { focus: { id: selection, how: focus } }),
        ...(key === undefined && { said: change.label }),
      });
      onEdit(next.file);
    },
    seal: () => set({ history: sealed(get().history) }),
    undo: () => {
      const { history, earlier } = get();
      if (history.past.length === 0 && earlier !== null) onEarlier?.();
      else travel(undone, 'Undone');
    },
    redo: () => travel(redone, 'Redone'),
    reachBack: (before) => {
      if (before === null) return set({ earlier: null });
      const { history } = get();
      // something was done while it was fetched: undo is about that first
      if (history.past.length > 0) return;
      const past = [{ state: { file: before.file, selection: null }, label: before.label }];
      set({ history: { ...history, past } });
      travel(undone, 'Undone');
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
    say: (said) => set({ said }),
    dismiss: () => set({ notice: null }),
    focused: () => set({ focus: null }),
    adopt: (theirs, label) => set({ ...follows(theirs), ...replacedBy(get(), theirs, label) }),
    showSave: (now) => set({ save: now, panel: panelAfter(now, get().panel) }),
    tell: (notice) => set({ notice }),
  };
};

/** A conflict opens its choice, and closes it once it is settled. */
const panelAfter = <P extends string>(save: SaveState, panel: P | 'conflict' | null) => {
  if (needsChoice(save)) return 'conflict';
  return panel === 'conflict' ? null : panel;
};

'use client';

import { type Context, type ReactNode, use, useEffect, useLayoutEffect, useMemo } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import type { EditorStore } from './editor-store';
import { isDialogOpen, isTyping, leaveField } from './editor-window';
import { LazyPart, type LazyPartLoader } from './lazy-part';
import { type SaveState, saveWords } from './save/save-state';
import { isTrouble } from './save-note';
import { type DragHandles, DragProvider, useDragLayer } from './tree/drag-handles';
import { isNewFormation, travelCommand } from './tree/tree-keys';

/** Reads out what was done, and trouble with saving. Each saved keystroke is not worth a word. */
const Announcer = ({ announcement, save }: { announcement: string; save: SaveState }) => (
  <div className="vh">
    <p role="status">{announcement}</p>
    <p role="alert">{isTrouble(save) ? saveWords(save, false) : ''}</p>
  </div>
);

type EditorFrameProps = {
  store: EditorStore;
  /** of the tab in the browser */
  title: string;
  /** draws what is dragged */
  dragLayer: LazyPartLoader<{ handles: DragHandles }>;
  /** gives the layers over the panes their colours */
  nation?: string;
  /** what opens over the panes */
  panels: ReactNode;
  children: ReactNode;
};

/**
 * Names the tab of the browser. The framework writes the title of its own metadata when it hydrates them, which may be
 * later than an editor is there, and in a page shell that title has no name.
 */
const usePageTitle = (title: string): void =>
  // A layout effect ends before the title of the next page is noticed.
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);

/** The frame of every editor: its title, the drag layer, dialogs over the panes, announcements. */
export const EditorFrame = ({ store, title, dragLayer, nation, panels, children }: EditorFrameProps) => {
  const { handles, dragging } = useDragLayer();
  usePageTitle(`${title}: Muster`);
  return (
    <DragProvider value={handles}>
      {children}
      <div data-nation={nation}>
        {dragging && <LazyPart part={dragLayer} props={{ handles }} over />}
        {panels}
      </div>
      <Said store={store} />
    </DragProvider>
  );
};

const Said = ({ store }: { store: EditorStore }) => {
  const sentence = useStore(store, (state) => state.announcement);
  const save = useStore(store, (state) => state.save);
  return <Announcer announcement={sentence} save={save} />;
};

const NOTICE = 'items-center py-1 [grid-area:notice]';

type EditNoticeProps = {
  notice: string | null;
  save: SaveState;
  /** the choice between two versions is open */
  choosing: boolean;
  onChoose: () => void;
  onDismiss: () => void;
};

/** A change from elsewhere, or a decision for the user. */
const EditNotice = ({ notice, save, choosing, onChoose, onDismiss }: EditNoticeProps) => {
  if ((save.kind === 'conflict' || save.kind === 'gone') && !choosing) {
    return (
      <Notice
        severity="warning"
        className={NOTICE}
        action={
          <Button size="small" onClick={onChoose}>
            Choose
          </Button>
        }
      >
        Your edits are on this device. Choose which version to keep.
      </Notice>
    );
  }
  if (notice === null) return null;
  return (
    <Notice
      severity="info"
      live
      className={NOTICE}
      action={<IconButton icon="close" label="Dismiss" size="small" onClick={onDismiss} />}
    >
      {notice}
    </Notice>
  );
};

/** Changes of the document from elsewhere, and decisions for the user. */
export const EditorNotice = ({ store }: { store: EditorStore }) => {
  const notice = useStore(store, (state) => state.notice);
  const save = useStore(store, (state) => state.save);
  const choosing = useStore(store, ({ panel }) => panel === 'conflict');
  const { dismiss, open } = store.getState();
  return (
    <EditNotice
      notice={notice}
      save={save}
      choosing={choosing}
      onChoose={() => open('conflict')}
      onDismiss={dismiss}
    />
  );
};

/** The keys of an editor that shows a tree. */
export type TreeEditorKeys = {
  readonly addFormation: () => void;
  /** false for a selected thing that no row shows */
  readonly isThere?: (id: string) => boolean;
  /** what a key does in this editor alone */
  readonly commandOf?: (event: KeyboardEvent) => (() => void) | null;
};

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

const isLeaving = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Escape' && !defaultPrevented && !isDialogOpen() && isTyping(target);

/**
 * Keys that work everywhere in an editor: undo and redo; where it shows a tree also a new formation, Escape that leaves
 * a field, and the question mark that shows the keys. `tree` stays the same.
 */
export const useEditorKeys = (store: EditorStore, tree?: TreeEditorKeys): void => {
  useEffect(() => {
    const { undo, redo, open, select } = store.getState();

    const commandOf = (event: KeyboardEvent): (() => void) | null => {
      const travel = travelCommand(event);
      // a search is not part of the document and keeps the browser's own undo
      if (travel !== null) return isSearch(event.target) ? null : { undo, redo }[travel];
      if (tree === undefined) return null;
      if (isNewFormation(event)) return isDialogOpen() ? null : tree.addFormation;
      if (event.key === '?') return isTyping(event.target) ? null : () => open('keys');
      return tree.commandOf?.(event) ?? null;
    };

    const goToSelected = (): boolean => {
      const { selection } = store.getState();
      if (selection === null || tree?.isThere?.(selection) === false) return false;
      select(selection, 'row');
      return true;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (tree !== undefined && isLeaving(event)) return leaveField(event.target as Element, goToSelected);
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store, tree]);
};

/** What an editor hands to its parts. */
export const useAround = <V,>(context: Context<V | null>): V => {
  const value = use(context);
  if (value === null) throw new Error('A part of the editor stands outside it');
  return value;
};

type Act = (...args: never[]) => unknown;

/** What can be done in an editor; `now` reads the state in an event. */
export type Actions<S> = { readonly [K in keyof S as S[K] extends Act ? K : never]: S[K] } & {
  readonly now: () => S;
};

/** What can be done; never changes, so it causes no drawing. */
export const useStoreActions = <S extends object>(store: StoreApi<S>): Actions<S> =>
  useMemo(() => ({ ...store.getState(), now: store.getState }), [store]);

'use client';

import { type Context, type ReactNode, use, useEffect, useMemo } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import type { EditorStore } from './editor-store';
import { isDialogOpen, isTyping, leaveField } from './editor-window';
import { Later, type LaterPart } from './later';
import { type SaveState, saveWords } from './save/save-state';
import { isTrouble } from './save-note';
import { type DragHandles, DragProvider, useDragLayer } from './tree/drag-handles';
import { isNewFormation, travelCommand } from './tree/tree-keys';
import * as words from './words';

/** Reads out what was done, and trouble with saving. Each saved keystroke is not worth a word. */
const Announcer = ({ said, save }: { said: string; save: SaveState }) => (
  <div className="vh">
    <p role="status">{said}</p>
    <p role="alert">{isTrouble(save) ? saveWords(save, false) : ''}</p>
  </div>
);

type EditorFrameProps = {
  store: EditorStore;
  /** of the tab in the browser */
  title: string;
  /** draws what is dragged */
  dragLayer: LaterPart<{ handles: DragHandles }>;
  /** gives what lies over the panes its colours */
  nation?: string;
  /** what opens over the panes */
  panels: ReactNode;
  children: ReactNode;
};

/** What stands around the panes of every editor: the title, what is dragged, what lies over them, what is read out. */
export const EditorFrame = ({ store, title, dragLayer, nation, panels, children }: EditorFrameProps) => {
  const { handles, dragging } = useDragLayer();
  useEffect(() => {
    document.title = words.pageTitle(title);
  }, [title]);
  return (
    <DragProvider value={handles}>
      {children}
      <div data-nation={nation}>
        {dragging && <Later part={dragLayer} props={{ handles }} over />}
        {panels}
      </div>
      <Said store={store} />
    </DragProvider>
  );
};

const Said = ({ store }: { store: EditorStore }) => {
  const sentence = useStore(store, (state) => state.said);
  const save = useStore(store, (state) => state.save);
  return <Announcer said={sentence} save={save} />;
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

/** Something that happened to what is edited and that nobody here did, or has to decide. */
const EditNotice = ({ notice, save, choosing, onChoose, onDismiss }: EditNoticeProps) => {
  if ((save.kind === 'conflict' || save.kind === 'gone') && !choosing) {
    return (
      <Notice
        severity="warning"
        className={NOTICE}
        action={
          <Button size="small" onClick={onChoose}>
            {common.choose}
          </Button>
        }
      >
        {words.chooseVersion}
      </Notice>
    );
  }
  if (notice === null) return null;
  return (
    <Notice
      severity="info"
      live
      className={NOTICE}
      action={<IconButton icon="close" label={uiWords.dismiss} size="small" onClick={onDismiss} />}
    >
      {notice}
    </Notice>
  );
};

/** What happened to the document and nobody here did, or has to be decided. */
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

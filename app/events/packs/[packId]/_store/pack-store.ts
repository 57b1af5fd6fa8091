import { createStore, type StoreApi } from 'zustand';
import { createEditorState, type EditorState } from '@/app/_editor/editor-store';
import type { SaveState } from '@/app/_editor/save/save-state';
import type { Pack } from '@/lib/rules/events/schema';

/** What is open over the rules. */
export type PackPanel = 'effect';

/** One pack in the editor; the selection is the slot of a rule. */
export type PackState = EditorState<Pack, PackPanel>;

/** A pack in the editor, with undo over whole versions. `onEdit` is called with each version made here. */
export const createPackStore = (
  file: Pack,
  save: SaveState<Pack>,
  onEdit: (file: Pack) => void,
): StoreApi<PackState> =>
  createStore<PackState>()((set, get) =>
    createEditorState<Pack, PackPanel>(set, get, { file, save, onEdit }),
  );

import { createStore, type StoreApi } from 'zustand';
import { createEditorState } from '@/app/_editor/editor-store';
import type { SaveState } from '@/app/_editor/save/save-state';
import type { OwnBattle } from '@/lib/history/own/document';
import { draftFindings } from '@/lib/history/own/tree/draft-findings';
import { type Tree, treeOf } from '@/lib/history/own/tree/tree';
import type { OwnPanel, OwnState } from './own-state';

type Ports = {
  /** names of nations by their ids */
  readonly nations: ReadonlyMap<string, string>;
  readonly save: SaveState<OwnBattle>;
  /** called with each new version made here */
  readonly onEdit: (file: OwnBattle) => void;
};

/** Ours: from so many units on the formations are folded at first, for a page is read from above. */
const MANY_UNITS = 300;

const foldedAtFirst = ({ nodes, units }: Tree): ReadonlySet<string> =>
  new Set(
    units < MANY_UNITS
      ? []
      : nodes.flatMap((node) => (node.kind === 'formation' && node.node.units.length > 0 ? [node.id] : [])),
  );

type Judged = Pick<OwnState, 'file' | 'tree' | 'findings' | 'marked' | 'regiments'>;

/** The order of battle in the editor: one store, judged once for each edit, undo and redo over whole versions. */
export const createOwnStore = (initial: OwnBattle, { nations, save, onEdit }: Ports): StoreApi<OwnState> => {
  /** All that follows from a version, made once. */
  const judge = (file: OwnBattle, regiments: OwnState['regiments']): Judged => {
    const tree = treeOf(file);
    const findings = draftFindings({ tree, year: file.year, regiments, nations });
    return { file, tree, findings, marked: new Set(findings.map(({ id }) => id)), regiments };
  };

  return createStore<OwnState>()((set, get) => {
    const first = judge(initial, new Map());
    return {
      ...first,
      ...createEditorState<OwnBattle, OwnPanel>(set, get, {
        file: initial,
        save,
        onEdit,
        follows: (file) => judge(file, get().regiments),
      }),
      folded: foldedAtFirst(first.tree),
      clip: '',

      paste: (clip) => {
        set({ clip });
        get().open('paste');
      },

      fold: (ids, folded) =>
        set((state) => {
          const next = new Set(state.folded);
          for (const id of ids) {
            if (folded) next.add(id);
            else next.delete(id);
          }
          return { folded: next };
        }),
      learn: (nation, names) => {
        // what a typed letter still wants was worked out without them
        get().settle();
        set(({ file, regiments }) => judge(file, new Map(regiments).set(nation, names)));
      },
    };
  });
};

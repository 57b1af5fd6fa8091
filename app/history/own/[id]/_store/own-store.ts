import { createStore, type StoreApi } from 'zustand';
import { changed, replacedBy, type Snapshot, travelled } from '@/app/_editor/editing';
import { needsChoice } from '@/app/_editor/save/queue-state';
import type { SaveState } from '@/app/_editor/save/save-state';
import { emptyHistory, redone, sealed, undone } from '@/app/_editor/undo';
import type { OwnBattle } from '@/lib/history/own/document';
import { draftFindings } from '../../_tree/draft-findings';
import { type Tree, treeOf } from '../../_tree/tree';
import type { OwnState } from './own-state';

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
  const judged = (file: OwnBattle, regiments: OwnState['regiments']): Judged => {
    const tree = treeOf(file);
    const findings = draftFindings({ tree, year: file.year, regiments, nations });
    return { file, tree, findings, marked: new Set(findings.map(({ id }) => id)), regiments };
  };

  return createStore<OwnState>()((set, get) => {
    const travel = (way: typeof undone<Snapshot<OwnBattle>>, word: string) => {
      const there = travelled(get(), way);
      if (there === null) return;
      const { label, ...state } = there;
      set({
        ...state,
        ...judged(state.file, get().regiments),
        focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
        said: `${word}: ${label}`,
      });
      onEdit(state.file);
    };
    const first = judged(initial, new Map());

    return {
      ...first,
      selection: null,
      folded: foldedAtFirst(first.tree),
      history: emptyHistory(),
      save,
      focus: null,
      panel: null,
      said: '',
      notice: null,

      change: (change, { key, focus } = {}) => {
        if (change === null) return;
        const next = changed(get(), change, key ?? null);
        const { selection } = next;
        set({
          ...next,
          ...judged(next.file, get().regiments),
          ...(focus !== undefined && selection !== null && { focus: { id: selection, how: focus } }),
          ...(key === undefined && { said: change.label }),
        });
        onEdit(next.file);
      },
      seal: () => set(({ history }) => ({ history: sealed(history) })),
      undo: () => travel(undone, 'Undone'),
      redo: () => travel(redone, 'Done again'),
      select: (id, focus) =>
        set(({ history }) => ({
          selection: id,
          history: sealed(history),
          ...(id !== null && focus && { focus: { id, how: focus } }),
        })),
      open: (panel) => set({ panel }),
      close: (panel) => {
        if (get().panel === panel) set({ panel: null });
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
      learn: (nation, names) =>
        set(({ file, regiments }) => judged(file, new Map(regiments).set(nation, names))),
      say: (said) => set({ said }),
      dismiss: () => set({ notice: null }),
      focused: () => set({ focus: null }),
      adopt: (file, label) =>
        set((state) => ({ ...replacedBy(state, file, label), ...judged(file, state.regiments) })),
      showSave: (save) =>
        set(({ panel }) => ({
          save,
          panel: needsChoice(save) ? 'conflict' : panel === 'conflict' ? null : panel,
        })),
      tell: (notice) => set({ notice }),
    };
  });
};

import { createStore, type StoreApi } from 'zustand';
import type { ArmyFile } from '@/lib/rules/core/document';
import { edited } from '@/lib/rules/core/edit';
import type { System } from '@/lib/rules/core/system';
import type { BuilderState, Snapshot } from './builder-state';
import { emptyHistory, type History, recorded, redone, sealed, type Travel, undone } from './history';
import { picked } from './picking';
import { needsChoice } from './queue-state';
import type { SaveState } from './save-state';
import { sharedIdentity } from './shared-identity';
import { builderView } from './view';

export type BuilderStore = StoreApi<BuilderState>;

type Ports = {
  readonly system: System;
  readonly save: SaveState;
  /** called with each new version made here */
  readonly onEdit: (file: ArmyFile) => void;
};

type Judged = Pick<BuilderState, 'file' | 'assessment' | 'view' | 'troops' | 'contingent'>;

/** All that follows from a version of the army, made once; what stayed the same keeps its identity. */
const judged = (
  system: System,
  file: ArmyFile,
  previous: Pick<Judged, 'view' | 'troops' | 'contingent'> | null,
): Judged => {
  const assessment = system.assess(file);
  const contingent = previous?.contingent ?? null;
  return {
    file,
    assessment,
    view: builderView(system, file, assessment, previous?.view ?? null),
    troops: sharedIdentity(previous?.troops, system.catalogue(file, contingent ?? undefined)),
    contingent,
  };
};

const NOBODY: ReadonlySet<string> = new Set();

/** The army in the builder: one store, one assessment per edit, undo and redo over whole versions. */
export const createBuilderStore = (initial: ArmyFile, { system, save, onEdit }: Ports): BuilderStore =>
  createStore<BuilderState>()((set, get) => {
    const travel = (
      way: (history: History<Snapshot>, now: Snapshot) => Travel<Snapshot> | null,
      word: string,
    ) => {
      const { file, selection, history } = get();
      const there = way(history, { file, selection });
      if (there === null) return;
      const { state } = there;
      set({
        ...judged(system, state.file, get()),
        selection: state.selection,
        chosen: NOBODY,
        history: there.history,
        focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
        said: `${word}: ${there.label}`,
      });
      onEdit(state.file);
    };

    return {
      ...judged(system, initial, null),
      selection: null,
      chosen: NOBODY,
      target: null,
      folded: new Set(),
      history: emptyHistory(),
      save,
      focus: null,
      panel: null,
      said: '',
      shareToken: null,
      notice: null,

      change: (change, { key, focus = false } = {}) => {
        if (change === null) return;
        const { file, selection, history } = get();
        const next = edited(file, change.ops);
        const chosen = change.select === undefined ? selection : change.select;
        set({
          ...judged(system, next, get()),
          selection: chosen,
          ...(change.select !== undefined && { chosen: NOBODY }),
          history: recorded(history, { file, selection }, change.label, key ?? null),
          ...(focus && chosen !== null && { focus: { id: chosen, how: 'row' } }),
          ...(key === undefined && { said: change.label }),
        });
        onEdit(next);
      },
      seal: () => set(({ history }) => ({ history: sealed(history) })),
      undo: () => travel(undone, 'Undone'),
      redo: () => travel(redone, 'Done again'),
      select: (id, focus) =>
        set(({ history }) => ({
          selection: id,
          chosen: NOBODY,
          history: sealed(history),
          ...(id !== null && focus && { focus: { id, how: focus } }),
        })),
      pick: (id, how) => {
        const { selection } = get();
        const chosen = picked(get(), id, how);
        // the range goes on from where it began
        set(({ history }) => ({
          chosen,
          selection: how === 'range' && selection !== null ? selection : id,
          history: sealed(history),
        }));
      },
      choose: (chosen) => set({ chosen }),
      open: (panel) =>
        set(({ chosen, selection }) => ({
          panel,
          ...(panel === 'several' &&
            chosen.size === 0 &&
            selection !== null && { chosen: new Set([selection]) }),
        })),
      close: (panel) => {
        if (get().panel === panel) set({ panel: null });
      },
      addTo: (section) => set({ target: section }),
      offerTroopsOf: (contingent) =>
        set(({ file }) => ({ contingent, troops: system.catalogue(file, contingent ?? undefined) })),
      fold: (section, folded) =>
        set((state) => {
          const next = new Set(state.folded);
          if (folded) next.add(section);
          else next.delete(section);
          return { folded: next };
        }),
      foldAll: (folded) =>
        set(({ view }) => ({
          folded: new Set(folded ? view.sections.map(({ section }) => section.id) : []),
        })),
      say: (said) => set({ said }),
      dismiss: () => set({ notice: null }),
      focused: () => set({ focus: null }),
      adopt: (file, label) =>
        set((state) => ({
          ...judged(system, file, state),
          history:
            label === null
              ? state.history
              : recorded(state.history, { file: state.file, selection: state.selection }, label, label),
        })),
      showSave: (save) =>
        set(({ panel }) => ({
          save,
          panel: needsChoice(save) ? 'conflict' : panel === 'conflict' ? null : panel,
        })),
      tell: (notice) => set({ notice }),
      setShareToken: (shareToken) => set({ shareToken }),
    };
  });

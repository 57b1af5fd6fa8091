import { createStore, type StoreApi } from 'zustand';
import { changed, replacedBy, type Snapshot, travelled } from '@/app/_editor/editing';
import { needsChoice } from '@/app/_editor/save/queue-state';
import type { SaveState } from '@/app/_editor/save/save-state';
import { sharedIdentity } from '@/app/_editor/shared-identity';
import { emptyHistory, redone, sealed, undone } from '@/app/_editor/undo';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { System } from '@/lib/rules/core/contract/system';
import type { BuilderState } from './builder-state';
import { picked } from './picking';
import { builderView } from './view';

export type BuilderStore = StoreApi<BuilderState>;

type Ports = {
  readonly system: System;
  readonly save: SaveState<ArmyFile>;
  /** of the regiments attached, as far as they came with the page */
  readonly regiments?: RegimentFacts;
  /** called with each new version made here */
  readonly onEdit: (file: ArmyFile) => void;
};

type Judged = Pick<
  BuilderState,
  'file' | 'assessment' | 'view' | 'troops' | 'contingent' | 'regiments' | 'terms'
>;
type Before = Pick<Judged, 'regiments' | 'terms'> & Partial<Pick<Judged, 'view' | 'troops' | 'contingent'>>;

/** All that follows from a version of the army, made once; what stayed the same keeps its identity. */
const judged = (system: System, file: ArmyFile, previous: Before): Judged => {
  const { regiments, terms, contingent = null } = previous;
  const assessment = terms?.judged(file, regiments) ?? system.assess(file, regiments);
  return {
    file,
    assessment,
    view: builderView(system, file, assessment, previous.view ?? null),
    troops: sharedIdentity(previous.troops, system.catalogue(file, contingent ?? undefined)),
    contingent,
    regiments,
    terms,
  };
};

const NOBODY: ReadonlySet<string> = new Set();

/** The army in the builder: one store, one assessment per edit, undo and redo over whole versions. */
export const createBuilderStore = (
  initial: ArmyFile,
  { system, save, onEdit, regiments = {} }: Ports,
): BuilderStore =>
  createStore<BuilderState>()((set, get) => {
    const travel = (way: typeof undone<Snapshot<ArmyFile>>, word: string) => {
      const there = travelled(get(), way);
      if (there === null) return;
      const { label, ...state } = there;
      set({
        ...state,
        ...judged(system, state.file, get()),
        chosen: NOBODY,
        focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
        said: `${word}: ${label}`,
      });
      onEdit(state.file);
    };

    return {
      ...judged(system, initial, { regiments, terms: null }),
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
        const next = changed(get(), change, key ?? null);
        const { selection } = next;
        set({
          ...next,
          ...judged(system, next.file, get()),
          ...(change.select !== undefined && { chosen: NOBODY }),
          ...(focus && selection !== null && { focus: { id: selection, how: 'row' } }),
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
        set((state) => ({ ...replacedBy(state, file, label), ...judged(system, file, state) })),
      showSave: (save) =>
        set(({ panel }) => ({
          save,
          panel: needsChoice(save) ? 'conflict' : panel === 'conflict' ? null : panel,
        })),
      tell: (notice) => set({ notice }),
      learn: (known) =>
        set((state) => judged(system, state.file, { ...state, regiments: { ...state.regiments, ...known } })),
      underTerms: (terms) => set((state) => judged(system, state.file, { ...state, terms })),
      setShareToken: (shareToken) => set({ shareToken }),
    };
  });

import { createStore, type StoreApi } from 'zustand';
import { createEditorState } from '@/app/_editor/editor-store';
import type { SaveState } from '@/app/_editor/save/save-state';
import { sharedIdentity } from '@/app/_editor/shared-identity';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { endStep } from '@/lib/rules/core/army/editing';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { BuilderSystem, System } from '@/lib/rules/core/contract/system';
import type { BuilderState, Panel } from './builder-state';
import { picked } from './several';
import { builderView } from './view';

export type BuilderStore = StoreApi<BuilderState>;

type Ports = {
  readonly system: BuilderSystem;
  /** the whole of it, where its checks are there already */
  readonly checked?: System | null;
  readonly save: SaveState<ArmyFile>;
  /** of the regiments attached, as far as they came with the page */
  readonly regiments?: RegimentFacts;
  /** called with each new version made here */
  readonly onEdit: (file: ArmyFile) => void;
  readonly onEarlier?: () => void;
};

type DerivedState = Pick<
  BuilderState,
  'file' | 'assessment' | 'view' | 'troops' | 'contingent' | 'regiments' | 'terms' | 'checked'
>;
type Before = Pick<DerivedState, 'regiments' | 'terms' | 'checked'> &
  Partial<Pick<DerivedState, 'view' | 'troops' | 'contingent'>>;

/** All that follows from a version of the army, made once; what stayed the same keeps its identity. */
const judge = (system: BuilderSystem, file: ArmyFile, previous: Before): DerivedState => {
  const { regiments, terms, checked, contingent = null } = previous;
  const assessment = checked && (terms?.judge(file, regiments) ?? checked.assess(file, regiments));
  return {
    file,
    assessment,
    view: builderView(system, file, assessment ?? system.price(file), previous.view ?? null, regiments),
    troops: sharedIdentity(previous.troops, system.catalogue(file, contingent ?? undefined)),
    contingent,
    regiments,
    terms,
    checked,
  };
};

const NOBODY: ReadonlySet<string> = new Set();

/** The army in the builder: one store, one assessment per edit, undo and redo over whole versions. */
export const createBuilderStore = (
  initial: ArmyFile,
  { system, checked = null, save, onEdit, onEarlier, regiments = {} }: Ports,
): BuilderStore =>
  createStore<BuilderState>()((set, get) => {
    return {
      ...judge(system, initial, { regiments, terms: null, checked }),
      ...createEditorState<ArmyFile, Panel>(set, get, {
        file: initial,
        save,
        onEdit,
        ...(onEarlier && { onEarlier }),
        derive: (file) => judge(system, file, get()),
        selecting: { chosenIds: NOBODY },
      }),
      chosenIds: NOBODY,
      target: null,
      folded: new Set(),
      shareToken: null,

      pick: (id, how) => {
        const { selection } = get();
        const units = picked(get(), id, how);
        // The range continues from its first row.
        set(({ history }) => ({
          chosenIds: units,
          selection: how === 'range' && selection !== null ? selection : id,
          history: endStep(history),
        }));
      },
      choose: (chosenIds) => set({ chosenIds }),
      open: (panel) =>
        set(({ chosenIds, selection }) => ({
          panel,
          ...(panel === 'several' &&
            chosenIds.size === 0 &&
            selection !== null && { chosenIds: new Set([selection]) }),
        })),
      addTo: (section) => set({ target: section }),
      offerTroopsOf: (contingent) => {
        get().flush();
        set(({ file }) => ({ contingent, troops: system.catalogue(file, contingent ?? undefined) }));
      },
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
      learn: (regiments) => {
        // what a typed letter still wants was worked out without them
        get().flush();
        set((state) =>
          judge(system, state.file, { ...state, regiments: { ...state.regiments, ...regiments } }),
        );
      },
      underTerms: (terms) => {
        get().flush();
        set((state) => judge(system, state.file, { ...state, terms }));
      },
      checkBy: (checked) => {
        get().flush();
        set((state) => judge(system, state.file, { ...state, checked }));
      },
      setShareToken: (shareToken) => set({ shareToken }),
    };
  });

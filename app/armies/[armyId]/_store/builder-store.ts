import { createStore, type StoreApi } from 'zustand';
import type { CatalogueGroup } from '@/lib/rules/core/catalogue';
import type { ArmyFile } from '@/lib/rules/core/document';
import { edited } from '@/lib/rules/core/edit';
import type { Assessment, System } from '@/lib/rules/core/system';
import type { Change } from './changes';
import { emptyHistory, type History, recorded, redone, sealed, type Travel, undone } from './history';
import type { SaveState } from './save-state';
import { sharedIdentity } from './shared-identity';
import { builderView, sectionOf, type View, visibleNodes } from './view';

type Snapshot = { readonly file: ArmyFile; readonly selection: string | null };

/** Where the keyboard should be after an edit. `lost`: only if its place has gone. `rename`: in the name field. */
export type FocusRequest = { readonly id: string; readonly how: 'row' | 'lost' | 'rename' };

type ChangeOptions = {
  /** edits that follow each other under one key (typing in one field) are one step of undo */
  readonly key?: string;
  readonly focus?: boolean;
};

/** What is open over the tree. In the wide layout findings and unit have a pane of their own. */
export type Panel =
  | 'unit'
  | 'findings'
  | 'add'
  | 'move'
  | 'settings'
  | 'share'
  | 'text'
  | 'print'
  | 'several'
  | 'elsewhere'
  | 'keys'
  | 'conflict';

export type BuilderState = {
  readonly file: ArmyFile;
  readonly assessment: Assessment;
  readonly view: View;
  /** id of the selected row or section */
  readonly selection: string | null;
  /** id of the section that the player chose to add to; null = follow the selection */
  readonly target: string | null;
  readonly folded: ReadonlySet<string>;
  readonly history: History<Snapshot>;
  readonly save: SaveState;
  readonly focus: FocusRequest | null;
  readonly panel: Panel | null;
  /** the troops on offer: the army's own, or those of the nation of a contingent */
  readonly troops: readonly CatalogueGroup[];
  readonly contingent: string | null;
  /** read out to those who do not see the page change */
  readonly said: string;
  /** of the share link made since the page was opened; it cannot be asked for again */
  readonly shareToken: string | null;
  /** something the player should know and did not cause */
  readonly notice: string | null;

  change(change: Change | null, options?: ChangeOptions): void;
  /** ends the typing of a field */
  seal(): void;
  undo(): void;
  redo(): void;
  select(id: string | null, focus?: FocusRequest['how']): void;
  open(panel: Panel): void;
  /** closes `panel` if it is the one that is open */
  close(panel: Panel): void;
  addTo(section: string | null): void;
  offerTroopsOf(contingent: string | null): void;
  fold(section: string, folded: boolean): void;
  foldAll(folded: boolean): void;
  say(text: string): void;
  dismiss(): void;
  focused(): void;
  /** a version from elsewhere takes the place of this one; with a label it can be undone */
  adopt(file: ArmyFile, label: string | null): void;
  showSave(save: SaveState): void;
  tell(notice: string): void;
  setShareToken(token: string | null): void;
};

/** The node that the Tab key reaches in the tree: the selected one, else its folded section, else the first. */
export const tabStop = ({ view, selection, folded }: BuilderState): string | null => {
  const section = sectionOf(view, selection)?.section.id;
  if (section !== undefined) return folded.has(section) ? section : selection;
  return visibleNodes(view, folded)[0] ?? null;
};

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

/** Only the player can say how it goes on. */
const needsChoice = ({ kind }: SaveState): boolean => kind === 'conflict' || kind === 'gone';

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
        history: there.history,
        focus: state.selection === null ? null : { id: state.selection, how: 'lost' },
        said: `${word}: ${there.label}`,
      });
      onEdit(state.file);
    };

    return {
      ...judged(system, initial, null),
      selection: null,
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
          history: sealed(history),
          ...(id !== null && focus && { focus: { id, how: focus } }),
        })),
      open: (panel) => set({ panel }),
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

import { createStore, type StoreApi } from 'zustand';
import {
  type Change,
  changed,
  type Editing,
  replacedBy,
  type Snapshot,
  travelled,
} from '@/app/_editor/editing';
import { needsChoice } from '@/app/_editor/save/queue-state';
import type { SaveState } from '@/app/_editor/save/save-state';
import { emptyHistory, redone, sealed, undone } from '@/app/_editor/undo';
import type { Pack } from '@/lib/rules/events/schema';

/** What is open over the rules. */
export type PackPanel = 'effect' | 'text' | 'conflict';

/** One pack in the editor; the selection is the slot of a rule. */
export type PackState = Editing<Pack> & {
  readonly save: SaveState<Pack>;
  readonly panel: PackPanel | null;
  /** read out to those who do not see the page change */
  readonly said: string;
  /** something its owner should know and did not cause */
  readonly notice: string | null;

  /** edits that follow each other under one key (typing in one field) are one step of undo */
  change(change: Change | null, key?: string): void;
  /** ends the typing of a field */
  seal(): void;
  undo(): void;
  redo(): void;
  select(slot: string | null): void;
  show(panel: PackPanel | null): void;
  dismiss(): void;
  adopt(file: Pack, label: string | null): void;
  showSave(save: SaveState<Pack>): void;
  tell(notice: string): void;
};

const ways = {
  back: { way: undone<Snapshot<Pack>>, word: 'Undone' },
  forth: { way: redone<Snapshot<Pack>>, word: 'Done again' },
};

/** A pack in the editor, with undo over whole versions. `onEdit` is called with each version made here. */
export const createPackStore = (
  file: Pack,
  save: SaveState<Pack>,
  onEdit: (file: Pack) => void,
): StoreApi<PackState> =>
  createStore<PackState>()((set, get) => {
    const travel = ({ way, word }: (typeof ways)['back']) => {
      const there = travelled(get(), way);
      if (there === null) return;
      set({ ...there, said: `${word}: ${there.label}` });
      onEdit(there.file);
    };
    return {
      file,
      save,
      selection: null,
      history: emptyHistory(),
      panel: null,
      said: '',
      notice: null,
      change: (change, key) => {
        if (change === null) return;
        const next = changed(get(), change, key ?? null);
        set(key === undefined ? { ...next, said: change.label } : next);
        onEdit(next.file);
      },
      seal: () => set(({ history }) => ({ history: sealed(history) })),
      undo: () => travel(ways.back),
      redo: () => travel(ways.forth),
      select: (selection) => set({ selection }),
      show: (panel) => set({ panel }),
      dismiss: () => set({ notice: null }),
      tell: (notice) => set({ notice }),
      adopt: (theirs, label) => set((state) => replacedBy(state, theirs, label)),
      showSave: (now) => set({ save: now, ...panelAfter(now, get().panel) }),
    };
  });

/** A conflict opens its choice, and closes it once it is settled. */
const panelAfter = (save: SaveState<Pack>, panel: PackPanel | null): Pick<PackState, 'panel'> => {
  if (needsChoice(save)) return { panel: 'conflict' };
  return { panel: panel === 'conflict' ? null : panel };
};

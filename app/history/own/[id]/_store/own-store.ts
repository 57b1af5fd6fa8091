import { createStore, type StoreApi } from 'zustand';
import { createEditorState, type EditorState } from '@/app/_editor/editor-store';
import type { SaveState } from '@/app/_editor/save/save-state';
import type { OwnBattle } from '@/lib/history/own/document';
import { type DraftFinding, draftFindings, type KnownRegiments } from '@/lib/history/own/tree/draft-findings';
import { type BattleTree, treeOf } from '@/lib/history/own/tree/tree';
import type { RegimentName } from '@/lib/history/schema';

/** The id by which the battle itself (name, date, sources) is selected; no node is called so. */
export const ABOUT = 'about:';

/** What is open over the tree. In the wide layout findings and form have a pane of their own. */
export type OwnPanel = 'node' | 'findings' | 'move' | 'share' | 'keys' | 'paste';

/** One order of battle in the editor, and what can be done to it. */
export type OwnState = EditorState<OwnBattle, OwnPanel> & {
  readonly tree: BattleTree;
  readonly findings: readonly DraftFinding[];
  /** ids of what has a finding */
  readonly marked: ReadonlySet<string>;
  readonly regiments: KnownRegiments;
  readonly folded: ReadonlySet<string>;
  /** lines that were pasted, which the dialog for them begins with */
  readonly clip: string;

  fold(ids: readonly string[], folded: boolean): void;
  /** shows lines before they are taken */
  paste(lines: string): void;
  /** the regiments of a nation have come */
  learn(nation: string, regiments: readonly RegimentName[]): void;
};

/** Ids of sides, formations and units from top to bottom, without what is folded away. */
export const visibleNodes = ({ tree, folded }: Pick<OwnState, 'tree' | 'folded'>): readonly string[] => {
  const hidden = new Set<string>();
  return tree.nodes.flatMap(({ id, parent }) => {
    if (parent !== null && (folded.has(parent) || hidden.has(parent))) {
      hidden.add(id);
      return [];
    }
    return [id];
  });
};

/** The node that the Tab key reaches in the tree: the selected one, or what it is folded into, else the first side. */
export const tabStop = ({ tree, selection, folded }: OwnState): string => {
  const chain: string[] = [];
  for (let id = selection; id !== null; id = tree.byId.get(id)?.parent ?? null) chain.push(id);
  const outermost = chain.findLast((id) => folded.has(id));
  const stop = outermost ?? selection;
  return stop !== null && tree.byId.has(stop) ? stop : (tree.nodes[0]?.id ?? '');
};

type Ports = {
  /** names of nations by their ids */
  readonly nations: ReadonlyMap<string, string>;
  readonly save: SaveState<OwnBattle>;
  /** called with each new version made here */
  readonly onEdit: (file: OwnBattle) => void;
};

/** Ours: from so many units on the formations are folded at first, for a page is read from above. */
const MANY_UNITS = 300;

const foldedAtFirst = ({ nodes, units }: BattleTree): ReadonlySet<string> =>
  new Set(
    units < MANY_UNITS
      ? []
      : nodes.flatMap((node) => (node.kind === 'formation' && node.node.units.length > 0 ? [node.id] : [])),
  );

type DerivedState = Pick<OwnState, 'file' | 'tree' | 'findings' | 'marked' | 'regiments'>;

/** The order of battle in the editor: one store, judged once for each edit, undo and redo over whole versions. */
export const createOwnStore = (initial: OwnBattle, { nations, save, onEdit }: Ports): StoreApi<OwnState> => {
  /** All that follows from a version, made once. */
  const judge = (file: OwnBattle, regiments: OwnState['regiments']): DerivedState => {
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
        derive: (file) => judge(file, get().regiments),
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
        get().flush();
        set(({ file, regiments }) => judge(file, new Map(regiments).set(nation, names)));
      },
    };
  });
};

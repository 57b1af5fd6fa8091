import type { EditorState } from '@/app/_editor/editor-store';
import type { OwnBattle } from '@/lib/history/own/document';
import type { DraftFinding, KnownRegiments } from '@/lib/history/own/tree/draft-findings';
import type { Tree } from '@/lib/history/own/tree/tree';
import type { RegimentName } from '@/lib/history/schema';

/** The id by which the battle itself (name, date, sources) is selected; no node is called so. */
export const ABOUT = 'about:';

/** What is open over the tree. In the wide layout findings and form have a pane of their own. */
export type OwnPanel = 'node' | 'findings' | 'move' | 'share' | 'keys' | 'paste';

/** One order of battle in the editor, and what can be done to it. */
export type OwnState = EditorState<OwnBattle, OwnPanel> & {
  readonly tree: Tree;
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

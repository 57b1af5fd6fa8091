import type { Change, Snapshot } from '@/app/_editor/editing';
import type { SaveState } from '@/app/_editor/save/save-state';
import type { FocusRequest } from '@/app/_editor/tree/use-requested-focus';
import type { History } from '@/app/_editor/undo';
import type { OwnBattle } from '@/lib/history/own/document';
import type { RegimentName } from '@/lib/history/schema';
import type { DraftFinding, KnownRegiments } from '../../_tree/draft-findings';
import type { Tree } from '../../_tree/tree';

/** The id by which the battle itself (name, date, sources) is selected; no node is called so. */
export const ABOUT = 'about:';

/** What is open over the tree. In the wide layout findings and form have a pane of their own. */
export type OwnPanel = 'node' | 'findings' | 'move' | 'share' | 'keys' | 'conflict';

export type ChangeOptions = {
  /** edits that follow each other under one key (typing in one field) are one step of undo */
  readonly key?: string;
  readonly focus?: FocusRequest['how'];
};

/** One order of battle in the editor, and what can be done to it. */
export type OwnState = {
  readonly file: OwnBattle;
  readonly tree: Tree;
  readonly findings: readonly DraftFinding[];
  /** ids of what has a finding */
  readonly marked: ReadonlySet<string>;
  readonly regiments: KnownRegiments;
  readonly selection: string | null;
  readonly folded: ReadonlySet<string>;
  readonly history: History<Snapshot<OwnBattle>>;
  readonly save: SaveState<OwnBattle>;
  readonly focus: FocusRequest | null;
  readonly panel: OwnPanel | null;
  /** read out to those who do not see the page change */
  readonly said: string;
  /** something its owner should know and did not cause */
  readonly notice: string | null;

  change(change: Change | null, options?: ChangeOptions): void;
  /** ends the typing of a field */
  seal(): void;
  undo(): void;
  redo(): void;
  select(id: string | null, focus?: FocusRequest['how']): void;
  open(panel: OwnPanel): void;
  /** closes `panel` if it is the one that is open */
  close(panel: OwnPanel): void;
  fold(ids: readonly string[], folded: boolean): void;
  /** the regiments of a nation have come */
  learn(nation: string, regiments: readonly RegimentName[]): void;
  say(text: string): void;
  dismiss(): void;
  focused(): void;
  /** a version from elsewhere takes the place of this one; with a label it can be undone */
  adopt(file: OwnBattle, label: string | null): void;
  showSave(save: SaveState<OwnBattle>): void;
  tell(notice: string): void;
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

import type { EditorState } from '@/app/_editor/editor-store';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import type { System } from '@/lib/rules/core/contract/system';
import type { ArmyTerms } from '@/lib/rules/events/army-terms';
import type { Judgement } from '@/lib/rules/events/judge';
import { type BuilderView, firstNode, sectionOf } from './view';

/** How one more unit is chosen: alone, or with all between. */
export type Picking = 'toggle' | 'range';

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
  | 'keys';

/** One army in the builder, and what can be done to it. */
export type BuilderState = EditorState<ArmyFile, Panel> & {
  /** null until its checks are there */
  readonly assessment: Assessment | Judgement | null;
  readonly view: BuilderView;
  /** ids of the units chosen together; empty while one thing is selected */
  readonly chosenIds: ReadonlySet<string>;
  /** id of the section that the player chose to add to; null = follow the selection */
  readonly target: string | null;
  readonly folded: ReadonlySet<string>;
  /** the troops on offer: the army's own, or those of the nation of a contingent */
  readonly troops: readonly CatalogueGroup[];
  readonly contingent: string | null;
  /** what is known of regiments, by which the army is judged too */
  readonly regiments: RegimentFacts;
  /** the event packs that it is built under; null without any, and while they are fetched */
  readonly terms: ArmyTerms | null;
  /** the system with its checks; null until they are there */
  readonly checked: System | null;
  /** of the share link made since the page was opened; it cannot be asked for again */
  readonly shareToken: string | null;

  /** adds a unit to those chosen together or takes it from them, or chooses all units up to it */
  pick(id: string, how: Picking): void;
  choose(units: ReadonlySet<string>): void;
  addTo(section: string | null): void;
  offerTroopsOf(contingent: string | null): void;
  fold(section: string, folded: boolean): void;
  foldAll(folded: boolean): void;
  /** takes note of regiments, and judges the army by them */
  learn(regiments: RegimentFacts): void;
  /** judges the army under other terms from now on */
  underTerms(terms: ArmyTerms | null): void;
  /** checks the army from now on */
  checkBy(system: System): void;
  setShareToken(token: string | null): void;
};

/** The node that the Tab key reaches in the tree: the selected one, else its folded section, else the first. */
export const tabStop = ({ view, selection, folded }: BuilderState): string | null => {
  const section = sectionOf(view, selection)?.section.id;
  if (section !== undefined) return folded.has(section) ? section : selection;
  return firstNode(view, folded);
};

import type { ArmyFile } from '../../rules/core/army/document';
import { regimentIds } from '../../rules/core/check/attached';
import type { RegimentFacts } from '../../rules/core/check/regiment-facts';
import type { System } from '../../rules/core/contract/system';
import { nextTurn } from '../../turn';
import { type Bench, type JudgedList, judgedList } from './judge-list';

/** Lists judged in one turn. */
const AT_ONCE = 20;

/** Asks what is known of regiments. */
export type AskRegiments = (ids: readonly string[]) => Promise<RegimentFacts>;

/** What is known of the regiments of many lists, asked once. */
export const factsOfMany = (
  system: System,
  files: readonly ArmyFile[],
  ask: AskRegiments,
): Promise<RegimentFacts> => ask([...new Set(files.flatMap((file) => regimentIds(system.attached(file))))]);

/** Many lists under one set of terms, in order; others have their turn meanwhile. */
export const judgeMany = async (
  bench: Bench,
  files: readonly ArmyFile[],
  now: Date,
  ask: AskRegiments,
): Promise<readonly JudgedList[]> => {
  const facts = await factsOfMany(bench.system, files, ask);
  const lists: JudgedList[] = [];
  for (const [index, file] of files.entries()) {
    lists.push(judgedList(bench, file, now, facts));
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  return lists;
};

import { isSystemId, loadGameRules, loadSystem } from '../rules';
import { courseOf } from '../rules/core/game/course';
import type { Fact } from '../rules/core/game/fact';
import type { Setup } from '../rules/core/game/machine';
import { recordRows } from '../rules/core/game/record';
import { reportOf } from '../rules/core/game/report';
import type { ReportFacts } from '../rules/core/game/report-sheet';
import { thrownIn } from '../rules/core/game/thrown';

/** A game as it is folded for an answer: in a reading thread, as a game of 5,000 acts takes a second. */
export type FoldedGame = { readonly setup: Setup; readonly facts: readonly Fact[] };

/** What the report of a game is made of, for its page and for paper. */
export type ReadReport = Pick<ReportFacts, 'course' | 'report' | 'thrown' | 'system'>;

/** The report of a game; null where Muster does not know its rule system. */
export const readGameReport = async ({ setup, facts }: FoldedGame): Promise<ReadReport | null> => {
  const { system: id, per = 1 } = setup;
  if (!isSystemId(id)) return null;
  const system = await loadSystem(id);
  const choices = (await system.game?.())?.choices.choices ?? [];
  const course = courseOf(setup, facts);
  return {
    course,
    report: reportOf(course, per),
    thrown: thrownIn(course, await loadGameRules(id)),
    system: { name: system.name, source: system.source, choices },
  };
};

/** Every act of a game as the rows of a table, its head first. */
export const readGameRecord = ({ setup, facts }: FoldedGame): ReturnType<typeof recordRows> =>
  recordRows(courseOf(setup, facts), setup.per ?? 1);

import type { WholeGame } from '@/lib/games/read-game';
import { isSystemId, loadGameRules, loadSystem } from '@/lib/rules';
import { courseOf } from '@/lib/rules/core/game/course';
import { reportOf } from '@/lib/rules/core/game/report';
import type { ReportFacts } from '@/lib/rules/core/game/report-sheet';
import { thrownIn } from '@/lib/rules/core/game/thrown';
import { nextTurn } from '@/lib/turn';

/** What the report of a game is made of, for its page and for paper. */
export type ReadReport = Pick<ReportFacts, 'course' | 'report' | 'thrown' | 'system'>;

/** The report of a game; null where its rules are none of ours. Others have their turn while a long one is made. */
export const readReport = async ({
  setup,
  facts,
}: Pick<WholeGame, 'setup' | 'facts'>): Promise<ReadReport | null> => {
  const { system: id, per = 1 } = setup;
  if (!isSystemId(id)) return null;
  const system = await loadSystem(id);
  const rules = await loadGameRules(id);
  const choices = (await system.game?.())?.choices.choices ?? [];
  const course = courseOf(setup, facts);
  await nextTurn();
  const report = reportOf(course, per);
  await nextTurn();
  const thrown = thrownIn(course, rules);
  await nextTurn();
  return { course, report, thrown, system: { name: system.name, source: system.source, choices } };
};

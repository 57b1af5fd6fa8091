import { availableParallelism, loadavg } from 'node:os';
import type { StoreName } from '../faults/breakable-store';
import { baseline } from './baseline';
import { measureAlone } from './load';

const GAMES = 250;
/** Milliseconds: an act until the other phone has it, processor time of a question without news, a save beside them. */
const BUDGETS = { seen: 2_000, question: 0.3, saves: 50 } as const;

type Times = { readonly p50: number; readonly p99: number };

type Measured = {
  /** saves without games, and beside them */
  readonly alone: Times;
  readonly beside: Times;
  /** questions while nothing is new, and beside all else; each from when it was due */
  readonly quiet: Times & { readonly count: number };
  readonly asked: Times;
  readonly seen: Times & { readonly count: number };
  readonly unseen: number;
  /** milliseconds of the processor for one question without news */
  readonly question: number;
  /** shares of one core, without that of the store's own process */
  readonly idle: number;
  readonly busy: number;
  readonly errors: readonly string[];
};

const inWords = ({ p50, p99 }: Times, digits = 0): string =>
  `p50 ${p50.toFixed(digits)}, p99 ${p99.toFixed(digits)} ms`;

/**
 * Games at once with two phones each, which ask as pages do and act at the pace of an evening, beside saves of armies; and
 * both alone in the same run. With `two`, on PostgreSQL, the phones of a game ask two instances. True if all is in budget.
 */
export const gamesCampaign = async (
  name: StoreName,
  seconds: number,
  word: string | undefined,
): Promise<boolean> => {
  if (word !== undefined && word !== 'two') throw new Error(`The games know no ${word}.`);
  const instances = word === 'two' && name === 'postgres' ? 2 : 1;
  const base = await baseline();
  const measured = await measureAlone<Measured>(name, 'games-alone.ts', [String(seconds), String(GAMES)], {
    ...{ seconds: 3 * seconds, instances },
  });
  const { alone, beside, quiet, asked, seen, unseen, question, idle, busy, errors } = measured;
  const [load = 0] = loadavg();
  console.log(
    `${name}, ${instances === 1 ? 'one instance' : 'two instances'}, ${GAMES} games; baseline: JSON.parse of an army of 25 units, ${base.toFixed(1)} µs; load ${load.toFixed(1)} of ${availableParallelism()}`,
  );
  console.log(`${seen.count} acts until the other phone has them: ${inWords(seen)}; ${unseen} never`);
  console.log(
    `a question without news: ${question.toFixed(3)} ms of the processor, ${((question * 1000) / base).toFixed(1)} x the baseline; ${quiet.count} answered, ${inWords(quiet, 1)}; beside all else ${inWords(asked, 1)}`,
  );
  console.log(
    `saves without games ${inWords(alone)}, beside them ${inWords(beside)}, ${(beside.p99 / alone.p99).toFixed(2)} x`,
  );
  console.log(`busy ${busy.toFixed(2)} of a core, at rest ${idle.toFixed(2)}; ${errors.length} errors`);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  const isWithin = seen.p99 <= BUDGETS.seen && question <= BUDGETS.question && beside.p99 <= BUDGETS.saves;
  return isWithin && seen.count > 0 && unseen === 0 && errors.length === 0;
};

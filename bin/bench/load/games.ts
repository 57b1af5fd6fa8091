import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import type { StoreName } from '../../faults/breakable-store';
import { baseline } from '../baseline';
import { measureAlone } from './load';

const GAMES = 250;
/**
 * Milliseconds: an act until the other phone has it, on one instance and across two, and a save beside the games. The
 * share of a core that 500 idle streams take, and the bytes of 2,000.
 */
const BUDGETS = { seen: 300, seenAcross: 1_300, saves: 50, idle: 0.01, memory: 60_000_000 } as const;

/** Streams whose memory is measured. */
const STREAMS = 2_000;

/** The bytes that the server holds for them, in a process without anything else. */
const streamMemory = async (): Promise<number> => {
  const script = ['--expose-gc', '--import', 'tsx', 'bin/bench/load/streams-alone.ts', String(STREAMS)];
  const { stdout } = await promisify(execFile)(process.execPath, script, { timeout: 120_000 });
  return Number(stdout);
};

type Times = { readonly p50: number; readonly p99: number };

type GamesResult = {
  /** saves without games, and beside them */
  readonly alone: Times;
  readonly beside: Times;
  readonly seen: Times & { readonly count: number };
  readonly unseen: number;
  /** shares of one core, without that of the store's own process: without streams, with idle ones, in play */
  readonly bare: number;
  readonly idle: number;
  readonly busy: number;
  readonly errors: readonly string[];
};

const inWords = ({ p50, p99 }: Times, digits = 0): string =>
  `p50 ${p50.toFixed(digits)}, p99 ${p99.toFixed(digits)} ms`;

/**
 * Games at once with two phones each, which follow as pages do and act at the pace of an evening, beside saves of
 * armies; and both alone in the same run. With `two`, on PostgreSQL, the phones of a game ask two instances. True if
 * all is in budget.
 */
export const gamesCampaign = async (
  name: StoreName,
  seconds: number,
  word: string | undefined,
): Promise<boolean> => {
  if (word !== undefined && word !== 'two') throw new Error(`The games know no ${word}.`);
  const instances = word === 'two' && name === 'postgres' ? 2 : 1;
  const base = await baseline();
  const memory = await streamMemory();
  const measured = await measureAlone<GamesResult>(name, 'games-alone.ts', [String(seconds), String(GAMES)], {
    seconds: 3 * seconds,
    instances,
  });
  const { alone, beside, seen, unseen, bare, idle, busy, errors } = measured;
  const [load = 0] = loadavg();
  console.log(
    `${name}, ${instances === 1 ? 'one instance' : 'two instances'}, ${GAMES} games; baseline: JSON.parse of an army of 25 units, ${base.toFixed(1)} µs; load ${load.toFixed(1)} of ${availableParallelism()}`,
  );
  console.log(`${seen.count} acts until the other phone has them: ${inWords(seen)}; ${unseen} never`);
  console.log(
    `${2 * GAMES} idle streams: ${(100 * (idle - bare)).toFixed(2)} % of a core (${(100 * bare).toFixed(2)} % without, ${(100 * idle).toFixed(2)} % with them); ${STREAMS} hold ${(memory / 1_000_000).toFixed(1)} MB`,
  );
  console.log(
    `saves without games ${inWords(alone)}, beside them ${inWords(beside)}, ${(beside.p99 / alone.p99).toFixed(2)} x`,
  );
  console.log(`busy ${busy.toFixed(2)} of a core; ${errors.length} errors`);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  const isWithin =
    seen.p99 <= (instances === 1 ? BUDGETS.seen : BUDGETS.seenAcross) &&
    idle - bare <= BUDGETS.idle &&
    memory <= BUDGETS.memory &&
    beside.p99 <= BUDGETS.saves;
  return isWithin && seen.count > 0 && unseen === 0 && errors.length === 0;
};

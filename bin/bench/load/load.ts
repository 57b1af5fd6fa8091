import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openBreakable, type StoreName } from '../../faults/breakable-store';
import { kill } from '../../faults/child';
import { type Instance, startInstances } from '../../faults/instances';
import { baseline } from '../baseline';

/** Requests a second of an evening at the busiest. */
const RATES = { saves: 100, checks: 50, pages: 20 } as const;
/** Milliseconds: what a save may take, 99 times in 100, and where the server counts as bent. */
const BUDGET = 50;
const BENT = 500;
/** Steps after the first last less: they say where it bends, not how it holds. */
const SHORT = 15;
const MOST_TIMES = 16;
const SLACK = 300_000;

type LoadResult = {
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  readonly errors: readonly string[];
};
type Kind = keyof typeof RATES;
/** `busy`: the share of one core that the server has had, without that of the store's own process */
type Step = Readonly<Record<Kind, LoadResult>> & { readonly busy: number };

const KINDS = Object.keys(RATES) as readonly Kind[];

/** Starts instances of Muster on a new store, and beside them a program that gets their addresses and measures. */
export const measureAlone = async <T>(
  name: StoreName,
  program: string,
  args: readonly string[],
  { seconds, instances = 1 }: { readonly seconds: number; readonly instances?: number },
): Promise<T> => {
  const store = await openBreakable(name);
  const token = { METRICS_TOKEN: randomBytes(32).toString('hex') };
  const begun: Instance[] = [];
  try {
    await startInstances(store, instances, begun, token);
    const addresses = begun.map(({ address }) => address);
    const path = fileURLToPath(new URL(program, import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', path, addresses.join(','), ...args],
      { timeout: seconds * 1000 + SLACK, maxBuffer: 64_000_000, env: { ...process.env, ...token } },
    );
    return JSON.parse(stdout);
  } finally {
    for (const { child } of begun) await kill(child);
    await store.remove();
  }
};

/** One rate against a server and a store of their own, so that no step finds what another has left. */
const step = (name: StoreName, times: number, seconds: number): Promise<Step> => {
  const rates = KINDS.map((kind) => String(RATES[kind] * times));
  return measureAlone(name, 'load-alone.ts', [String(seconds), ...rates], { seconds });
};

const inWords = (times: number, measured: Step): string =>
  KINDS.map((kind) => {
    const { p50, p99, errors } = measured[kind];
    return `${RATES[kind] * times} ${kind}/s: p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${errors.length} errors`;
  }).join('; ');

const isBent = ({ saves, checks, pages }: Step): boolean =>
  saves.p99 > BENT || [saves, checks, pages].some(({ errors }) => errors.length > 0);

/**
 * Saves, checks and page views together at the rates of a busy evening, then twice as many and so on until the server
 * bends: an error, or one save in a hundred later than half a second. Prints a line for each; true if the first kept
 * its budget.
 */
export const loadCampaign = async (name: StoreName, seconds: number): Promise<boolean> => {
  const base = await baseline();
  console.log(`${name}; baseline: JSON.parse of an army of 25 units, ${base.toFixed(1)} µs`);
  const print = (times: number, measured: Step) => {
    const [load = 0] = loadavg();
    const ratio = (measured.saves.p99 * 1000) / base;
    console.log(
      `${times} x: ${inWords(times, measured)}; saves' p99 ${ratio.toFixed(0)} x the baseline; the server busy ${measured.busy.toFixed(2)} of a core; load ${load.toFixed(1)} of ${availableParallelism()}`,
    );
    for (const kind of KINDS) for (const error of new Set(measured[kind].errors)) console.log(`  ${error}`);
  };
  const first = await step(name, 1, seconds);
  print(1, first);
  let held = isBent(first) ? 0 : 1;
  for (let times = 2; held > 0 && times <= MOST_TIMES; times *= 2) {
    const measured = await step(name, times, Math.min(seconds, SHORT));
    print(times, measured);
    if (isBent(measured)) break;
    held = times;
  }
  console.log(`${name}: holds ${held} x, bends at ${Math.max(1, held * 2)} x`);
  return first.saves.p99 <= BUDGET && !isBent(first);
};

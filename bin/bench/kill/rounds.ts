import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type BreakableStore, openBreakable, type StoreName } from '../../faults/breakable-store';
import { kill, startOn } from '../../faults/child';
import { freePort } from '../../lib/port.mjs';
import { serverBundle } from '../../lib/server-bundle.mjs';
import type { BenchClient } from '../client';
import { untilSaid } from '../server';

/** Each this many rounds Muster is started with all that belongs to a start. */
const WHOLE = 10;
/** Milliseconds in which the first answers after a start come. */
const PATIENCE = 20_000;

export type KillOutcome = {
  readonly rounds: number;
  /** what was answered with ok: saves, lists, imports, accounts */
  readonly acknowledged: number;
  /** what is wrong with any of it after the next start; empty when nothing was lost */
  readonly losses: readonly string[];
};

/** One campaign under way against a server that comes and goes. */
export type Trial = {
  /** what all senders have been answered with ok so far */
  readonly acknowledged: () => number;
  /** sends until the server is gone */
  readonly send: () => Promise<void>;
  /** what is wrong with the rows of the store while no server runs */
  readonly wrongRows?: () => Promise<readonly string[]>;
  /** what is wrong with what the next server answers */
  readonly losses: () => Promise<readonly string[]>;
};

/** What is tried while the server is killed. */
export type KillCampaign = {
  /** how many send at once: this many answers are waited for before a kill */
  readonly senders: number;
  /** milliseconds of sending after those: a random part of it */
  readonly longest: number;
  readonly begin: (address: string, store: BreakableStore) => Promise<Trial>;
};

/** Clients may say which address they are counted under. */
const BELIEVED = { MUSTER_PROXIES: '127.0.0.1' };

/** Longest piece of a server's complaints that is kept. */
const MOST_SAID = 4_000;

/** What a server said last on its error stream: a refusal is reported with the reason. */
const complaintsOf = (server: ChildProcess): (() => string) => {
  let tail = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    tail = `${tail}${chunk}`.slice(-MOST_SAID);
  });
  return () => tail;
};

/** Muster as `npm run up` starts it, which looks through the store and brings it up to date. */
const startWhole = async ({ data, env }: BreakableStore, port: number): Promise<ChildProcess> => {
  const where = { HOST: '127.0.0.1', PORT: String(port) };
  const child = startOn(data, ['bin/serve.mjs'], { env: { ...process.env, ...BELIEVED, ...env, ...where } });
  await untilSaid(child, 'Ctrl-C');
  return child;
};

/** Its server alone, on a store that is up to date; most of a start is the rest. */
const startServer = async ({ data, env }: BreakableStore, port: number): Promise<ChildProcess> => {
  const args = ['--max-old-space-size=448', serverBundle('start'), 'start', '127.0.0.1', String(port)];
  const child = startOn(data, args, {
    env: { ...process.env, NODE_ENV: 'production', MUSTER_GATE: '1', ...BELIEVED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit').then(() => true);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) {
    if (await Promise.race([gone, wait(20, false)])) throw new Error('The server did not start');
  }
  return child;
};

/** What the server answers as JSON; null once it is gone, or says that its store is. */
export const answerUnlessGone = async (
  { send }: BenchClient,
  method: string,
  path: string,
  body?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: each campaign knows what it asked for
): Promise<any> => {
  const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body))
    .then((response) => response.json())
    .catch(() => null);
  // a store that was killed a moment before its Muster is said to be away
  return answer === null || answer.code === 'away' ? null : answer;
};

/** A server just started is slow at first: the moment of the kill is random from the first answers on. */
const untilSending = async (trial: Trial, { senders, longest }: KillCampaign): Promise<void> => {
  const goal = trial.acknowledged() + senders;
  for (let waited = 0; trial.acknowledged() < goal && waited < PATIENCE; waited += 20) await wait(20);
  await wait(Math.random() * longest);
};

/**
 * Kills the built server at random moments, `rounds` times, in every second round the store's own process first, and
 * holds what is stored against what was acknowledged.
 */
export const killRounds = async (
  rounds: number,
  name: StoreName,
  campaign: KillCampaign,
): Promise<KillOutcome> => {
  const store = await openBreakable(name);
  const port = await freePort(0, '127.0.0.1');
  const losses: string[] = [];
  let server: ChildProcess | undefined;
  let round = 0;
  // On a signal it ends its round and prints its results.
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    server = await startWhole(store, port);
    const trial = await campaign.begin(`http://127.0.0.1:${port}`, store);
    for (round = 1; round <= rounds && !isOver; round++) {
      const note = (problems: readonly string[]) =>
        losses.push(...problems.map((loss) => `round ${round}, ${loss}`));
      const complaints = complaintsOf(server);
      const sending = trial.send().catch(async (fault: unknown) => {
        // its answer may come before what it wrote down of it
        await wait(500);
        throw new Error(`Round ${round}. The server said: ${complaints()}`, { cause: fault });
      });
      // a refusal is reported below, after the server has been ended
      sending.catch(() => undefined);
      await untilSending(trial, campaign);
      if (round % 2 === 0) await store.kill();
      await kill(server);
      await sending;
      if (round % 2 === 0) await store.start();
      note(await store.faults());
      note((await trial.wrongRows?.()) ?? []);
      server = await (round % WHOLE === 0 ? startWhole : startServer)(store, port);
      note(await trial.losses());
      if (round % 10 === 0) {
        process.stderr.write(
          `${round} rounds, ${trial.acknowledged()} acknowledged, ${losses.length} lost\n`,
        );
      }
    }
    return { rounds: round - 1, acknowledged: trial.acknowledged(), losses };
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    if (server !== undefined) await kill(server);
    await store.remove();
  }
};

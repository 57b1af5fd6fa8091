import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type BreakableStore, openBreakable, type StoreName } from '../faults/breakable-store';
import { kill, startOn } from '../faults/child';
import { freePort } from '../lib/port.mjs';
import { armyOf } from './armies';
import { type Client, clientOf, createArmy } from './client';
import { untilSaid } from './server';

const CLIENTS = 4;
/** Milliseconds of saving before a kill: a random part of it. */
const LONGEST = 500;
/** Each so many rounds Muster is started with all that belongs to a start. */
const WHOLE = 10;
/** Milliseconds in which the first saves after a start are answered. */
const PATIENCE = 20_000;

export type KillOutcome = {
  readonly rounds: number;
  /** saves, or lists, that were answered with ok */
  readonly acknowledged: number;
  /** what is wrong with any of them after the next start; empty when nothing was lost */
  readonly losses: readonly string[];
};

type Draft = {
  readonly client: Client;
  readonly id: string;
  /** the last revision that was acknowledged, and the name it was saved under */
  revision: number;
  name: string;
  /** under which the save was sent that nobody answered */
  sent: string;
};

/** Muster as `npm run up` starts it, which looks through the store and brings it up to date. */
export const startWhole = async ({ data, env }: BreakableStore, port: number): Promise<ChildProcess> => {
  const where = { HOST: '127.0.0.1', PORT: String(port) };
  const child = startOn(data, ['bin/serve.mjs'], { env: { ...process.env, ...env, ...where } });
  await untilSaid(child, 'Ctrl-C');
  return child;
};

/** Its server alone, on a store that is up to date; most of a start is the rest. */
export const startServer = async ({ data, env }: BreakableStore, port: number): Promise<ChildProcess> => {
  const args = ['--max-old-space-size=448', 'bin/lib/web.mjs', 'start', '127.0.0.1', String(port)];
  const child = startOn(data, args, {
    env: { ...process.env, NODE_ENV: 'production', MUSTER_GATE: '1', ...env },
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

/** What all clients of a campaign have done so far. */
type Tally = { turns: number; acknowledged: number };

/** Saves one turn after the other until the server is gone. */
const saveUntilGone = async (draft: Draft, file: object, tally: Tally): Promise<void> => {
  for (;;) {
    tally.turns++;
    draft.sent = `Turn ${tally.turns}`;
    const body = JSON.stringify({ revision: draft.revision, file: { ...file, name: draft.sent } });
    const answer = await draft.client
      .send('PUT', `/api/armies/${draft.id}`, body)
      .then((response) => response.json())
      .catch(() => null);
    // a store that was killed a moment before its Muster is said to be away
    if (answer === null || answer.code === 'away') return;
    if (!answer.ok) throw new Error(`A save was refused: ${JSON.stringify(answer).slice(0, 200)}`);
    draft.revision = answer.revision;
    draft.name = draft.sent;
    tally.acknowledged++;
  }
};

/** A server just started is slow at first: the moment of the kill is random from the first answers on. */
const untilSaving = async (tally: Tally): Promise<void> => {
  const wanted = tally.acknowledged + CLIENTS;
  for (let waited = 0; tally.acknowledged < wanted && waited < PATIENCE; waited += 20) await wait(20);
  await wait(Math.random() * LONGEST);
};

/** The stored army is what was acknowledged, or the one save that followed it unanswered. */
const lossOf = async (draft: Draft): Promise<string | null> => {
  const response = await draft.client.send('GET', `/api/armies/${draft.id}`);
  const record = await response.json();
  const found = `${response.status} ${record.revision} “${record.file?.name}”`;
  const kept = record.revision === draft.revision && record.file.name === draft.name;
  const next = record.revision === draft.revision + 1 && record.file.name === draft.sent;
  if (!kept && !next) return `${draft.id}: acknowledged ${draft.revision} “${draft.name}”, found ${found}`;
  draft.revision = record.revision;
  draft.name = record.file.name;
  return null;
};

/**
 * Kills the built server at random moments, `rounds` times, in every second round the store's own process first, and
 * holds what is stored against what was acknowledged.
 */
export const killCampaign = async (rounds: number, name: StoreName): Promise<KillOutcome> => {
  const store = await openBreakable(name);
  const port = await freePort(0, '127.0.0.1');
  const { text } = await armyOf(25);
  const file: object = JSON.parse(text);
  const losses: string[] = [];
  const tally: Tally = { turns: 0, acknowledged: 0 };
  let server: ChildProcess | undefined;
  let round = 0;
  // told to stop, it ends its round and says what it has found so far
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    server = await startWhole(store, port);
    const drafts: Draft[] = [];
    for (let number = 0; number < CLIENTS; number++) {
      const client = clientOf(`http://127.0.0.1:${port}`);
      const id = await createArmy(client, text);
      drafts.push({ client, id, revision: 1, name: JSON.parse(text).name, sent: '' });
    }
    for (round = 1; round <= rounds && !isOver; round++) {
      const saving = Promise.all(drafts.map((draft) => saveUntilGone(draft, file, tally)));
      // a refusal is told below, after the server has been ended
      saving.catch(() => undefined);
      await untilSaving(tally);
      if (round % 2 === 0) await store.kill();
      await kill(server);
      await saving;
      if (round % 2 === 0) await store.start();
      losses.push(...(await store.faults()).map((fault) => `round ${round}, ${fault}`));
      server = await (round % WHOLE === 0 ? startWhole : startServer)(store, port);
      for (const draft of drafts) {
        const loss = await lossOf(draft);
        if (loss !== null) losses.push(`round ${round}, ${loss}`);
      }
      if (round % 10 === 0) {
        process.stderr.write(`${round} rounds, ${tally.acknowledged} saves, ${losses.length} lost\n`);
      }
    }
    return { rounds: round - 1, acknowledged: tally.acknowledged, losses };
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    if (server !== undefined) await kill(server);
    await store.remove();
  }
};

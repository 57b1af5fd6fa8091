import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/port.mjs';
import { armyOf } from './armies';
import { type Client, clientOf, createArmy } from './client';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = 4;
/** Milliseconds of saving before a kill: a random part of it. */
const LONGEST = 1_500;
/** Milliseconds in which the first saves after a start are answered. */
const PATIENCE = 20_000;

export type KillOutcome = {
  readonly rounds: number;
  /** saves that were answered with ok */
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

const startServer = async (port: number, data: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['bin/serve.mjs'], {
    cwd: ROOT,
    // a group of its own, so that all of it can be killed
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), MUSTER_DATA: data },
  });
  let output = '';
  await new Promise<void>((ready, failed) => {
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl-C')) ready();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', () => failed(new Error(`The server did not start:\n${output}`)));
  });
  return child;
};

const killAll = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await over;
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
    if (answer === null) return;
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

/** Kills the built server at random moments, `rounds` times, and holds what is stored against what was acknowledged. */
export const killCampaign = async (rounds: number): Promise<KillOutcome> => {
  const data = mkdtempSync(join(tmpdir(), 'muster-kill-'));
  const port = await freePort(0, '127.0.0.1');
  const { text } = await armyOf(25);
  const file: object = JSON.parse(text);
  const losses: string[] = [];
  const tally: Tally = { turns: 0, acknowledged: 0 };
  let server = await startServer(port, data);
  try {
    const drafts: Draft[] = [];
    for (let number = 0; number < CLIENTS; number++) {
      const client = clientOf(`http://127.0.0.1:${port}`);
      const id = await createArmy(client, text);
      drafts.push({ client, id, revision: 1, name: JSON.parse(text).name, sent: '' });
    }
    for (let round = 1; round <= rounds; round++) {
      const saving = Promise.all(drafts.map((draft) => saveUntilGone(draft, file, tally)));
      // a refusal is told below, after the server has been ended
      saving.catch(() => undefined);
      await untilSaving(tally);
      await killAll(server);
      await saving;
      server = await startServer(port, data);
      for (const draft of drafts) {
        const loss = await lossOf(draft);
        if (loss !== null) losses.push(`round ${round}, ${loss}`);
      }
      if (round % 10 === 0) process.stderr.write(`${round} rounds, ${tally.acknowledged} saves\n`);
    }
    return { rounds, acknowledged: tally.acknowledged, losses };
  } finally {
    await killAll(server);
    rmSync(data, { recursive: true, force: true });
  }
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { AttackPerson, type AttackResponse } from './person';
import type { AttackTarget } from './target';

/** What attacks are given: the server, an honest owner with armies, and how hard to try. */
export type AttackStage = {
  readonly target: AttackTarget;
  /** 1 for a short try, more for a long one */
  readonly times: number;
  readonly owner: AttackPerson;
  /** an ordinary army of the owner's, as text and as stored */
  readonly army: { readonly text: string; readonly id: string; readonly token: string };
  /** the largest army there may be */
  readonly largest: { readonly text: string; readonly id: string; readonly token: string };
};

const ORDINARY = 'data/honours-of-war/armies/lobositz-1756-prussia.json';

/** An army grown as large as a file may be: 1,000 units with names and notes. */
export const largestText = (from = ORDINARY): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/print-large-army.ts', from, 'largest'], {
    encoding: 'utf8',
    maxBuffer: 4_000_000,
    timeout: 120_000,
  });

const store = async (owner: AttackPerson, text: string) => {
  const stored = JSON.parse(String((await owner.ask('POST', '/api/armies', { body: text })).body));
  if (!stored.ok) throw new Error(`The army was not stored: ${JSON.stringify(stored).slice(0, 300)}`);
  const { token } = await owner.json<{ token: string }>('POST', `/api/armies/${stored.id}/share`);
  return { text, id: stored.id as string, token };
};

export const setStage = async (target: AttackTarget, times: number): Promise<AttackStage> => {
  const owner = new AttackPerson(target.port);
  const army = await store(owner, readFileSync(ORDINARY, 'utf8'));
  const largest = await store(owner, largestText());
  // what is loaded when it is first asked for is no attack's doing
  for (const { id, token } of [army, largest]) {
    const paths = [
      '/',
      `/armies/${id}`,
      `/s/${token}`,
      `/s/${token}/roster.pdf`,
      `/armies/${id}/history?version=1`,
    ];
    for (const path of paths) await owner.ask('GET', path);
  }
  await owner.ask('POST', '/api/v1/check', { body: '[]' });
  await owner.ask('POST', '/api/armies/import', { body: '[]' });
  return { target, times, owner, army, largest };
};

/** What became of an attack's requests. */
export type StageOutcome = {
  asked: number;
  /** how often each status was answered; 0 for a connection that ended without one */
  readonly statuses: Map<number, number>;
  /** bytes of the largest answer */
  largest: number;
  /** what an attack has seen that may not be, in words */
  readonly wrong: string[];
};

export const newOutcome = (): StageOutcome => ({ asked: 0, statuses: new Map(), largest: 0, wrong: [] });

export const countStatus = (outcome: StageOutcome, status: number): void => {
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
};

/** Notes an answer, or that there was none. */
export const note = (outcome: StageOutcome, answer: AttackResponse | null | Error): void => {
  outcome.asked++;
  if (answer === null) return;
  if (answer instanceof Error) {
    countStatus(outcome, 0);
    return;
  }
  countStatus(outcome, answer.status);
  outcome.largest = Math.max(outcome.largest, answer.body.length);
};

/** Carries out `count` requests, `atOnce` at a time. */
export const repeat = async (
  count: number,
  atOnce: number,
  outcome: StageOutcome,
  request: (turn: number) => Promise<AttackResponse | null>,
): Promise<void> => {
  let turn = 0;
  const worker = async () => {
    while (turn < count) {
      const reply = request(turn++);
      note(
        outcome,
        await reply.catch((error: unknown) => (error instanceof Error ? error : new Error('none'))),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

import { once } from 'node:events';
import { askWithin, type Handle, serverWithin, type Within } from './made/ask-within';

/** Servers that a browser test starts for itself load what they are asked for, and nothing before. */
const isCold = process.env.MUSTER_TEST_COLD === '1';

/** A page and a builder: what most people look at first. None makes a person or a row. */
export const FIRST_PAGES: readonly Within[] = isCold ? [] : [{ path: '/' }, { path: '/armies/none' }];

/** A list and a check: what most people ask for first beside pages. */
export const FIRST_ANSWERS: readonly Within[] = isCold
  ? []
  : [{ path: '/api/armies' }, { method: 'POST', path: '/api/v1/check', body: '[]' }];

/** Milliseconds after which a start goes on, whatever is not loaded by then: its visitors wait for it as they would have. */
export const PATIENCE = 30_000;

/**
 * Asks for each of the first pages or answers once, so that what it loads at the first request is loaded before
 * anyone waits for it. What fails here fails again, and is reported, when a visitor asks. Gives the statuses of the answers.
 */
export const warmUp = async (
  handle: Handle,
  first: readonly Within[],
  patience = PATIENCE,
): Promise<number[]> => {
  const server = serverWithin(handle);
  const ask = async (each: Within): Promise<number> => {
    const answer = (await askWithin(server, each)).resume();
    await once(answer, 'end');
    return answer.statusCode ?? 0;
  };
  const statuses: number[] = [];
  const all = async (): Promise<void> => {
    for (const each of first) statuses.push(await ask(each).catch(() => 0));
  };
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    all(),
    new Promise<void>((done) => {
      late = setTimeout(done, patience);
    }),
  ]);
  clearTimeout(late);
  return statuses;
};

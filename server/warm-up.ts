import { once } from 'node:events';
import type { Server } from 'node:http';
import { type InternalRequest, requestInternally } from './request-internally';

/** A server that a browser test starts loads nothing in advance. */
const isCold = process.env.MUSTER_TEST_COLD === '1';

/** The pages that most people open first. Neither creates a user or a row. */
export const FIRST_PAGES: readonly InternalRequest[] = isCold
  ? []
  : [{ path: '/' }, { path: '/armies/none' }];

/** The most common first requests beside pages. */
export const FIRST_ANSWERS: readonly InternalRequest[] = isCold
  ? []
  : [{ path: '/api/armies' }, { method: 'POST', path: '/api/v1/check', body: '[]' }];

/** Milliseconds after which a start continues, even if not everything is loaded. */
export const PATIENCE = 30_000;

/**
 * Requests each of the first pages or routes once, so that their code is loaded before a visitor waits for it. An error
 * here occurs again, and is reported, when a visitor requests the same. Returns the statuses.
 */
export const warmUp = async (
  server: Server,
  first: readonly InternalRequest[],
  patience = PATIENCE,
): Promise<number[]> => {
  const ask = async (each: InternalRequest): Promise<number> => {
    const answer = (await requestInternally(server, each)).resume();
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

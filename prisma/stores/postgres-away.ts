import { LOST_WORDS } from '../../lib/platform/disk-error.mjs';

/** What a connection says that was refused, lost or never came about, by its code. */
const LOST_CODE = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|EPIPE|ENOENT)/;

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_WORDS.test(error.message) || ('code' in error && LOST_CODE.test(String(error.code))));

/**
 * Gives a connection error of PostgreSQL a code of its own, as a client that leaves has the same one
 * (lib/platform/disk-error.mjs). Returns any other error unchanged.
 */
export const away = (error: unknown): unknown =>
  isLost(error)
    ? Object.assign(new Error('STORE_AWAY: the database cannot be reached', { cause: error }), {
        code: 'STORE_AWAY',
      })
    : error;

/** What Prisma asks an adapter for; `startTransaction` answers another to ask. */
const ASKED = new Set(['queryRaw', 'executeRaw', 'executeScript', 'startTransaction', 'commit', 'rollback']);

type Ask = (...words: readonly unknown[]) => Promise<unknown>;

/**
 * The adapter of Prisma with lost connections reported as `away`: it knows some of their codes and passes the others
 * through, EPIPE among them.
 */
export const withAwayTold = <T extends object>(adapter: T): T =>
  new Proxy(adapter, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const ask = value.bind(target) as Ask;
      if (!ASKED.has(String(name))) return ask;
      return async (...words: readonly unknown[]) => {
        try {
          const answer = await ask(...words);
          return name === 'startTransaction' ? withAwayTold(answer as object) : answer;
        } catch (error) {
          throw away(error);
        }
      };
    },
  });

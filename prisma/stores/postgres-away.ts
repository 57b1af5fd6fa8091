import { LOST_WORDS } from '../../lib/disk-trouble.mjs';

/** What a connection says that was refused, lost or never came about, by its code. */
const LOST_CODE = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|EPIPE|ENOENT)/;

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_WORDS.test(error.message) || ('code' in error && LOST_CODE.test(String(error.code))));

/**
 * An error of the way to PostgreSQL under a code that tells it from a visitor who leaves (lib/disk-trouble.mjs); any
 * other as it is.
 */
export const away = (error: unknown): unknown =>
  isLost(error)
    ? Object.assign(new Error('STORE_AWAY: the database cannot be reached', { cause: error }), {
        code: 'STORE_AWAY',
      })
    : error;

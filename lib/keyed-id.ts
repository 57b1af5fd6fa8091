import 'server-only';
import { createHash } from 'node:crypto';

/** The id of what someone makes with a key: the same key of the same person is the same thing. */
export const keyedId = (owner: string, key: string): string =>
  createHash('sha256').update(`${owner} ${key}`).digest('base64url').slice(0, 21);

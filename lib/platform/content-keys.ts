import { createHash } from 'node:crypto';

/** 160 bits: no two contents ever share them. */
const LETTERS = 27;

/** A short key of a content: the same content has the same, and any other another. */
export const contentKey = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, LETTERS);

/** The id of what someone makes with a key: the same key of the same person is the same thing. */
export const keyedId = (owner: string, key: string): string =>
  createHash('sha256').update(`${owner} ${key}`).digest('base64url').slice(0, 21);

/** The id of a source: it follows from its citation, so that anyone who cites the same cites one source. */
export const sourceId = (citation: string): string =>
  createHash('sha256').update(citation).digest('hex').slice(0, 16);

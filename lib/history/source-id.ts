import { createHash } from 'node:crypto';

/** The id of a source: it follows from its citation, so that anyone who cites the same cites one source. */
export const sourceId = (citation: string): string =>
  createHash('sha256').update(citation).digest('hex').slice(0, 16);

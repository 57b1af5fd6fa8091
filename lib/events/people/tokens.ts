import 'server-only';
import { createHash } from 'node:crypto';
import { derivedToken } from '../../identity/derived-token';

/**
 * The token of a link of an event, by its id: 192 bits that nobody can guess without this Muster's secret. It can be
 * shown again to those who may see it, though only its hash is stored.
 */
export const linkToken = (linkId: string): string => derivedToken('event link', linkId);

/** The token of a receipt, by the key of the request that made the entry: asked again, it is the same. */
export const receiptToken = (eventId: string, key: string): string =>
  derivedToken('receipt', `${eventId} ${key}`);

/** What is stored of a key. */
export const keyHash = (key: string): string => createHash('sha256').update(`key ${key}`).digest('hex');

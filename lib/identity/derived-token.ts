import 'server-only';
import { createHmac } from 'node:crypto';
import { secret } from './auth';

/** Bytes of a token: 192 bits. */
const BYTES = 24;

/**
 * A token that follows from what it is for and this Muster's secret: nobody can guess it, and it can be shown again to
 * those who may see it, though the store has its hash at the most. Two purposes never have the same one.
 * @param purpose in words of ours, never of a visitor
 */
export const derivedToken = (purpose: string, of: string): string =>
  createHmac('sha256', secret()).update(`${purpose} ${of}`).digest().subarray(0, BYTES).toString('base64url');

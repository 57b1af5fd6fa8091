import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{32}$/;

/** An unguessable name for a link: 192 random bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True if it has the form of a token; saves a look into the store. */
export const isToken = (text: string): boolean => TOKEN.test(text);

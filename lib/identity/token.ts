import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{32}$/;

/** An unguessable name for a link: 192 random bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True if it has the form of a token; saves a look into the store. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Digits and letters that people do not confuse (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each: 80 in all. */
const LENGTH = 16;

/** A code to write down: four groups of four signs, 80 random bits. */
export const newRecoveryCode = (): string => {
  // 32 divides 256: every sign is as likely as any other
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?!$)/g, '$1-');
};

/** What is stored of a code, however it was typed: small letters, without its lines, O for 0, I or L for 1. */
export const recoveryCodeHash = (typed: string): string =>
  tokenHash(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

import 'server-only';
import { randomBytes } from 'node:crypto';
import { tokenHash } from './token';

/** Digits and letters that nobody takes for another (Crockford's base 32). */
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

import { createHash } from 'node:crypto';

/** "'sha256-...'": how a policy names a script by what it says. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

import { createHash } from 'node:crypto';

/** "'sha256-...'": names a script in a policy by its content. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

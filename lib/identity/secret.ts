import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIN_SECRET = 32;

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/**
 * The secret that signs the cookies. `npm run up` sees to it before it serves; another one made here would part
 * everyone from their armies.
 * @param given the secret of MUSTER_SECRET, which instances on several machines share
 * @throws Error when there is none, or too little to be one
 */
export const readSecret = (dataFolder: string, given = ''): string => {
  if (given !== '') {
    if (given.length >= MIN_SECRET) return given;
    throw new Error(`MUSTER_SECRET has fewer than ${MIN_SECRET} letters, too few to sign with.`);
  }
  const path = join(dataFolder, 'secret');
  const secret = readIfThere(path);
  if (secret.length >= MIN_SECRET) return secret;
  throw new Error(
    `The secret ${path} is missing or cut off. Start Muster with npm run up, which says what to do.`,
  );
};

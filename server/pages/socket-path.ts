import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that the path of a socket may have on every system. */
const LONGEST = 100;

const NAME = 'muster-pages-';

/** Paths of sockets that only the user of this process reaches: in a folder of 0700, which goes with the process. */
export const makeSocketPaths = (): ((name: string) => string) => {
  // pipes of Windows have no folder: nobody guesses the name
  if (process.platform === 'win32') {
    const secret = randomBytes(16).toString('hex');
    return (name) => `\\\\.\\pipe\\${NAME}${secret}-${name}`;
  }
  const longest = join(tmpdir(), `${NAME}XXXXXX`, '16-9999.sock').length;
  const folder = mkdtempSync(join(longest > LONGEST ? '/tmp' : tmpdir(), NAME));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, `${name}.sock`);
};

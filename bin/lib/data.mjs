import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './run.mjs';
import { say, Trouble } from './say.mjs';
import { DATA } from './settings.mjs';

const makeFolder = () => {
  try {
    mkdirSync(DATA, { recursive: true, mode: 0o700 });
    const secret = join(DATA, 'secret');
    if (!existsSync(secret))
      writeFileSync(secret, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Trouble(`The data folder ${DATA} cannot be written (${error.code}).`, {
      advice: 'set MUSTER_DATA to a folder this user may write.',
    });
  }
};

/** Makes the data folder, its secret and its database ready; a database that has to change is copied first. */
export const prepareData = async () => {
  makeFolder();
  const output = await runNode(['--conditions=react-server', '--import', 'tsx', 'prisma/setup.ts'], {
    failure: 'The database could not be brought up to date; the armies in it are as they were.',
    advice: 'see the message above.',
  });
  for (const line of output.trim().split('\n')) if (line) say(line);
};

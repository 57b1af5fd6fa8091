import { diskTrouble } from '../../lib/disk-trouble.mjs';
import { readEnv } from '../../lib/env';

import { openStore } from '../../prisma/connection';
import { migrate } from '../../prisma/migrate';
import { seed } from '../../prisma/seed';
import { isPostgres, storeKind } from '../../prisma/stores/store';
import { newestGood } from './backups.mjs';
import { diskWords } from './disk-words.mjs';
import { Trouble } from './say.mjs';
import { needNewest, takeAsNewest } from './store-count.mjs';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A database that is damaged is not served: each save could make it worse. */
class Damaged extends Error {}

/** True if anybody has armies or a session in it. */
const isUsed = async (databaseUrl: string): Promise<boolean> => {
  const store = await openStore(databaseUrl);
  try {
    return (await store.user.findFirst({ select: { id: true } })) !== null;
  } finally {
    await store.$disconnect();
  }
};

/** Run at every start: tables and shipped facts up to date, what the user has stays. */
const setUp = async (): Promise<void> => {
  process.umask(0o077);
  const { databaseUrl, dataFolder } = readEnv();
  const damage = await (await storeKind(databaseUrl)).damageOf(databaseUrl);
  if (damage !== null) throw new Damaged(damage);
  const isFile = !isPostgres(databaseUrl);
  if (isFile && !process.argv.includes('--older-store')) needNewest(dataFolder);
  const { applied, copy } = await migrate(databaseUrl, { backup: true });
  if (copy !== null) say(`Data copied to ${copy}`);
  say(applied.length === 0 ? 'Tables are up to date' : `Tables brought up to date (${applied.join(', ')})`);
  const { changed, version } = await seed(databaseUrl);
  if (isFile) takeAsNewest(dataFolder);
  else if (!(await isUsed(databaseUrl))) say('Nobody has used this database yet');
  say(changed ? `History seeded (${version})` : 'History is up to date');
};

/** For the person who started Muster: what is wrong and what to do, in words. */
const inWords = async (
  error: unknown,
): Promise<{ message: string; advice?: string | undefined } | undefined> => {
  if (error instanceof Trouble) return { message: error.message, advice: error.advice };
  const { dataFolder } = readEnv();
  if (!(error instanceof Damaged) && diskTrouble(error) !== 'damaged') return diskWords(error, dataFolder);
  const name = await newestGood(dataFolder);
  return {
    message: `The database in ${dataFolder} is damaged.`,
    advice:
      name === undefined
        ? 'no copy in backups/ is good; look for one elsewhere, or in copies/, and ask for help before anything else writes to the folder.'
        : `the newest good copy is ${name}: \`npm run backup -- restore ${name}\` puts it back, and what is there now is kept beside it.`,
  };
};

setUp().catch(async (error: unknown) => {
  const words = await inWords(error);
  process.stderr.write(
    `${words === undefined ? (error instanceof Error ? error.message : String(error)) : JSON.stringify(words)}\n`,
  );
  process.exitCode = 1;
});

import { basename } from 'node:path';
import { readEnv } from '../../lib/env';
import { seed } from '../../lib/history/seed/seed';
import { diskTrouble } from '../../lib/platform/disk-error.mjs';
import { migrate, NewerData, noteVersion, type SchemaChange } from '../../prisma/migrate';
import { sql } from '../../prisma/statement';
import { isPostgres, storeKind } from '../../prisma/stores/store';
import { listBackups } from './backup-folders.mjs';
import { makeBackup, newestGood } from './backups.mjs';
import { diskWords } from './disk-words.mjs';
import { Trouble } from './say.mjs';
import { needNewest, takeAsNewest } from './store-count.mjs';
import { VERSION } from './version.mjs';
import { beforeName, changeWords, newerWords } from './way-back';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A database that is damaged is not served: each save could make it worse. */
class DamagedDatabaseError extends Error {}

/** True if anyone has armies or a session in it. */
const isUsed = async (databaseUrl: string): Promise<boolean> =>
  (await storeKind(databaseUrl)).inTransaction(
    databaseUrl,
    'read',
    async ({ rows }) => (await rows(sql`SELECT 1 FROM "User" LIMIT 1`)).length > 0,
  );

/**
 * A file is copied, with its secret, before its tables change, as by `npm run backup`; the way back is always shown.
 */
const prepareChange = async ({ next, version }: SchemaChange): Promise<void> => {
  const { databaseUrl, dataFolder } = readEnv();
  const copy = isPostgres(databaseUrl)
    ? null
    : basename((await makeBackup(dataFolder, { why: beforeName(next) })).folder);
  for (const line of changeWords(databaseUrl, { version, to: VERSION, copy })) say(line);
};

/** Run at every start: tables and shipped facts up to date, what the user has stays. */
const setUp = async (): Promise<void> => {
  process.umask(0o077);
  const { databaseUrl, dataFolder } = readEnv();
  const damage = await (await storeKind(databaseUrl)).damageOf(databaseUrl);
  if (damage !== null) throw new DamagedDatabaseError(damage);
  const isFile = !isPostgres(databaseUrl);
  if (isFile && process.argv.includes('--older-store')) takeAsNewest(dataFolder);
  else if (isFile) needNewest(dataFolder);
  const { applied } = await migrate(databaseUrl, { backup: prepareChange });
  say(applied.length === 0 ? 'Tables are up to date' : `Tables brought up to date (${applied.join(', ')})`);
  const { changed, version } = await seed(databaseUrl);
  await noteVersion(databaseUrl, VERSION);
  if (isFile) takeAsNewest(dataFolder);
  else if (!(await isUsed(databaseUrl))) say('Nobody has used this database yet');
  say(changed ? `History seeded (${version})` : 'History is up to date');
};

/** For the person who started Muster: what is wrong and what to do, in words. */
const inWords = async (
  error: unknown,
): Promise<{ message: string; advice?: string | undefined } | undefined> => {
  if (error instanceof Trouble) return { message: error.message, advice: error.advice };
  const { dataFolder, databaseUrl } = readEnv();
  if (error instanceof NewerData) {
    const { next, version } = error.change;
    const copy = listBackups(dataFolder).find(({ name }) => name.endsWith(beforeName(next)))?.name;
    return newerWords(databaseUrl, { version, of: VERSION, copy });
  }
  if (!(error instanceof DamagedDatabaseError) && diskTrouble(error) !== 'damaged')
    return diskWords(error, dataFolder);
  const name = await newestGood(dataFolder);
  return {
    message: `The database in ${dataFolder} is damaged.`,
    advice:
      name === undefined
        ? 'no copy in backups/ is good. Look for one elsewhere, or in copies/, and get help before anything else writes to the folder.'
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

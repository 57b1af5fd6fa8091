import { readEnv } from '../lib/env';
import { migrate } from './migrate';
import { seed } from './seed';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Run at every start: tables and shipped facts up to date, what the user has stays. */
const setUp = async (): Promise<void> => {
  const { databaseUrl } = readEnv();
  const { applied, copy } = await migrate(databaseUrl, { backup: true });
  if (copy !== null) say(`Data copied to ${copy}`);
  say(applied.length === 0 ? 'Tables are up to date' : `Tables brought up to date (${applied.join(', ')})`);
  const { changed, version } = await seed(databaseUrl);
  say(changed ? `History seeded (${version})` : 'History is up to date');
};

setUp().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

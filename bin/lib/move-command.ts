import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentsInWords } from '../../prisma/contents.mjs';
import { move, NotMoved } from '../../prisma/move';
import { isPostgres } from '../../prisma/stores/store';
import { DATABASE } from './backup-folders.mjs';
import { runningServers } from './running.mjs';
import { main, say, Trouble } from './say.mjs';
import { SECRET_AFTER_MOVE } from './secret-words.mjs';
import { storeName } from './settings.mjs';
import { needNewest, takeAsNewest } from './store-count.mjs';

const USAGE = `npm run move -- FROM TO   copies everything from one store to another and compares each row
FROM and TO: the path of a SQLite file (.muster/muster.db) or postgresql://user:password@host/database`;

/** The address of a store, from what a person writes. */
const addressOf = (written: string): string => {
  if (isPostgres(written)) return written;
  return written.startsWith('file:') ? written : pathToFileURL(resolve(written)).href;
};

/** The folder whose database a file is, by its name; undefined for any other store. */
const dataFolderOf = (store: string): string | undefined => {
  const path = isPostgres(store) ? '' : fileURLToPath(store);
  return basename(path) === DATABASE ? dirname(path) : undefined;
};

const needThere = (from: string): void => {
  if (isPostgres(from)) return;
  const path = fileURLToPath(from);
  if (!existsSync(path)) throw new Trouble(`There is no file ${path}.`, { advice: USAGE });
  const folder = dataFolderOf(from);
  if (folder !== undefined) needNewest(folder);
  const [server] = runningServers(dirname(path));
  if (server === undefined) return;
  throw new Trouble(
    `Muster runs on ${path} (process ${server.pid}): what people save meanwhile would be left behind.`,
    {
      advice: 'stop it, then run the command again.',
    },
  );
};

main(async () => {
  process.umask(0o077);
  const [from, to, quiet, ...more] = process.argv.slice(2);
  if (from === undefined || to === undefined || more.length > 0 || (quiet ?? '--quiet') !== '--quiet')
    throw new Trouble(USAGE);
  // a backup asks for a store that is in use, and its copy is of one moment
  if (quiet === undefined) needThere(addressOf(from));
  try {
    const { rows, contents } = await move(addressOf(from), addressOf(to));
    if (quiet !== undefined) return;
    const into = dataFolderOf(addressOf(to));
    if (into !== undefined) takeAsNewest(into);
    for (const [table, count] of Object.entries(rows)) say(`${String(count).padStart(8)}  ${table}`);
    say(
      `Moved and compared: ${contentsInWords(contents)}, to ${storeName(to)}. What was in ${storeName(from)} is still there.`,
    );
    say(SECRET_AFTER_MOVE);
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error;
    throw new Trouble(error.message, { advice: 'nothing was changed. Move to a new, empty database.' });
  }
});

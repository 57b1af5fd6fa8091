// npm run backup: copies the data, also while Muster runs; lists and restores such copies
import './lib/node-version.mjs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { contentsInWords } from '../prisma/contents.mjs';
import { listBackups } from './lib/backup-folders.mjs';
import { needInstalled } from './lib/install.mjs';
import { finishRestore } from './lib/restore-journal.mjs';
import { runningServers } from './lib/running.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { SECRET_OF_COPY } from './lib/secret-words.mjs';
import { DATA, SERVER_DATABASE, storeName } from './lib/settings.mjs';

const USAGE = `npm run backup                     copies database and secret into ${DATA}/backups
npm run backup -- list             lists the copies
npm run backup -- restore FOLDER   puts one back; what it replaces is kept beside it`;

/** A copy that PostgreSQL restores itself, much faster than row by row. */
const PG_DUMP = 'pg_dump --format=custom --file=muster.dump "$DATABASE_URL", and pg_restore to put it back';

const size = (/** @type {number} */ bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

main(async () => {
  needInstalled();
  // the database driver is there only after the installation
  const { makeAutomaticBackup, makeBackup } = await import('./lib/backups.mjs');
  const { restoreBackup } = await import('./lib/restore.mjs');
  const [command = 'make', name, ...more] = process.argv.slice(2);
  if (SERVER_DATABASE !== undefined && command === 'restore' && name !== undefined) {
    throw new Trouble(`${storeName(SERVER_DATABASE)} is not a file that can be restored.`, {
      advice: `make a new, empty database, move the copy into it (\`npm run move -- ${join(DATA, 'backups', name, 'muster.db')} postgresql://...\`), then let DATABASE_URL name that.`,
    });
  }
  process.umask(0o077);
  if (SERVER_DATABASE === undefined && runningServers(DATA).length === 0) {
    const finished = finishRestore(DATA);
    if (finished !== undefined) say(finished);
  }
  if (command === 'automatic' && name === undefined) {
    // what the server asks for once a day; it goes first
    setPriority(10);
    await makeAutomaticBackup(DATA);
  } else if (command === 'make' && name === undefined) {
    const { folder, contents, bytes } = await makeBackup(DATA, { server: SERVER_DATABASE });
    say(`Copied and verified: ${contentsInWords(contents)}, ${size(bytes)}, in ${folder}`);
    if (SECRET_OF_COPY !== undefined) say(SECRET_OF_COPY);
    if (SERVER_DATABASE !== undefined) say(`Beside it, for PostgreSQL itself: ${PG_DUMP}`);
  } else if (command === 'list' && name === undefined) {
    const copies = listBackups(DATA);
    say(
      copies.length === 0
        ? `There are no copies in ${DATA} yet.`
        : `Copies in ${DATA}/backups, newest first:`,
    );
    for (const { folder, bytes } of copies) say(`${folder}  ${size(bytes)}`);
  } else if (command === 'restore' && name !== undefined && more.length === 0) {
    const { folder, contents, replaced } = await restoreBackup(DATA, name);
    say(`Restored from ${folder}: ${contentsInWords(contents)}`);
    say(`What was there before is kept in ${replaced}`);
  } else {
    throw new Trouble(USAGE);
  }
});

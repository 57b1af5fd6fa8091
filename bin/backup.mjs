// npm run backup: copies the data, also while Muster runs; lists and restores such copies
import './lib/node-version.mjs';
import { setPriority } from 'node:os';
import { listBackups } from './lib/backup-folders.mjs';
import { needInstalled } from './lib/install.mjs';
import { finishRestore } from './lib/restore-journal.mjs';
import { runningServers } from './lib/running.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { DATA, HAS_OWN_DATABASE } from './lib/settings.mjs';

const USAGE = `npm run backup                     copies database and secret into ${DATA}/backups
npm run backup -- list             names the copies there are
npm run backup -- restore FOLDER   puts one back; what it replaces is kept beside it`;

const size = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const armiesOf = (count) => `${count} ${count === 1 ? 'army' : 'armies'}`;

main(async () => {
  needInstalled();
  // the database driver is there only after the installation
  const { makeAutomaticBackup, makeBackup } = await import('./lib/backups.mjs');
  const { restoreBackup } = await import('./lib/restore.mjs');
  const [command = 'make', name, ...more] = process.argv.slice(2);
  if (!HAS_OWN_DATABASE) {
    throw new Trouble('DATABASE_URL names another database than the one in the data folder.', {
      advice: 'copy it with the tools of that database.',
    });
  }
  process.umask(0o077);
  if (runningServers(DATA).length === 0) {
    const finished = finishRestore(DATA);
    if (finished !== undefined) say(finished);
  }
  if (command === 'automatic' && name === undefined) {
    // what the server asks for once a day; it goes first
    setPriority(10);
    await makeAutomaticBackup(DATA);
  } else if (command === 'make' && name === undefined) {
    const { folder, armies, bytes } = await makeBackup(DATA);
    say(`Copied and verified: ${armiesOf(armies)}, ${size(bytes)}, in ${folder}`);
  } else if (command === 'list' && name === undefined) {
    const copies = listBackups(DATA);
    say(
      copies.length === 0
        ? `There are no copies in ${DATA} yet.`
        : `Copies in ${DATA}/backups, newest first:`,
    );
    for (const { folder, bytes } of copies) say(`${folder}  ${size(bytes)}`);
  } else if (command === 'restore' && name !== undefined && more.length === 0) {
    const { folder, armies, replaced } = await restoreBackup(DATA, name);
    say(`Restored ${armiesOf(armies)} from ${folder}`);
    say(`What was there before is kept in ${replaced}`);
  } else {
    throw new Trouble(USAGE);
  }
});

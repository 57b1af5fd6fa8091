import { spawn } from 'node:child_process';
import { listBackups } from './backup-folders.mjs';
import { ENVIRONMENT, ROOT } from './settings.mjs';

/** Milliseconds: how old the last automatic copy may be, how often that is looked at, how soon after a failure. */
const DAY = 24 * 60 * 60 * 1000;
const LOOK = 15 * 60 * 1000;
const AGAIN = 60 * 60 * 1000;
/** The first look, after the server has had time to begin. */
const FIRST = 10 * 1000;

/** True if there is no automatic copy of the last day; a copy from the future is of a clock that was wrong. */
export const isDue = (/** @type {string} */ data, now = Date.now()) => {
  const newest = listBackups(data).find(({ automatic }) => automatic);
  return newest === undefined || Math.abs(now - newest.made) > DAY;
};

/** In its own process: SQLite copies in one go, and the server is answered for meanwhile. */
const runCommand = () => {
  const child = spawn(process.execPath, ['bin/backup.mjs', 'automatic'], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (status) => done(status ?? 1));
  });
  return { ended, stop: () => child.kill('SIGTERM') };
};

/**
 * Copies the data once a day while this process lives, at the start too if the last copy is older. A copy that
 * failed is reported on standard error and tried again within the hour. Gives what stops it, which answers when done.
 */
export const startAutomaticBackups = (
  /** @type {string} */ data,
  { run = runCommand, look = LOOK, first = FIRST, again = AGAIN, clock = () => performance.now() } = {},
) => {
  /** @type {ReturnType<typeof runCommand> | undefined} */
  let job;
  let notBefore = 0;
  let stopped = false;
  const turn = async () => {
    if (job !== undefined || clock() < notBefore || !isDue(data)) return;
    job = run();
    // whatever the wall clock does, not more than one an hour
    notBefore = clock() + again;
    const status = await job.ended;
    job = undefined;
    // one that was stopped has not failed
    if (status !== 0 && !stopped) {
      process.stderr.write('The automatic backup failed, see above. Muster tries again within the hour.\n');
    }
  };
  const timers = [setTimeout(turn, first), setInterval(turn, look)];
  for (const timer of timers) timer.unref();
  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    job?.stop();
    await job?.ended;
  };
};

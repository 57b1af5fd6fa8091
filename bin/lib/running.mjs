import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './settings.mjs';

const FOLDER = 'running';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The servers that run on `folder` (the data, or the build) now: `{ pid, address }` each. Forgets dead ones. */
export const runningServers = (folder) => {
  const notes = resolve(ROOT, folder, FOLDER);
  if (!existsSync(notes)) return [];
  return readdirSync(notes).flatMap((name) => {
    const note = JSON.parse(readFileSync(join(notes, name), 'utf8'));
    if (note.pid !== process.pid && isAlive(note.pid)) return [note];
    rmSync(join(notes, name), { force: true });
    return [];
  });
};

/** Notes that this process serves from `folder` until it ends. */
export const noteRunning = (folder, address) => {
  const notes = resolve(ROOT, folder, FOLDER);
  mkdirSync(notes, { recursive: true });
  const note = join(notes, `${process.pid}.json`);
  writeFileSync(note, JSON.stringify({ pid: process.pid, address }));
  process.on('exit', () => rmSync(note, { force: true }));
};

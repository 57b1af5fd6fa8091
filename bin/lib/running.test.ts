import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processMark } from './process-mark.mjs';
import { runningServers } from './running.mjs';
import { ROOT } from './settings.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-running-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a server is known while it lives, and its note goes with it', async () => {
  const module = pathToFileURL(join(ROOT, 'bin/lib/running.mjs')).href;
  const script = `import { noteRunning } from ${JSON.stringify(module)};
    noteRunning(${JSON.stringify(folder)}, 'http://localhost:1');
    process.stdin.resume().on('end', () => process.exit());
    console.log('noted');`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(server.stdout, 'data');
  expect(runningServers(folder)).toEqual([{ pid: server.pid, address: 'http://localhost:1' }]);
  server.stdin.end();
  await once(server, 'exit');
  expect(readdirSync(join(folder, 'running'))).toEqual([]);
});

test('the note of a server that was killed is forgotten', async () => {
  const server = spawn(process.execPath, ['-e', '']);
  await once(server, 'exit');
  mkdirSync(join(folder, 'running'));
  const note = join(folder, 'running', `${server.pid}.json`);
  writeFileSync(note, JSON.stringify({ pid: server.pid, address: 'http://localhost:1' }));
  expect(runningServers(folder)).toEqual([]);
  expect(existsSync(note)).toBe(false);
});

test.each([
  ['empty, as a full disk leaves it', ''],
  ['cut off', '{"pid": 1, "addr'],
  ['of another make', '[]'],
])('a note that is %s is dropped', (_why, text) => {
  mkdirSync(join(folder, 'running'));
  const note = join(folder, 'running', '12.json');
  writeFileSync(note, text);
  expect(runningServers(folder)).toEqual([]);
  expect(existsSync(note)).toBe(false);
});

test('another process under the id of a dead server is not taken for it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    await once(other, 'spawn');
    mkdirSync(join(folder, 'running'));
    const note = join(folder, 'running', `${other.pid}.json`);
    const said = { pid: other.pid, address: 'http://localhost:1' };
    writeFileSync(note, JSON.stringify({ ...said, started: processMark(other.pid ?? 0) }));
    expect(runningServers(folder)).toEqual([said]);
    writeFileSync(note, JSON.stringify({ ...said, started: 'long ago' }));
    expect(runningServers(folder)).toEqual([]);
    expect(existsSync(note)).toBe(false);
  } finally {
    other.kill();
  }
});

test('a note that came along in a copy of the folder is of another one', async () => {
  const module = pathToFileURL(join(ROOT, 'bin/lib/running.mjs')).href;
  const script = `import { noteRunning } from ${JSON.stringify(module)};
    noteRunning(${JSON.stringify(folder)}, 'http://localhost:1');
    process.stdin.resume().on('end', () => process.exit());
    console.log('noted');`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(server.stdout, 'data');
  const copy = mkdtempSync(join(tmpdir(), 'muster-running-copy-'));
  try {
    cpSync(folder, copy, { recursive: true });
    expect(runningServers(copy)).toEqual([]);
    expect(runningServers(folder)).toEqual([{ pid: server.pid, address: 'http://localhost:1' }]);
    // a folder that got another name is the same
    renameSync(folder, `${copy}/renamed`);
    expect(runningServers(`${copy}/renamed`)).toHaveLength(1);
  } finally {
    server.stdin.end();
    await once(server, 'exit');
    rmSync(copy, { recursive: true, force: true });
  }
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const LEGAL = 'data/honours-of-war/armies/kutzdorf-blue.json';
const folder = mkdtempSync(join(tmpdir(), 'muster-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const army = JSON.parse(readFileSync(LEGAL, 'utf8'));
const illegal = file(
  'illegal.json',
  JSON.stringify({ ...army, army: { ...army.army, mode: 'points', budget: 1 } }),
);
const broken = file('broken.json', '{\n');

const check = (files: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'bin/check.ts', ...files],
    {
      encoding: 'utf8',
      input,
    },
  );
  return {
    status,
    stderr,
    answers: stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  };
};

test('one line for each file, in order; status 0 when all are legal', () => {
  const { status, stderr, answers } = check([LEGAL, '-'], readFileSync(LEGAL, 'utf8'));
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(answers.map((answer) => [answer.file, answer.ok, answer.legal])).toEqual([
    [LEGAL, true, true],
    ['-', true, true],
  ]);
});

test('status 1 when one is illegal, 2 when one cannot be read, which wins', () => {
  expect(check([illegal, LEGAL]).status).toBe(1);
  const { status, answers } = check([broken, illegal, LEGAL]);
  expect(status).toBe(2);
  expect(answers.map(({ ok, legal }) => legal ?? ok)).toEqual([false, false, true]);
});

test('what is no readable file is an answer, not a crash', () => {
  const latin1 = file('latin1.json', Buffer.from('{"name": "Köthen"}', 'latin1'));
  const large = file('large.json', '\u0142'.repeat(600_000));
  const { status, stderr, answers } = check([join(folder, 'none.json'), folder, latin1, large]);
  expect(status).toBe(2);
  expect(stderr).toBe('');
  expect(answers.map(({ error }) => error.code)).toEqual([
    'unreadable',
    'unreadable',
    'unreadable',
    'too-large',
  ]);
  expect(answers[0].error.message).toMatch(/no such file/);
});

test('no file at all is told how to use it', () => {
  const { status, stderr } = check([]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/FILE/);
});

test('regiments are judged by the history that ships', () => {
  const { army: early } = JSON.parse(
    readFileSync('data/honours-of-war/lists/regiment-years-illegal.json', 'utf8'),
  );
  const { answers } = check([file('early.json', JSON.stringify({ ...army, army: early }))]);
  expect(answers[0].findings.map(({ code }: { code: string }) => code)).toContain('regiment-years');
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { program } from './lib/program.mjs';

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

/** As a person runs it. */
const FROM_SOURCE = ['--import', 'tsx', 'bin/check.ts'];

const check = (files: string[], input = '', command = program('bin/check.ts')) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...files], {
    encoding: 'utf8',
    input,
  });
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
  const { status, stderr, answers } = check([LEGAL, '-'], readFileSync(LEGAL, 'utf8'), FROM_SOURCE);
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
    'malformed',
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

test('armies are judged under packs: ready-made ones by their ids, others as files', () => {
  const strict = file(
    'strict.json',
    JSON.stringify({
      pack: 1,
      id: 'autumn',
      name: 'Autumn Manoeuvres',
      system: 'honours-of-war',
      on: ['equal-points'],
      rules: [{ kind: 'group', must: 'forbidden', group: 'cavalry' }],
    }),
  );
  const typical = 'data/honours-of-war/typical/prussia.json';
  const kept = check(['--pack', 'equal-points', typical]);
  expect(kept.status).toBe(0);
  expect(kept.answers[0].profile).toMatch(/; packs: Equal points 1 #[0-9a-f]{12} #[0-9a-f]{12}$/);
  const broken = check(['--pack', strict, typical]);
  expect(broken.status).toBe(1);
  expect(broken.answers[0].profile).toContain('Autumn Manoeuvres 1 #');
  expect(broken.answers[0].findings[0]).toMatchObject({
    code: 'terms-group',
    origin: { kind: 'event', name: 'Autumn Manoeuvres' },
  });
});

test.each([
  [['--pack', 'autumn'], 'There is no ready-made pack “autumn”'],
  [['--pack', './nowhere.json'], 'there is no such file'],
  [['--pack', './package.json'], 'The pack ./package.json: '],
])('no list is checked under a pack that cannot be used: %j', (packs, told) => {
  const { status, stderr, answers } = check([...packs, LEGAL]);
  expect([status, answers]).toEqual([2, []]);
  expect(stderr).toContain(told);
});

test('an army as people type it is checked where it is clear, else each open line is told with its choices', () => {
  const typed =
    'Prussians\nHonours of War, Prussia 1757\nBrigade 1 (Bevern) - dashing\n3x Musketeers\nHusars\n';
  const { status, answers } = check([file('typed.txt', typed)]);
  expect(status).toBe(2);
  expect(answers).toMatchObject([
    {
      ok: false,
      error: { code: 'open-lines', at: { line: 5, column: 1 } },
      army: { system: 'honours-of-war', army: { nation: 'prussia', year: 1757 } },
      open: [{ line: 5, text: 'Husars', choices: ['- Hussars; standard'] }],
    },
  ]);
  const clear = check([file('clear.txt', typed.replace('Husars', 'Hussars'))]);
  expect(clear.answers).toMatchObject([{ ok: true, name: 'Prussians', system: 'honours-of-war' }]);
});

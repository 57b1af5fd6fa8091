import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText, checkValue } from './check';
import { pathText } from './core/army/path';
import { MAX_ARMY_BYTES, readArmyText, readArmyValue } from './read-army';

const ARMIES = new URL('../../data/honours-of-war/armies/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, ARMIES), 'utf8');
const LOBOSITZ = textOf('lobositz-1756-prussia.json');
const changed = (change: Record<string, unknown>) => ({ ...JSON.parse(LOBOSITZ), ...change });

describe('checkText', () => {
  test.each(readdirSync(ARMIES))('%s reads without a warning', async (name) => {
    const answer = await checkText(name, textOf(name));
    expect(answer).toMatchObject({ file: name, ok: true, system: 'honours-of-war' });
    expect(answer).not.toHaveProperty('warnings');
  });

  test('answers with exactly the fields of the contract', async () => {
    const answer = await checkText('a.json', LOBOSITZ);
    expect(Object.keys(answer)).toEqual([
      'file',
      'ok',
      'name',
      'system',
      'profile',
      'points',
      'legal',
      'unfinished',
      'stats',
      'findings',
    ]);
    expect(answer).toMatchObject({
      points: 2275,
      legal: true,
      profile: expect.stringMatching(/^honours-of-war 2015; .* #[\da-f]{12}$/),
    });
    for (const finding of answer.ok ? answer.findings : []) {
      expect(Object.keys(finding)).toEqual(['code', 'severity', 'at', 'message', 'cite']);
    }
  });

  test('judges by the packs that the file names: one that ships, and of any other it says that it does not', async () => {
    const codesOf = async (packs: readonly string[]) => {
      const answer = await checkText('a.json', JSON.stringify(changed({ packs })));
      if (!answer.ok) throw new Error(answer.error.message);
      const codes = answer.findings.map(({ code }) => code).filter((code) => code.startsWith('terms-'));
      return { codes, profile: answer.profile };
    };
    const { codes, profile } = await codesOf(['small-action']);
    expect(codes).toContain('terms-points');
    expect(profile).toMatch(/packs: .+ \d+ #[\da-f]{12}/);
    expect((await codesOf(['spring-cup'])).codes).toEqual(['terms-missing']);
    expect((await codesOf(['event:abc'])).codes).toEqual(['terms-missing']);
  });

  test('an illegal army is read, priced and told what is wrong', async () => {
    const file = JSON.parse(LOBOSITZ);
    file.army = { ...file.army, mode: 'points', budget: 100 };
    const answer = await checkText('a.json', JSON.stringify(file));
    expect(answer).toMatchObject({ ok: true, points: 2275, legal: false });
    expect(answer.ok && answer.findings[0]).toMatchObject({ severity: 'error' });
  });

  test('with words a finding says what it is called, and its place as the builder names it', async () => {
    const file = JSON.parse(LOBOSITZ);
    file.settings = {};
    const [plain, told] = await Promise.all([
      checkText('a.json', JSON.stringify(file)),
      checkText('a.json', JSON.stringify(file), { words: true }),
    ]);
    const findings = told.ok ? told.findings : [];
    expect(findings.map(({ title: _, place: __, ...finding }) => finding)).toEqual(
      plain.ok ? plain.findings : [],
    );
    expect(findings.find(({ at }) => at.includes('units'))?.place).toMatch(/.+, (Left|Right|Cavalry|Heavy)/);
    expect(findings.every(({ title }) => title !== undefined)).toBe(true);
  });
});

type Refusal = { why: string; text: string; code: string; at: unknown; says: RegExp };

const REFUSALS: Refusal[] = [
  {
    why: 'an empty file',
    text: '',
    code: 'broken-json',
    at: { line: 1, column: 1 },
    says: /^Line 1, column 1: /,
  },
  {
    why: 'a missing comma',
    text: '{\n  "muster": 1\n  "system": ""\n}',
    code: 'broken-json',
    at: { line: 3, column: 3 },
    says: /comma/,
  },
  {
    why: 'a file cut off',
    text: LOBOSITZ.slice(0, 200),
    code: 'broken-json',
    at: expect.anything(),
    says: /^Line /,
  },
  { why: 'a list', text: '[]', code: 'malformed', at: [], says: /JSON object/ },
  { why: 'no format', text: '{}', code: 'malformed', at: ['muster'], says: /^Format: expected the number 1/ },
  { why: 'a format as text', text: '{"muster":"1"}', code: 'malformed', at: ['muster'], says: /number 1/ },
  { why: 'a newer format', text: '{"muster":2}', code: 'unknown-version', at: ['muster'], says: /format 2/ },
  { why: 'no system', text: '{"muster":1}', code: 'malformed', at: ['system'], says: /honours-of-war/ },
  {
    why: 'another system',
    text: '{"muster":1,"system":"chess"}',
    code: 'unknown-system',
    at: ['system'],
    says: /“chess”/,
  },
  {
    why: 'a property of every object',
    text: '{"muster":1,"system":"toString"}',
    code: 'unknown-system',
    at: ['system'],
    says: /toString/,
  },
  {
    why: 'a file of 1 MB and more',
    text: ' '.repeat(MAX_ARMY_BYTES + 1),
    code: 'too-large',
    at: [],
    says: /1 MB/,
  },
  {
    why: 'a file of 1 MB in bytes, not characters',
    text: 'ł'.repeat(MAX_ARMY_BYTES / 2 + 1),
    code: 'too-large',
    at: [],
    says: /1 MB/,
  },
  {
    why: 'a depth of brackets',
    text: '['.repeat(100_000),
    code: 'broken-json',
    at: { line: 1, column: 65 },
    says: /deep/,
  },
];

test.each(REFUSALS)('refuses $why with its place', async ({ text, code, at, says }) => {
  expect(await checkText('bad.json', text)).toEqual({
    file: 'bad.json',
    ok: false,
    error: { code, at, message: expect.stringMatching(says) },
  });
});

const MALFORMED = [
  { why: 'an unknown key', change: { armee: {} }, at: ['armee'] },
  { why: 'a wrong type', change: { name: 5 }, at: ['name'] },
  { why: 'an unknown nation', change: { army: { nation: 'mars', year: 1756 } }, at: ['army', 'nation'] },
  { why: 'a key like a prototype', change: JSON.parse('{"__proto__x":1}'), at: ['__proto__x'] },
];

test.each(MALFORMED)('$why is refused with its path', async ({ change, at }) => {
  const answer = await checkValue('bad.json', changed(change));
  expect(answer).toMatchObject({ ok: false, error: { code: 'malformed', at } });
  expect(answer.ok ? '' : answer.error.message).not.toContain('army.');
});

test('all faults of form are kept for those who show them', async () => {
  const read = await readArmyValue(changed({ name: 5, army: { nation: 'mars', year: 1 } }));
  expect(read.ok ? [] : read.errors.map(({ at }) => pathText(at))).toEqual(
    expect.arrayContaining(['name', 'army.nation', 'army.year']),
  );
  expect(read.ok ? '' : read.error.message).toMatch(/ more\)$/);
});

test('a file of newer data is read with a warning', async () => {
  const answer = await checkValue('new.json', changed({ dataVersion: '2099.1.1' }));
  expect(answer).toMatchObject({ ok: true, warnings: [{ at: ['dataVersion'] }] });
});

test('what is read from text and from a value is the same', async () => {
  const [text, value] = await Promise.all([
    readArmyText(`\uFEFF${LOBOSITZ}`),
    readArmyValue(JSON.parse(LOBOSITZ)),
  ]);
  expect(text).toEqual(value);
});

test('a value too large or too deep for a file is refused like the file', async () => {
  const large = changed({ tables: { a: 'x'.repeat(MAX_ARMY_BYTES) } });
  expect(await checkValue('a', large)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  let deep: unknown = 1;
  for (let level = 0; level < 10_000; level++) deep = [deep];
  expect(await checkValue('a', changed({ tables: { deep } }))).toMatchObject({
    ok: false,
    error: { code: 'malformed', at: ['tables'] },
  });
});

describe('never throws', () => {
  test('on any JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect((await checkValue('any', value)).file).toBe('any');
      }),
    );
  });

  test('on an army file with any JSON value put anywhere', async () => {
    const paths: (string | number)[][] = [];
    const walk = (node: unknown, path: (string | number)[]): void => {
      paths.push(path);
      if (node === null || typeof node !== 'object') return;
      for (const [key, child] of Object.entries(node))
        walk(child, [...path, Array.isArray(node) ? Number(key) : key]);
    };
    walk(JSON.parse(LOBOSITZ), []);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths.slice(1)),
        fc.jsonValue({ maxDepth: 2 }),
        async (path, value) => {
          const file = JSON.parse(LOBOSITZ);
          const parent = path.slice(0, -1).reduce((node, key) => node[key], file);
          parent[path.at(-1) ?? ''] = value;
          expect((await checkValue('any', file)).file).toBe('any');
        },
      ),
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { checkText, checkValue } from './check';
import { edited } from './core/army/edit';
import { MAX_FINDINGS } from './core/check/finding';
import { MAX_ERRORS } from './core/read/malformation';
import { readHouseTables } from './house-file';
import { MAX_ARMY_BYTES, MAX_ARMY_VALUES, readArmyText, readArmyValue } from './read-army';
import { readPlainText } from './read-plain-text';

/** What a refused file may be answered with, in characters; 200 of them are a request. */
const MOST = 3000;

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** Values of a node without those of its lists. */
const ownValues = ({ properties = {}, anyOf = [] }: Schema): number =>
  1 + [...Object.values(properties), ...anyOf].reduce((sum, child) => sum + ownValues(child), 0);

/** The values of each kind of node that stands in a list, once for each kind. */
const nodeKinds = (schema: Schema, kinds: Map<string, number> = new Map()): Map<string, number> => {
  const { properties = {}, anyOf = [], items } = schema;
  if (items !== undefined) kinds.set(JSON.stringify(items), ownValues(items));
  for (const child of [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]) {
    nodeKinds(child, kinds);
  }
  return kinds;
};

const MANY = 150_000;
const HOSTILE: Record<string, () => unknown> = {
  'a list of numbers': () => Array.from({ length: MANY }, () => 0),
  'a list of empty objects': () => Array.from({ length: MANY }, () => ({})),
  'a list as long as is counted': () => Array.from({ length: 40_000 }, () => 0),
  'lists of lists': () => Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => 'x')),
  'unknown keys': () => Object.fromEntries(Array.from({ length: 900 }, (_, key) => [`k${key}`, 0])),
  'a long key': () => ({ ['x'.repeat(300_000)]: 0 }),
  'a long text': () => 'x'.repeat(300_000),
  'a long text of quotes': () => '"\\'.repeat(100_000),
  'a deep tree': () => Array.from({ length: 5000 }).reduce((inner: unknown) => [inner], 0),
};

describe.each(SYSTEM_IDS)('a file of %s', async (id) => {
  const system = await loadSystem(id);
  const reader = await system.reader();
  const [first = ''] = readdirSync(`data/${id}/armies`);
  const file = JSON.parse(readFileSync(`data/${id}/armies/${first}`, 'utf8'));
  const paths: (string | number)[][] = [];
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (path.length > 0) paths.push(path);
    if (node === null || typeof node !== 'object') return;
    for (const [key, child] of Object.entries(node)) {
      walk(child, [...path, Array.isArray(node) ? Number(key) : key]);
    }
  };
  walk(file, []);

  test('of 1,000 units, and of as many nodes of every kind, has half of the values that are read', () => {
    const kinds = nodeKinds(reader.jsonSchema() as Schema);
    const most = [...kinds.values()].reduce((sum, values) => sum + 1000 * values, 0);
    expect(most).toBeGreaterThan(10_000);
    expect(most).toBeLessThan(MAX_ARMY_VALUES);
  });

  test.each(Object.keys(HOSTILE))('with %s anywhere is answered in little', async (kind) => {
    const value = HOSTILE[kind]?.();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), async (path) => {
        const read = await readArmyValue(edited(file, [{ op: 'set', path, value }]));
        if (read.ok) return;
        expect(JSON.stringify(read.error).length).toBeLessThan(MOST);
        expect(read.errors.length).toBeLessThanOrEqual(MAX_ERRORS);
        expect(JSON.stringify(read.errors).length).toBeLessThan(MAX_ERRORS * MOST);
      }),
      { numRuns: 6 },
    );
  });

  test('with a fault in every unit tells the first few', () => {
    const list = Array.from({ length: 1000 }, () => ({}));
    for (const key of ['units', 'brigades', 'divisions', 'formations', 'works', 'unassigned', 'direct']) {
      if (!(key in file.army)) continue;
      const parsed = reader.parse({ ...file, army: { ...file.army, [key]: list } });
      expect(parsed.ok).toBe(false);
      expect(parsed.ok ? 0 : parsed.errors.length).toBeLessThanOrEqual(MAX_ERRORS);
    }
  });

  test('as text with a fault in every line tells the first few', async () => {
    const { writeText, readText } = await system.text();
    const parsed = reader.parse(file);
    if (!parsed.ok) throw new Error('the ready-made army does not read');
    const [name, head] = writeText(parsed.value, system.assess(parsed.value), {
      markup: 'plain',
      length: 'full',
    }).split('\n');
    for (const line of [
      'x',
      `x${' '.repeat(9000)}[`,
      'x'.repeat(60_000),
      `- ${'"\\'.repeat(9000)}`,
      '[1'.repeat(9000),
      '“a;'.repeat(9000),
      '- Mouseketeers; standard',
    ]) {
      const many = Math.min(30_000, Math.floor(MAX_ARMY_BYTES / line.length) - 1);
      const text = `${name}\n${head}\n${`${line}\n`.repeat(many)}`.slice(0, MAX_ARMY_BYTES);
      const answer = readText(text);
      expect(answer.ok ? 0 : answer.faults.length).toBeLessThanOrEqual(100);
      const read = (await readPlainText(text)) ?? (await readArmyText(text));
      expect(read.ok).toBe(false);
      expect(JSON.stringify(read).length).toBeLessThan(2 * MOST);
    }
  });

  test('of house tables with a fault in every row tells the first few', () => {
    const rows = Object.fromEntries(Array.from({ length: 900 }, (_, key) => [`${key}${'x'.repeat(900)}`, 0]));
    for (const houseTables of [rows, Object.fromEntries(system.houseTables.map(({ key }) => [key, rows]))]) {
      const read = readHouseTables(system, JSON.stringify({ muster: 1, system: id, houseTables }));
      expect(read.ok).toBe(false);
      if (!read.ok) expect(JSON.stringify(read.errors).length).toBeLessThan(MAX_ERRORS * MOST);
    }
  });
});

test('an answer tells a hundred findings, the heaviest first, and counts the others', async () => {
  const file = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
  const [brigade] = file.army.brigades;
  const brigades = Array.from({ length: 300 }, (_, index) => ({ ...brigade, id: `b${index}`, units: [] }));
  const silly = { ...file, army: { ...file.army, brigades, independents: brigade.units.slice(0, 1) } };
  const answer = await checkValue('silly.json', silly);
  const read = await readArmyValue(silly);
  const all = read.ok ? read.system.assess(read.file).findings : [];
  expect(all.length).toBeGreaterThan(300);
  expect(answer.ok && answer.findings).toHaveLength(MAX_FINDINGS);
  expect(answer.ok && answer.more).toBe(all.length - MAX_FINDINGS);
  expect(answer.ok && answer.findings[0]?.severity).toBe('error');
});

test('the name of a file is not repeated at any length', async () => {
  expect((await checkText('x'.repeat(1_000_000), '{}')).file.length).toBeLessThan(310);
});

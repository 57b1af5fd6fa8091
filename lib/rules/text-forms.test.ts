import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { edited } from './core/army/edit';
import { valueAt } from './core/army/path';
import type { TextOptions } from './core/text/text';
import { readArmyValue } from './read-army';
import { readPlainText } from './read-plain-text';

const PLAIN: TextOptions = { markup: 'plain', length: 'full' };

describe.each(SYSTEM_IDS)('the text of %s', async (id) => {
  const system = await loadSystem(id);
  const { writeText, readText } = await system.text();
  const [first = ''] = readdirSync(`data/${id}/armies`);
  const read = await readArmyValue(JSON.parse(readFileSync(`data/${id}/armies/${first}`, 'utf8')));
  if (!read.ok) throw new Error(read.error.message);
  const army: ArmyFile = read.file;

  const written = (file: ArmyFile, options: TextOptions = PLAIN) =>
    writeText(file, system.assess(file), options);
  const readBack = (file: ArmyFile): ArmyFile => {
    const answer = readText(written(file));
    if (!answer.ok) throw new Error(`${JSON.stringify(answer.faults)}\n${written(file)}`);
    return answer.file;
  };
  const [list] = system.outline(army).sections.filter(({ rows }) => rows.some(({ kind }) => kind === 'unit'));
  const unit = list?.rows.find(({ kind }) => kind === 'unit');

  test('keeps house tables, house costs, settings and event packs', () => {
    const tables = Object.fromEntries(
      system.houseTables.map(({ key, rows, columns }) => [
        key,
        Object.fromEntries(rows.slice(0, 2).map((row) => [row.key, columns.map(() => 'a; "b" = [c]: −1')])),
      ]),
    );
    const house = Object.fromEntries(
      system.coefficients.slice(0, 3).map(({ key }, index) => [key, [2.5, '2/3', -1][index] ?? 0]),
    );
    const settings = Object.fromEntries(
      system.settings.map(({ key, default: normal, options }) => [
        key,
        options.find(({ value }) => value !== normal)?.value ?? normal,
      ]),
    );
    const file = { ...army, tables, house, settings, packs: ['Spring; cup', 'b'] };
    const again = readBack(file);
    expect([again.tables, again.house, again.settings, again.packs]).toEqual([
      tables,
      house,
      settings,
      file.packs,
    ]);
  });

  test('tells which unit stands in two places', () => {
    const at = unit?.at ?? [];
    const path = ['army', ...at.slice(0, -1), Number(at.at(-1)) + 1];
    const twice = edited(army, [{ op: 'insert', path, value: valueAt(army.army, at) }]);
    const again = readBack(twice);
    expect(valueAt(again.army, [...at, 'id'])).toBe(valueAt(again.army, [...path.slice(1), 'id']));
    const codes = (file: ArmyFile) => system.assess(file).findings.map(({ code }) => code);
    expect(codes(again)).toEqual(codes(twice));
  });

  test('calls nobody and marks up nothing in Markdown, whatever a name or note says', () => {
    const words = '@everyone **a** &lt;b&gt; = [c](d) ~~e~~ 1. _f_ `g` #h |i|';
    const said = edited(army, [
      { op: 'set', path: ['name'], value: words },
      { op: 'set', path: ['army', 'notes'], value: words },
      { op: 'set', path: ['army', ...(unit?.at ?? []), 'name'], value: words },
      { op: 'set', path: ['army', ...(unit?.at ?? []), 'notes'], value: words },
    ]);
    for (const length of ['full', 'compact', 'short'] as const) {
      const told = written(said, { markup: 'markdown', length });
      expect(told).not.toContain('@everyone');
      const bare = told.replaceAll(/\\[^a-z\d\s]/g, '');
      expect(bare).not.toMatch(/~|&|#h|`|_|\|/);
      expect(bare.match(/everyone/g)).toHaveLength(length === 'full' ? 4 : 2);
    }
  });

  test('says a formation without a name by its place, which reads back without a name', () => {
    let count = 0;
    const [formation] = system.additions(army, () => `n${++count}`);
    const at = formation?.select ?? [];
    const more = edited(army, formation?.ops ?? []);
    const nameless = edited(more, [{ op: 'set', path: ['army', ...at, 'name'], value: '' }]);
    const place = Number(at.at(-1)) + 1;
    for (const markup of ['plain', 'markdown', 'bbcode'] as const)
      for (const length of ['full', 'compact', 'short'] as const)
        expect(written(nameless, { markup, length })).toMatch(
          new RegExp(`^(\\*\\*|\\[b\\])?\\w+ ${place}( [[(]|$)`, 'm'),
        );
    expect(valueAt(readBack(nameless).army, [...at, 'name'])).toBe('');
    // one that is called so keeps its name
    const named = edited(more, [{ op: 'set', path: ['army', ...at, 'name'], value: 'Brigade 7' }]);
    expect(valueAt(readBack(named).army, [...at, 'name'])).toBe('Brigade 7');
  });

  test('is without blank lines and notes for chats, with a line for each unit', () => {
    const noted = edited(army, [
      { op: 'set', path: ['army', ...(unit?.at ?? []), 'notes'], value: 'Holds the hill' },
    ]);
    const full = written(noted).split('\n');
    for (const markup of ['plain', 'markdown', 'bbcode'] as const) {
      const lines = written(noted, { markup, length: 'compact' }).trimEnd().split('\n');
      expect(lines).not.toContain('');
      expect(lines.join('\n')).not.toContain('Holds the hill');
      const items = lines.filter((line) => /^(- |\[\*\])/.test(line));
      expect(items).toHaveLength(full.filter((line) => line.startsWith('- ')).length);
    }
  });

  test.each(['Honours of War', 'A Stroll in Hanover', 'McNally', 'Thinglum', 'One Hour Napoleonic'])(
    'reads where the army is called "%s"',
    async (name) => {
      const again = await readPlainText(written({ ...army, name, player: name }));
      expect(again).toMatchObject({ ok: true, file: { system: id, name, player: name } });
    },
  );

  test('with rules that are nearly named says which may be meant', async () => {
    const [title, head = '', ...others] = written(army).split('\n');
    const again = await readPlainText([title, head.replace(/;/, 's;'), ...others].join('\n'));
    const slip = await readPlainText([title, head.replace(/n/i, 'm'), ...others].join('\n'));
    expect(again?.ok).toBe(true);
    expect(slip).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(`did you mean "${system.name}"?`) },
    });
  });

  test('a fault of form is told with its own line', () => {
    const lines = written(army).split('\n');
    const at = lines.findIndex((line) => line.startsWith('- '));
    const broken = lines.toSpliced(at + 1, 0, `  Note: ${JSON.stringify('x'.repeat(2001))}`);
    const answer = readText(broken.join('\n'));
    expect(answer).toMatchObject({ ok: false, faults: [{ line: at + 1 }] });
  });
});

test('a theatre that is said not to be a secondary one comes back so', async () => {
  const system = await loadSystem('honours-of-war');
  const { writeText, readText } = await system.text();
  const file = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
  const read = await readArmyValue({ ...file, army: { ...file.army, secondaryTheatre: false } });
  if (!read.ok) throw new Error(read.error.message);
  const again = readText(writeText(read.file, system.assess(read.file), PLAIN));
  expect(again.ok && (again.file.army as { secondaryTheatre?: boolean }).secondaryTheatre).toBe(false);
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import type { System } from './core/contract/system';
import type { HouseTable } from './core/price/house';
import type { ReferenceOptions } from './core/sheet/sheet-parts';
import { linesIn, sectionsOf } from './fixtures/reference-lines';

/** One value, or one for each figure scale that it concerns. */
type AtScale<T> = T | Readonly<Record<string, T>>;

/** A fact of the digest and where it stands: a row of a table, or words after a term. */
type Fact = {
  readonly digest: string;
  readonly section: string;
  readonly row: AtScale<string>;
  readonly cells?: AtScale<readonly string[]>;
  readonly says?: AtScale<string>;
};

const factsOf = (id: string): Fact[] => {
  const file = `data/${id}/golden/reference.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

const at = <T extends string | readonly string[]>(value: AtScale<T>, scale: string): T | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, T>)[scale] : (value as T);

const print = { date: '20 November 2026', version: 1, code: null, link: null };
const OPTIONS: ReferenceOptions = { paper: 'a4', blackAndWhite: false, full: true, print };

const sheetOf = async (system: System, files: readonly ArmyFile[], scale: string) => {
  const { reference } = await system.sheets();
  if (reference === undefined) throw new Error(`${system.name} has no reference sheet`);
  return reference(files, { ...OPTIONS, scale });
};

const newArmy = (system: System): ArmyFile => {
  const { nations, years, scales } = system.choices;
  let id = 0;
  return system.newArmy(
    {
      name: 'Own tables',
      nation: nations[0]?.value ?? '',
      year: years[0] ?? 1757,
      scale: scales[0]?.value ?? '',
      budget: null,
    },
    () => `n${id++}`,
  );
};

const LETTERS = 'qrstuvwxyz';

/** A word for each cell of a lost table, without figures: these are measured. */
const wordsFor = ({ key, columns, rows }: HouseTable): Record<string, string[]> =>
  Object.fromEntries(
    rows.map((row) => [
      row.key,
      columns.map((_, index) =>
        `own ${key} ${row.key} ${'abcdef'[index]}`.replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? ''),
      ),
    ]),
  );

const bare = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

describe.each(SYSTEM_IDS)('the full reference sheet of %s', async (id) => {
  const system = await loadSystem(id);
  const scales = system.choices.scales.map(({ value }) => value);
  const facts = factsOf(id);

  test('has facts of its sections held against the digest, two for each on average', async () => {
    const titles = sectionsOf(await sheetOf(system, [], scales[0] ?? '')).map(({ title }) => title);
    expect(titles).not.toEqual([]);
    expect(facts.length).toBeGreaterThanOrEqual(2 * titles.length);
  });

  describe.each(scales)('at %s mm', async (scale) => {
    const sheet = await sheetOf(system, [], scale);
    const here = facts.filter(({ cells, says }) => at(cells ?? says ?? '', scale) !== undefined);

    test.each(here)('holds $digest: $section, $row', ({ section, row, cells, says }) => {
      const lines = linesIn(sheet, section).filter(({ name }) => name === at(row, scale));
      if (cells !== undefined)
        expect(lines.map((line) => bare(line.says))).toContainEqual(bare(at(cells, scale) ?? []));
      if (says !== undefined)
        expect(lines.map((line) => line.says.join(' ')).join(' ')).toContain(at(says, scale));
    });

    test('names the place of every section in its source', () => {
      for (const { title, cite } of sectionsOf(sheet)) expect(cite, title).not.toBe('');
    });
  });

  describe.each(system.houseTables)('the lost table $title', (table) => {
    const [scale = ''] = scales;
    const unknown = table.rows.filter(({ given = [] }) =>
      table.columns.some((_, index) => (given[index] ?? null) === null),
    );

    test('has a ruled blank for every row that is lost', async () => {
      const sheet = await sheetOf(system, [], scale);
      const lost = sectionsOf(sheet).filter(({ note }) => note.includes('lost'));
      const lines = lost.flatMap(({ title }) => linesIn(sheet, title));
      for (const { label } of unknown) {
        const rows = lines.filter(({ name }) => name === label);
        expect(
          rows.some(({ says }) => says.includes('')),
          label,
        ).toBe(true);
      }
    });

    test('has what the players filled in, marked as theirs', async () => {
      const values = wordsFor(table);
      const sheet = await sheetOf(system, [{ ...newArmy(system), tables: { [table.key]: values } }], scale);
      const own = sectionsOf(sheet).filter(({ note }) => /house/.test(note));
      const said = own
        .flatMap(({ title }) => linesIn(sheet, title))
        .flatMap(({ name, says }) => [name, ...says])
        .join(' | ');
      for (const { key, given = [] } of table.rows) {
        table.columns.forEach((_, index) => {
          const cell = values[key]?.[index] ?? '';
          if ((given[index] ?? null) === null) expect(said).toContain(cell);
          else expect(said).not.toContain(cell);
        });
      }
    });

    for (const { label, values } of table.fillIns) {
      test(`names ${label} as the origin of its values`, async () => {
        const file = { ...newArmy(system), tables: { [table.key]: values } };
        const notes = sectionsOf(await sheetOf(system, [file], scale)).map(({ note }) => note);
        expect(notes.join(' | ')).toContain(label);
      });
    }
  });
});

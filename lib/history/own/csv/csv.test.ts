import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../rules/core/text/encoding';
import { plainName } from '../../../rules/core/text/plain-name';
import type { OwnBattle, OwnFormation } from '../document';
import { battle, battles, side } from '../fixtures/battles';
import golden from '../fixtures/csv-problems.json';
import { KNOWN } from '../fixtures/known';
import { countCell, partCell } from './csv-cells';
import { COLUMNS, columnOf } from './csv-columns';
import { readTable } from './csv-read';
import { checkSlices, checkTable } from './csv-table';
import { delimiterOf } from './csv-text';
import { template, writeTable } from './csv-write';

const read = (text: string) => {
  const { rows, faults } = readTable(text);
  return { ...checkTable(rows, KNOWN, battle()), faults };
};

const problemsOf = (text: string) =>
  read(text).rows.flatMap(({ line, problems }) =>
    problems.map(({ column, code, severity, suggestion }) => ({ line, column, code, severity, suggestion })),
  );

/** With ids in the order of the rows of a table. */
const renumbered = (document: OwnBattle): OwnBattle => {
  let last = 0;
  const formation = ({ units, children, ...rest }: OwnFormation): OwnFormation => ({
    ...rest,
    id: `f${++last}`,
    units: units.map((each) => ({ ...each, id: `u${++last}` })),
    children: children.map(formation),
  });
  return {
    ...document,
    sides: document.sides.map((each) => ({ ...each, formations: each.formations.map(formation) })),
  };
};

describe('a table', () => {
  test('that was written reads back as the same sides, whatever is in it', () => {
    fc.assert(
      fc.property(battles, (document) => {
        fc.pre(plainName(document.sides[0]?.name ?? '') !== plainName(document.sides[1]?.name ?? ''));
        const { rows, faults } = readTable(writeTable(document));
        expect(faults).toEqual([]);
        const checked = checkTable(rows, KNOWN, { ...document, sides: [side('A'), side('B')] });
        expect(
          checked.rows.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error')),
        ).toEqual([]);
        expect(checked.battle).toEqual(renumbered(document));
      }),
    );
  });

  test('is read the same in every encoding and with every mark between its cells', () => {
    const text = 'side;unit;arm;notes\r\nFranzösische;Royal Suédois;infantry;"„Größe“; 1½"\r\n';
    const utf16 = Buffer.from(text, 'utf16le');
    const windows = Buffer.from(
      [...text].map((letter) => ({ '„': 0x84, '“': 0x93 })[letter] ?? letter.charCodeAt(0)),
    );
    const encoded: [string, Uint8Array][] = [
      ['utf-8', Buffer.from(text)],
      ['utf-8', Buffer.from(`\uFEFF${text}`)],
      ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
      ['utf-16le', utf16],
      ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
      ['windows-1252', windows],
    ];
    for (const [encoding, bytes] of encoded) {
      expect(decodeText(bytes)).toEqual({ encoding, text });
    }
    const told = read(text).battle;
    expect(told?.sides[0]).toMatchObject({
      name: 'Französische',
      formations: [{ units: [{ name: 'Royal Suédois', notes: '„Größe“; 1½' }] }],
    });
    for (const mark of [',', '\t']) {
      const other = text.replaceAll('"„Größe“; 1½"', '§').replaceAll(';', mark).replace('§', '„Größe“; 1½');
      expect(delimiterOf(other)).toBe(mark);
      expect(read(other).battle).toEqual(told);
    }
    expect(read(`sep=;\r\n${text}`).battle).toEqual(told);
  });

  test('lines are counted as an editor counts them', () => {
    const text = 'unit,side,arm,notes\n\nOne,A,horse,"first\nsecond"\n\n\nTwo,A,horse,\n';
    expect(readTable(text).rows.map(({ line }) => line)).toEqual([3, 7]);
  });

  test.each([
    ['', 'no-rows', null],
    ['unit,side\n', 'no-rows', null],
    ['PK\u0003\u0004\0\0', 'no-table', null],
    ['name of somebody,age\nAnna,30\n', 'no-columns', 1],
    ['unit,side\n"Zieten,A\nSeydlitz,B\n', 'quote', 2],
    ['unit,side,colour\nZieten,A,red\n', 'unknown-column', 1],
    ['unit,side,army\nZieten,A,B\n', 'twice-column', 1],
    [`unit\n${'Zieten\n'.repeat(8_003)}`, 'too-large', 8004],
  ])('of %j it is told what is wrong with it as a whole', (text, code, line) => {
    expect(readTable(text).faults).toMatchObject([{ code, line }]);
  });

  test('its columns are found by other words, whatever the case and accents', () => {
    expect(['Seite', 'FÜHRER', 'sqns', 'Troop-type', 'geschütze'].map(columnOf)).toEqual([
      'side',
      'commander',
      'squadrons',
      'type',
      'guns',
    ]);
    expect(new Set(COLUMNS.flatMap(({ key, spellings }) => [key, ...spellings])).size).toBe(
      COLUMNS.reduce((sum, { spellings }) => sum + 1 + spellings.length, 0),
    );
  });

  test('wings, lines and brigades in columns of their own are one path', () => {
    const text = `side,wing,line,brigade,unit,arm
Allies,Right,First,Kingsley,20th Foot,infantry
Allies,Right,Second,Waldegrave,12th Foot,infantry
Allies,Left,,,Blues,cavalry
French,,,,Navarre,infantry`;
    expect(read(text).battle?.sides[0]?.formations).toMatchObject([
      {
        name: 'Right',
        kind: 'wing',
        children: [
          { name: 'First', kind: 'line', children: [{ name: 'Kingsley', kind: 'brigade', units: [{}] }] },
          { name: 'Second', children: [{ name: 'Waldegrave' }] },
        ],
      },
      { name: 'Left', units: [{ name: 'Blues' }] },
    ]);
  });

  test('without a column of regiments units are known by their names, with one they are what it says', () => {
    const text = 'side,unit,nation,arm\nAllies,37th Foot,British,foot\n';
    const regimentIn = (table: string) => read(table).battle?.sides[0]?.formations[0]?.units[0]?.regiment;
    expect(regimentIn(text)).toBe('britain-37-foot');
    expect(regimentIn(text.replace('arm\n', 'arm,regiment\n'))).toBeNull();
  });

  test('what is blank is taken from what is there: side from above, nation and arm from the regiment', () => {
    const text =
      'side,formation,unit,regiment,type\nAllies,A,Kingsley,britain-20-foot,\n,A,Zieten,prussia-hr-2,\n,A,Blues,,horse\n';
    const { battle: told } = read(text);
    expect(told?.sides[0]).toMatchObject({ name: 'Allies', nations: ['britain', 'prussia'] });
    expect(told?.sides[0]?.formations[0]?.units).toMatchObject([
      { nation: 'britain', arm: 'infantry', type: 'line' },
      { nation: 'prussia', arm: 'cavalry', type: 'hussar' },
      { nation: null, arm: 'cavalry', type: 'horse' },
    ]);
  });
});

describe('numbers', () => {
  test.each([
    ['560', 560],
    ['41,000', 41_000],
    ['41.000', 41_000],
    ['41 000', 41_000],
    ["1'200'000", undefined],
    ['12.0', 12],
    ['', null],
    ['?', null],
    ['unknown', null],
    ['1,5', undefined],
    ['1,2345', undefined],
    ['-3', undefined],
  ])('of men %j are %s', (text, value) => {
    expect(countCell(text)).toMatchObject(value === undefined ? { ok: false } : { ok: true, value });
  });

  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 1/4', 2.25],
    ['1/3', 0.33],
    ['26.25', 26.25],
    ['11/2', undefined],
    ['1 1/0', undefined],
    ['one', undefined],
  ])('of battalions %j are %s', (text, value) => {
    expect(partCell(text)).toMatchObject(value === undefined ? { ok: false } : { ok: true, value });
  });

  test.each([
    ['about 800', '800'],
    ['c. 1,200 men', '1200'],
    ['800-900', null],
    ['many', null],
  ])('in %j %s is meant', (text, suggestion) => {
    expect(countCell(text)).toMatchObject({ ok: false, suggestion });
  });
});

type Case = {
  code: string;
  column: string;
  severity: string;
  suggestion: string | null;
  head: string;
  before?: string[];
  bad: string;
  good: string;
};

describe('problems of cells', () => {
  test.each(golden.cases as Case[])(
    '$code: $bad, and not: $good',
    ({ code, column, severity, suggestion, head, before = [], bad, good }) => {
      const line = before.length + 2;
      const textOf = (row: string) => [head, ...before, row].join('\n');
      expect(problemsOf(textOf(bad))).toEqual([{ line, column, code, severity, suggestion }]);
      expect(read(textOf(bad)).left).toEqual(severity === 'error' ? [line] : []);
      expect(problemsOf(textOf(good))).toEqual([]);
      expect(read(textOf(good)).battle).not.toBeNull();
    },
  );

  test('a suggestion that is taken puts the cell right', () => {
    for (const { code, column, suggestion, head, before = [], bad } of golden.cases as Case[]) {
      if (suggestion === null) continue;
      const { rows } = readTable([head, ...before, bad].join('\n'));
      const last = rows.at(-1);
      if (last === undefined) throw new Error(code);
      const repaired = { ...last, cells: { ...last.cells, [column]: suggestion } };
      const again = checkTable([...rows.slice(0, -1), repaired], KNOWN, battle());
      expect(
        again.rows.at(-1)?.problems.map((problem) => problem.code),
        code,
      ).not.toContain(code);
    }
  });

  test('only a row that was changed is looked at anew', () => {
    const { rows } = readTable('side,unit,arm\nA,One,foot\nA,Two,foot\n');
    const [one, two] = checkTable(rows, KNOWN, battle()).rows;
    const again = checkTable(
      [{ line: 2, cells: { ...rows[0]?.cells, arm: 'fot' } }, ...rows.slice(1)],
      KNOWN,
      battle(),
    );
    expect(again.rows[0]?.problems).not.toEqual(one?.problems);
    expect(again.rows[1]).toEqual(two);
    expect(again.left).toEqual([2]);
  });
});

test('thousands of rows are checked in slices, and stopping leaves nothing behind', () => {
  const rows = Array.from(
    { length: 5_000 },
    (_, index) =>
      `Side ${index % 2},Wing ${index % 4} > Brigade ${index % 40},Battalion ${index},Hanover,infantry,${index}`,
  );
  const table = readTable(['side,formation,unit,nation,arm,men', ...rows].join('\n'));
  const slices = checkSlices(table.rows, KNOWN, battle());
  const first = slices.next();
  expect(first).toEqual({ done: false, value: 100 });
  let done: ReturnType<typeof slices.next> = first;
  let count = 1;
  while (!done.done) {
    done = slices.next();
    count++;
  }
  expect(count).toBe(51);
  expect(done.value.battle?.sides.flatMap(({ formations }) => formations)).toHaveLength(4);
});

/** Takes every suggestion, as somebody does who looks at each. */
const repaired = (text: string) => {
  const { rows } = readTable(text);
  const checked = checkTable(rows, KNOWN, battle());
  const better = checked.rows.map(({ line, cells, problems }) => ({
    line,
    cells: {
      ...cells,
      ...Object.fromEntries(
        problems.flatMap(({ column, suggestion }) => (suggestion === null ? [] : [[column, suggestion]])),
      ),
    },
  }));
  return checkTable(better, KNOWN, battle());
};

test('a file with five faults tells each by its line, and its suggestions put them right', () => {
  const { text } = decodeText(readFileSync('e2e/fixtures/own-battle-faults.csv'));
  expect(problemsOf(text)).toMatchObject([
    { line: 3, column: 'arm', code: 'unknown-arm', suggestion: 'cavalry' },
    {
      line: 5,
      column: 'regiment',
      code: 'unknown-regiment',
      severity: 'warning',
      suggestion: 'britain-37-foot',
    },
    { line: 6, column: 'nation', code: 'unknown-nation', suggestion: 'Hanover' },
    { line: 7, column: 'guns', code: 'number', suggestion: '10' },
    { line: 9, column: 'side', code: 'third-side', suggestion: 'French and Saxons' },
  ]);
  const { rows, battle: told } = repaired(text);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(told?.sides.map(({ name, strength: { men } }) => [name, men])).toEqual([
    ['Allied army', 41_000],
    ['French and Saxons', 51_000],
  ]);
});

test('the template reads, and its words are those of Minden', () => {
  const { battle: told, rows, faults } = read(template());
  expect([faults, rows.flatMap(({ problems }) => problems)]).toEqual([[], []]);
  const minden = readFileSync('data/history/oob/1759-08-01-minden.json', 'utf8');
  const units = told?.sides[0]?.formations
    .flatMap((each) => [each, ...each.children])
    .flatMap((each) => each.units);
  expect(units?.map(({ name }) => minden.includes(name))).toEqual([true, true, true]);
});

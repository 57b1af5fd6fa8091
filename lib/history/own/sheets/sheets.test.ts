import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { plainName } from '../../../rules/core/text/plain-name';
import { OWN_BOUNDS } from '../bounds';
import { readCells, readTable } from '../csv/csv-read';
import { checkTable } from '../csv/csv-table';
import { writeTable } from '../csv/csv-write';
import type { OwnBattle } from '../document';
import { battle, battles, side } from '../fixtures/battles';
import { KNOWN } from '../fixtures/known';
import { readSheetRows, unpackSheet } from './sheet-read';
import { sheetTemplate, writeSheet } from './sheet-write';
import { checkXml } from './sheet-xml';

const { sheet: BOUNDS } = OWN_BOUNDS;

const sidesOf = (table: ReturnType<typeof readTable>, document: OwnBattle) => {
  expect(table.faults).toEqual([]);
  return checkTable(table.rows, KNOWN, { ...document, sides: [side('A'), side('B')] }).battle;
};

const written = async (document: OwnBattle) =>
  readCells(await readSheetRows(new Uint8Array(await writeSheet(document))));

describe('a spreadsheet', () => {
  test('that was written reads back as the same sides, as its table in text does', async () => {
    await fc.assert(
      fc.asyncProperty(battles, async (document) => {
        fc.pre(plainName(document.sides[0]?.name ?? '') !== plainName(document.sides[1]?.name ?? ''));
        const read = sidesOf(await written(document), document);
        expect(read).not.toBeNull();
        expect(read).toEqual(sidesOf(readTable(writeTable(document)), document));
      }),
      { numRuns: 40 },
    );
  });

  test('to begin with reads, and has the columns of the one in text', async () => {
    const table = readCells(await readSheetRows(new Uint8Array(await sheetTemplate())));
    expect(table.faults).toEqual([]);
    expect(checkTable(table.rows, KNOWN, battle()).left).toEqual([]);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  test('shows dates, numbers and truths as people see them', async () => {
    const { rows } = await readSheetRows(
      workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>unit</t></is></c><c r="B1" s="1"><v>2.5</v></c>
        <c r="C1" s="2"><v>1000</v></c><c r="D1"><v>0.30000000000000004</v></c><c r="E1" t="b"><v>1</v></c></row>`),
    );
    expect(rows).toEqual([['unit', '2.5', '1902-09-26', '0.3', 'yes']]);
  });
});

/** A spreadsheet of one sheet with these rows, and whatever else. */
const workbook = (rows: string, more: Record<string, Uint8Array> = {}, head = ''): Uint8Array => {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packages}"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...more,
  });
};

const cell = (place: string) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`;

/** What a refusal says, and the milliseconds of the processor that it took. */
const cost = async (file: Uint8Array) => {
  const before = process.cpuUsage();
  const fault = await readSheetRows(file).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  const { user, system } = process.cpuUsage(before);
  return { fault, milliseconds: (user + system) / 1_000 };
};

describe('what is made to grow', () => {
  const ZEROS = 300_000_000;
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(ZEROS), { level: 9 }] });

  test('a bomb of 300 MB in a third of one costs little and is refused, whatever size it says it has', async () => {
    expect(bomb.length).toBeLessThan(400_000);
    const told = await cost(bomb);
    expect(told.fault).toMatch(/^SheetFault: Unpacked.* more\.$/);
    // a tenth of what all of it would take
    expect(told.milliseconds).toBeLessThan(3_000);
    const lying = bomb.slice();
    const size = new Uint8Array(new Uint32Array([ZEROS]).buffer);
    for (let at = 0; at < lying.length - 4; at++) {
      if (size.every((byte, index) => lying[at + index] === byte)) lying.fill(0, at, at + 4);
    }
    expect((await cost(lying)).fault).toMatch(/^SheetFault: Unpacked/);
  });

  test('what is not read is not even unpacked', () => {
    const file = workbook(cell('A1'), { 'xl/media/image1.png': new Uint8Array(90_000_000) });
    expect(Object.keys(unpackSheet(file))).not.toContain('xl/media/image1.png');
  });

  test('a text of texts that grow is refused before it is read', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE x [<!ENTITY e0 "ha">${entities.join('')}]>`;
    const file = workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>&e9;</t></is></c></row>', {}, doctype);
    expect((await cost(file)).fault).toMatch(/declarations/);
  });

  test('what stands in too much else is refused', async () => {
    const deep = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;
    expect((await cost(workbook(deep(200_000)))).fault).toMatch(/more than 40 levels/);
    expect(() => checkXml(strToU8(deep(40)))).not.toThrow();
    // a sign in a text or in quotes ends nothing
    expect(() => checkXml(strToU8(`<b a="/>">/>${deep(41)}`))).toThrow(/levels deep/);
    expect(() => checkXml(strToU8(`<!-- > <a> -->${'<a/>'.repeat(50)}`))).not.toThrow();
  });

  const BEHIND_BLANKS = ['\t', '\n', '\r', '  ', ' a="b"', ' :', '\t\n'].map(
    (blank): [string, string, RegExp] => [
      `one behind ${JSON.stringify(blank)}`,
      `<row><c${blank}r="ZZZZZZ1"><v>1</v></c></row>`,
      /at most|be read/,
    ],
  );

  test.each<[string, string, RegExp]>([
    [
      'one cell at the far corner, for which every place before it would be made',
      cell('XFD1048576'),
      /at most/,
    ],
    ['one in a column too far', cell('CW1'), /at most/],
    ...BEHIND_BLANKS,
    ['one with blanks around its sign', '<row><c r\t=\n"ZZZZZZ1"><v>1</v></c></row>', /at most/],
    ['one in small letters', '<row><c r="zzzzzz1"><v>1</v></c></row>', /at most/],
    ['one behind a prefix', '<row><c axmlns:r="ZZZZZZ1"><v>1</v></c></row>', /at most/],
    ['one behind references', '<row><c r="&#90;&#90;&#90;&#90;&#90;1"><v>1</v></c></row>', /be read/],
    ['a row behind a tab', '<row\tr="1048576"><c><v>1</v></c></row>', /at most/],
    ['a row in powers of ten', '<row r="1e6"><c><v>1</v></c></row>', /be read/],
    ['a row behind a blank', '<row r=" 1048576"><c><v>1</v></c></row>', /be read/],
    ['one in a row too far', cell('A20001'), /at most/],
    ['too many cells', `<row r="1">${'<c><v>1</v></c>'.repeat(BOUNDS.cells * 2)}</row>`, /cells/],
  ])('%s', async (_what, rows, fault) => {
    const { fault: said, milliseconds } = await cost(workbook(rows));
    expect(said).toMatch(fault);
    expect(milliseconds).toBeLessThan(3_000);
  });

  test('a long text that many cells share is counted for each of them', async () => {
    const shared = `<sst><si><t>${'x'.repeat(2_000_000)}</t></si></sst>`;
    const row = (number: number) => `<row r="${number}"><c r="A${number}" t="s"><v>0</v></c></row>`;
    const file = (rows: number) =>
      workbook(Array.from({ length: rows }, (_, index) => row(index + 1)).join(''), {
        'xl/sharedStrings.xml': strToU8(shared),
      });
    expect((await cost(file(20_000))).fault).toMatch(/Unpacked/);
    expect((await cost(file(2))).fault).toBe('read');
  });

  test.each([
    [
      'too many sheets',
      Object.fromEntries(many(BOUNDS.sheets + 1, (n) => `xl/worksheets/s${n}.xml`)),
      /50 sheets/,
    ],
    ['too many parts', Object.fromEntries(many(BOUNDS.parts + 1, (n) => `docs/${n}.xml`)), /parts/],
  ])('%s', async (_what, more, fault) => {
    expect((await cost(workbook(cell('A1'), more))).fault).toMatch(fault);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('unit,side\n')],
    ['half a file', workbook(cell('A1')).subarray(0, 500)],
    ['no sheet in it', zipSync({ 'a.txt': strToU8('a') })],
    ['a file too large', new Uint8Array(BOUNDS.bytes + 1)],
  ])('of %s nothing is read, and it is said', async (_what, file) => {
    expect((await cost(file)).fault).toMatch(/^SheetFault/);
  });
});

function many(count: number, name: (index: number) => string): [string, Uint8Array][] {
  return Array.from({ length: count }, (_, index) => [name(index), strToU8('<a/>')]);
}

test('the largest order of battle is written and read within its bounds', async () => {
  const rows = Array.from(
    { length: 6_000 },
    (_, index) => `A,Brigade ${index % 400},Unit ${index},infantry,line,${index}`,
  );
  const table = readTable(['side,formation,unit,arm,type,men', ...rows].join('\n'));
  const document = checkTable(table.rows, KNOWN, battle()).battle;
  expect(document).not.toBeNull();
  const file = new Uint8Array(await writeSheet(document as OwnBattle));
  expect(file.length).toBeLessThan(BOUNDS.bytes);
  const { battle: again } = checkTable(readCells(await readSheetRows(file)).rows, KNOWN, battle());
  expect(writeTable(again as OwnBattle)).toBe(writeTable(document as OwnBattle));
});

describe('an OpenDocument spreadsheet', () => {
  const CELLS = ['side', 'unit', 'type'].map(
    (text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`,
  );
  const file = (rows: string, style = ''): Uint8Array =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content>${style}<table:table table:name="A" table:style-name="ta1"><table:table-row>${CELLS.join('')}</table:table-row>${rows}</table:table></office:document-content>`,
      ),
    });
  const rowsOf = async (rows: string) => (await readSheetRows(file(rows))).rows;

  test('reads cells that are repeated, and leaves out empty ones at the end', async () => {
    const rows = await rowsOf(
      '<table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>A &amp; B</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row><table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>',
    );
    expect(rows).toEqual([
      ['side', 'unit', 'type'],
      ['A & B', 'A & B'],
    ]);
  });

  test.each([
    '<table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>x</text:p></table:table-cell></table:table-row>',
    '<table:table-row table:number-rows-repeated="999999999"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
    '<table:table-row><table:table-cell table:number-columns-repeated="-1"><text:p>x</text:p></table:table-cell></table:table-row>',
  ])('refuses what would grow: %s', async (rows) => {
    const { fault, milliseconds } = await cost(file(rows));
    expect(fault).toMatch(/^SheetFault: /);
    expect(milliseconds).toBeLessThan(500);
  });

  test('counts the cells of all its sheets together', async () => {
    const row = `<table:table-row table:number-rows-repeated="${BOUNDS.rows}"><table:table-cell table:number-columns-repeated="9"><text:p>x</text:p></table:table-cell></table:table-row>`;
    const sheets = Array.from({ length: BOUNDS.sheets }, () => `</table:table><table:table>${row}`).join('');
    const { fault, milliseconds } = await cost(file(sheets));
    expect(fault).toMatch(/cells; this one has more|sheets; this one has more/);
    expect(milliseconds).toBeLessThan(1_500);
  });

  test('passes over sheets that are not shown', async () => {
    const style =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
    expect((await readSheetRows(file('', style))).rows).toEqual([]);
  });
});

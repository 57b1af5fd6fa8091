import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import shipped from '@/data/stroll-in-hanover/armies/stroll-demonstration.json';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '../core/army/document';
import type { Block, Cell, SheetOptions, TableBlock } from '../core/sheet/sheet';
import type { Part, SectionRow } from '../core/sheet/sheet-parts';
import { arbitraryArmy } from '../fixtures/arbitrary-army';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { sheets } from './sheets';
import { HOUSE_TABLES } from './tables';

const strollInHanover = await loadSystem('stroll-in-hanover');

const OPTIONS: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: '20 November 2026', version: 3, code: 'MU-AAAA-AA', link: null },
};

const read = fileReader(parse, 'stroll-in-hanover');

const demo = (parts: object = {}) => read({ ...shipped, ...parts });

const cellText = (cell: Cell): string => {
  if (cell.kind === 'text') return cell.runs.map(({ text }) => text).join('');
  if (cell.kind === 'number') return cell.text;
  return cell.kind === 'choice'
    ? cell.options.map(({ label, on }) => (on ? `(${label})` : label)).join(' ')
    : '';
};

const tables = (blocks: readonly Block[]): TableBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return [block];
    return block.kind === 'columns' ? block.columns.flatMap(tables) : [];
  });

const ledgerText = (file: ArmyFile<Army>, options: SheetOptions = OPTIONS): string[] =>
  tables(sheets.roster(file, assess(file), options).body).flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(cellText).join(' | '))),
  );

const words = (parts: readonly Part[]): string => JSON.stringify(parts);
const titles = (rows: readonly SectionRow[]): string[] =>
  rows.flatMap(({ sections }) => sections.map(({ title }) => title));

describe('the roster', () => {
  test('leaves nothing out of a division for a lieutenant general who stays away', () => {
    const { army } = JSON.parse(readFileSync('data/stroll-in-hanover/lists/four-lists-pitched.json', 'utf8'));
    const text = ledgerText(demo({ army }), { ...OPTIONS, hideRatings: true });
    expect(text.filter((row) => row.includes('| −'))).toEqual([]);
  });

  test('shows values, odds of a test, capacities and the sum of the list', () => {
    const text = ledgerText(demo());
    expect(text).toContainEqual(expect.stringContaining('Assembled grenadiers |  | 2 | 5 | 7 / 83% | Shock'));
    expect(text.some((row) => row.includes('German horse | L | 3 | 4'))).toBe(true);
    expect(text.at(-1)).toBe('Defender with works, total | 173.5');
  });

  test('the four lists stand side by side with their caps', () => {
    const roster = sheets.roster(demo(), assess(demo()), OPTIONS);
    const rows = tables(roster.tail).flatMap(({ groups }) => groups.flatMap((group) => group.rows));
    expect(rows.map(({ cells }) => cells.map(cellText).join(' | '))).toEqual([
      'Defender | 173.5 | 175 | ',
      'Defender with works | 173.5 | 175 | ',
      'Attacker, pitched battle | 173.5 | 192.5 | × 1.1',
      'Attacker, attack | 173.5 | 227.5 | × 1.3',
    ]);
  });

  test('ratings and points can be hidden, and then cannot be worked out', () => {
    const hidden = ledgerText(demo(), { ...OPTIONS, hideRatings: true });
    expect(hidden.join()).not.toContain('(2)');
    // the cavalry division without its lieutenant general of 20 points
    expect(hidden.find((row) => row.startsWith('Cavalry division'))).toContain('36');
    expect(ledgerText(demo(), { ...OPTIONS, hidePoints: true }).join()).not.toContain('173.5');
  });

  test('hidden ratings of a lieutenant general of another list tell nothing anywhere', () => {
    const printed = (rating: '0' | '1' | '2'): string => {
      const file = demo();
      const [first, ...others] = file.army.divisions;
      if (first === undefined) throw new Error('no division');
      const commander = { id: 'apart', name: '', rating, list: 'plus-10' as const };
      const divisions = [{ ...first, commander }, ...others];
      const rated = { ...file, army: { ...file.army, divisions } };
      const options = { ...OPTIONS, hideRatings: true };
      const sheet = sheets.roster(rated, assess(rated), options);
      const cards = sheets.cards(rated, assess(rated), { ...options, cardSize: '63x88' });
      return JSON.stringify([sheet.sum, sheet.body, sheet.tail, cards.cards]);
    };
    expect(printed('1')).toBe(printed('0'));
    expect(printed('2')).toBe(printed('0'));
  });

  test('any army prints: every row is as wide as its table', () => {
    fc.assert(
      fc.property(arbitraryArmy(strollInHanover), fc.boolean(), fc.boolean(), (any, combine, hidePoints) => {
        const file = any as ArmyFile<Army>;
        const assessment = assess(file);
        const sheet = sheets.roster(file, assessment, { ...OPTIONS, combine, hidePoints });
        for (const { columns, groups } of tables([...sheet.body, ...sheet.tail])) {
          for (const { cells } of groups.flatMap(({ rows }) => rows)) {
            expect(cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBe(columns.length);
          }
        }
        const cards = sheets.cards?.(file, assessment, { ...OPTIONS, combine, cardSize: '63x88' });
        expect(cards?.cards.length).toBeGreaterThan(0);
        expect(JSON.stringify([sheet, cards])).not.toMatch(/undefined|NaN|\[object/);
      }),
    );
  });
});

describe('one army, four lists', () => {
  const marked = (role: Army['role'], battle: Army['battle']): ArmyFile<Army> => {
    const file = demo();
    const [first, ...others] = file.army.divisions;
    if (first === undefined) throw new Error('no division');
    const units = first.units.map((unit, index) =>
      index === 0 ? { ...unit, name: 'Late', list: 'plus-30' as const } : unit,
    );
    return {
      ...file,
      army: {
        ...file.army,
        role,
        battle,
        divisions: [{ ...first, units }, ...others],
        works: [{ id: 'w', type: 'works', name: 'Wall', count: 2, list: 'defender' }],
      },
    };
  };

  test('as long as the role is open everything is printed, with its mark', () => {
    const text = ledgerText(marked('open', 'open')).join('\n');
    expect(text).toContain('+30 %');
    expect(text).toContain('for defence only');
  });

  test('an attack leaves the works behind, a defence the +30 %, and the sheet names them', () => {
    const notes = (file: ArmyFile<Army>) => JSON.stringify(sheets.roster(file, assess(file), OPTIONS).body);
    const attack = marked('attacker', 'attack');
    expect(ledgerText(attack).join()).toContain('Late');
    expect(ledgerText(attack).join()).not.toContain('Wall');
    expect(notes(attack)).toContain('Not in this list:');
    const defence = marked('defender', 'open');
    expect(ledgerText(defence).join()).not.toContain('Late');
    expect(ledgerText(defence).join()).toContain('Wall');
    expect(sheets.cards?.(defence, assess(defence), { ...OPTIONS, cardSize: '63x88' }).cards.length).toBe(
      1 + 1 + 3 + 12 + 1,
    );
  });
});

describe('cards', () => {
  const cards = (file: ArmyFile<Army>, options: Partial<SheetOptions> = {}) =>
    sheets.cards?.(file, assess(file), { ...OPTIONS, ...options, cardSize: '63x88' }).cards ?? [];

  test('one for the army, each general and each stand', () => {
    expect(cards(demo()).length).toBe(1 + 1 + 3 + 13);
    expect(cards(demo(), { combine: true }).map(({ title }) => title)).toContain('3 × German line');
  });

  test('tell all cavalry, and nobody else, of the test to counter-charge (s. 11)', () => {
    const told = cards(demo())
      .filter(({ parts }) => words(parts).includes('test to counter-charge'))
      .map(({ lines }) => lines[0]?.[0]?.text);
    expect(new Set(told)).toEqual(new Set(['Heavy line cavalry', 'Medium line cavalry', 'Light cavalry']));
  });

  test('carry exact odds of a morale test, good and demoralised', () => {
    const [grenadiers] = cards(demo()).filter(({ title }) => title === 'Assembled grenadiers');
    const plot = grenadiers?.parts.find((part) => part.kind === 'plot');
    expect(plot).toMatchObject({
      rows: [
        { bars: [{ ways: [5, 1] }, { ways: [4, 2] }, { ways: [3, 3] }] },
        { bars: [{ ways: [4, 2] }, { ways: [3, 3] }, { ways: [2, 4] }] },
      ],
    });
    expect(grenadiers?.tracks).toEqual([
      [
        { kind: 'plain' },
        { kind: 'done' },
        { kind: 'plain', label: 'D' },
        { kind: 'plain', label: 'DD' },
        { kind: 'plain', label: 'R' },
      ],
    ]);
  });

  test('a lieutenant general has the morale of his division to mark off', () => {
    const [first] = cards(demo()).filter(({ subtitle }) => subtitle === 'First division');
    const boxes = first?.parts.find((part) => part.kind === 'boxes');
    expect(boxes?.kind === 'boxes' && boxes.boxes.length).toBe(7);
  });
});

describe('the reference sheet', () => {
  const reference = (files: readonly ArmyFile<Army>[], full: boolean) => {
    const sheet = sheets.reference?.(files, { ...OPTIONS, full });
    if (sheet === undefined) throw new Error('no reference sheet');
    return sheet;
  };

  test('in full it has every section and every lost table', () => {
    const all = titles(reference([], true).rows);
    for (const { title } of HOUSE_TABLES) expect(all).toContain(title);
    for (const title of ['The turn', 'Actions', 'Command', 'Groups', 'Passing through', 'Reactions']) {
      expect(all).toContain(title);
    }
    for (const title of ['Artillery', 'Charge', 'Combat', 'Results', 'Retreat, advance', 'Rally']) {
      expect(all).toContain(title);
    }
    for (const title of ['Division and army', 'Before the battle', 'Late arrivals', 'Terrain']) {
      expect(all).toContain(title);
    }
  });

  test('cut to an army of foot it says nothing of guns, horse and light troops', () => {
    const foot = demo();
    const army: Army = {
      ...foot.army,
      divisions: foot.army.divisions.map((division) => ({
        ...division,
        units: division.units.filter(({ type }) => type === 'line'),
      })),
    };
    const all = titles(reference([{ ...foot, army }], false).rows);
    for (const title of ['Artillery', 'Charge', 'Reactions']) expect(all).not.toContain(title);
    expect(all).toContain('Combat');
    const rows = words(
      reference([{ ...foot, army }], false).rows.flatMap(({ sections }) =>
        sections.flatMap(({ parts }) => parts),
      ),
    );
    expect(rows).not.toContain('Heavy line cavalry');
    expect(rows).toContain('Line infantry');
  });

  test('lost tables are blank until somebody fills them in, and then say so', () => {
    const section = (files: readonly ArmyFile<Army>[], title: string) =>
      reference(files, true)
        .rows.flatMap(({ sections }) => sections)
        .find((each) => each.title === title);
    expect(section([demo()], 'Combat modifiers')?.note).toBe('lost: fill in');
    const filled = demo({ tables: { 'combat-modifiers': { village: ['+2'], support: [''] } } });
    const modifiers = section([filled], 'Combat modifiers');
    expect(modifiers?.note).toBe('house table');
    expect(words(modifiers?.parts ?? [])).toContain('+2');
    // what is known cannot be changed
    const combat = section([demo({ tables: { 'combat-results': { tie: ['x'] } } })], 'Combat results');
    expect(words(combat?.parts ?? [])).toContain('Combat goes on');
  });

  test('an army with errors says so on every sheet', () => {
    const file = demo();
    const over = { ...file, army: { ...file.army, budget: 100 } };
    expect(reference([over], false).marks.length).toBe(1);
    expect(sheets.roster(over, assess(over), OPTIONS).marks.length).toBe(1);
    expect(sheets.cards?.(over, assess(over), { ...OPTIONS, cardSize: '63x88' }).marks.length).toBe(1);
  });
});

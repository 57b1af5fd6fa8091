import { describe, expect, test } from 'vitest';
import shipped from '@/data/one-hour-napoleonic/armies/example-156.json';
import data from '@/data/one-hour-napoleonic/reference.json';
import type { ArmyFile } from '../core/army/document';
import type { Cell } from '../core/sheet/sheet';
import type { CardOptions, GridPart, Part, ReferenceOptions, Section } from '../core/sheet/sheet-parts';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { sheets } from './sheets';
import { HOUSE_TABLES, TRAIT_IDS, TRAITS } from './tables';

const { cards, reference, roster } = sheets;

const PRINT = { date: '20 November 2026', version: 1, code: null, link: null };

const CARDS: CardOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  cardSize: '63x88',
  print: PRINT,
};

const SHEET: ReferenceOptions = { paper: 'a4', blackAndWhite: false, print: PRINT, full: true };

const readFile = fileReader(parse, 'one-hour-napoleonic');

const read = (army: object, more: object = {}) =>
  readFile({ name: 'Test', ...more, army: { nation: 'france', year: 1815, ...army } });

const cellText = (cell: Cell | undefined): string => {
  if (cell?.kind === 'text') return cell.runs.map((run) => run.text).join('');
  return cell?.kind === 'number' ? cell.text : '';
};

const sectionsOf = (files: readonly ArmyFile<Army>[], options: Partial<ReferenceOptions> = {}) =>
  reference(files, { ...SHEET, ...options }).rows.flatMap((row) => row.sections);

const titled = (sections: readonly Section[], title: string): Section => {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`No section ${title}`);
  return found;
};

const gridOf = (section: Section): GridPart => {
  const found = section.parts.find((part) => part.kind === 'grid');
  if (found?.kind !== 'grid') throw new Error(`No grid in ${section.title}`);
  return found;
};

const lines = (section: Section): string[][] => gridOf(section).rows.map(({ cells }) => cells.map(cellText));

const wordsOf = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'words') return part.items.map(({ term, text }) => `${term} ${text}`);
      if (part.kind === 'pairs') return part.pairs.map(({ term, value }) => `${term}: ${value}`);
      if (part.kind === 'measures') return part.measures.map(({ term, value }) => `${term} ${value}`);
      return [];
    })
    .join('\n');

describe('reference sheet', () => {
  const full = sectionsOf([]);

  test('the unit table (digest 5.2)', () => {
    expect(lines(titled(full, 'Units'))).toEqual([
      ['Line infantry', '1.5', '3', '1', '–', '–', '–', '–'],
      ['Light infantry', '2', '1', '1', '–', '–', '–', '–'],
      ['with rifles', '2', '1', '1', '1', '–', '–', '–'],
      ['Cavalry', '3', '–', '–', '–', '–', '–', '3'],
      ['Heavy cavalry', '3', '–', '–', '–', '–', '–', '3'],
      ['Artillery', '1.5', '3', '2', '2', '2', '1', '–'],
    ]);
  });

  test('dice of a charge: line, light, cavalry, heavy cavalry, guns (5.2)', () => {
    expect(lines(titled(full, 'Dice of a charge'))).toEqual([
      ['Cavalry', '3', '6', '3', '2', '6'],
      ['Heavy cavalry', '3', '6', '3', '3', '6'],
    ]);
  });

  test('hits to expect (digest 4)', () => {
    expect(lines(titled(full, 'Hits to expect'))).toEqual([
      ['1', '0.67', '0%', '0%', '0.33', '0%', '0%', '0.17'],
      ['2', '1.33', '44%', '0%', '0.67', '11%', '0%', '0.33'],
      ['3', '2.00', '74%', '30%', '1.00', '26%', '4%', '0.50'],
      ['4', '2.67', '89%', '59%', '1.33', '41%', '11%', '0.67'],
      ['6', '4.00', '98%', '90%', '2.00', '65%', '32%', '1.00'],
    ]);
  });

  test('rally table, quality and towns', () => {
    expect(wordsOf(titled(full, 'Rally table').parts)).toBe(
      '1: nothing\n2–4: one hit back\n5–6: two hits back',
    );
    expect(wordsOf(titled(full, 'Quality').parts)).toBe('Weak: 5\nGood: 6\nExcellent: 7\nOld Guard: 8');
    expect(wordsOf(titled(full, 'Terrain').parts)).toContain('Cavalry charges infantry inside: quarter, 6');
  });

  test('every section of the data is printed, and every trait, in full', () => {
    for (const { title } of data.sections) expect(titled(full, title).parts.length).toBeGreaterThan(0);
    const said = wordsOf(titled(full, 'Traits').parts);
    for (const trait of TRAIT_IDS) expect(said).toContain(TRAITS[trait].effect);
  });

  test('every section cites its source, and cells fill the columns of their grids', () => {
    for (const { title, cite, parts } of full) {
      expect(cite, title).not.toBe('');
      for (const part of parts) {
        if (part.kind !== 'grid') continue;
        for (const { cells } of part.rows) expect(cells, title).toHaveLength(part.columns.length);
      }
    }
  });

  test('lost tables are ruled blanks, or the house values that the player filled in', () => {
    for (const { title, rows } of HOUSE_TABLES) {
      const grid = gridOf(titled(full, title));
      expect(grid.rows).toHaveLength(rows.length);
      for (const { cells, ruled } of grid.rows) {
        expect(ruled).toBe(true);
        expect(cells.slice(1).every(({ kind }) => kind === 'empty')).toBe(true);
      }
    }
    const house = { chanceCards: { card1: ['Orders lost', 'No move.'] } };
    const filled = sectionsOf([read({}, { tables: house })]);
    expect(wordsOf(titled(filled, 'Chance cards').parts)).toBe('1 Card: Orders lost; Effect: No move.');
    expect(gridOf(titled(filled, 'Chance cards')).rows).toHaveLength(11);
    expect(titled(filled, 'Chance cards').note).toBe('house values');
  });

  test('cut to an army: its arms, traits and rulings only', () => {
    const foot = read({ reserve: [{ id: 'u', type: 'line', hits: 6 }] });
    const cut = sectionsOf([foot], { full: false });
    const titles = cut.map(({ title }) => title);
    for (const gone of ['Charges', 'Dice of a charge', 'Traits', 'Leaders', 'Army break']) {
      expect(titles).not.toContain(gone);
    }
    expect(lines(titled(cut, 'Units')).map(([arm]) => arm)).toEqual(['Line infantry']);
  });

  test('rulings with a switch change the words', () => {
    const of = (settings: object) =>
      sectionsOf([read({}, { settings })])
        .map(({ parts }) => wordsOf(parts))
        .join('\n');
    expect(of({})).toContain('Charged line infantry may turn to face.');
    expect(of({ noFreeFacing: true })).not.toContain('may turn to face');
    expect(of({ noFreeFacing: true })).not.toContain('May pivot');
    expect(of({ leaderVariant: true })).toContain('gives no extra hit (R05)');
    expect(of({ lightCavDouble: 'twice' })).toContain('each hit counts twice (R10)');
    expect(of({ armyBreak: true })).toContain('half its units, rounded up');
  });
});

describe('cards', () => {
  const army = {
    leaders: [{ id: 'l', name: 'Seydlitz', ability: 'lobau', formation: 'f', unit: 'b', notes: 'Smokes.' }],
    formations: [
      {
        id: 'f',
        name: 'Right wing',
        units: [
          { id: 'a', type: 'jaeger', hits: 6, rifles: true },
          { id: 'b', type: 'hussars', name: 'Zieten', hits: 6, shock: true },
        ],
      },
    ],
    reserve: [
      { id: 'c', type: 'militia', hits: 5, conscript: true },
      { id: 'd', type: 'line', hits: 6 },
      { id: 'e', type: 'line', hits: 6 },
    ],
  };
  const file = read(army);
  const of = (options: Partial<CardOptions> = {}, settings: object = {}) =>
    cards({ ...file, settings: { ...settings } }, assess(file), { ...CARDS, ...options }).cards;
  const named = (title: string, options: Partial<CardOptions> = {}, settings: object = {}) => {
    const card = of(options, settings).find((each) => each.title === title);
    if (card === undefined) throw new Error(`No card ${title}`);
    return card;
  };

  test('one for the army, each leader and each unit; identical ones together where wanted', () => {
    expect(of().map(({ title }) => title)).toEqual([
      'Test',
      'Seydlitz',
      'Jäger',
      'Zieten',
      'Militia',
      'Line infantry',
      'Line infantry',
    ]);
    const both = named('2 × Line infantry', { combine: true });
    expect(both.tracks.map((track) => track.length)).toEqual([6, 6]);
  });

  test('a box for each hit, and one more for a leader unless the ruling takes it away', () => {
    expect(named('Militia').tracks).toEqual([
      [...Array.from({ length: 4 }, () => ({ kind: 'plain' })), { kind: 'done' }],
    ]);
    expect(named('Zieten').tracks[0]).toHaveLength(7);
    expect(named('Zieten').tracks[0]?.at(-1)).toEqual({ kind: 'hatched' });
    expect(named('Zieten', {}, { leaderVariant: true }).tracks[0]).toHaveLength(6);
  });

  test('dice by range and by whom it charges, move and retreat', () => {
    expect(wordsOf(named('Jäger').parts)).toContain('1–3 boxes 1D6');
    expect(wordsOf(named('Line infantry').parts)).toContain('1 box 3D6\n2 boxes 1D6');
    // shock adds a die to three, two against heavy cavalry, six against guns
    expect(wordsOf(named('Zieten').parts)).toContain('Foot, horse 4D6\nHeavy cav. 3D6\nLight, guns 7D6');
    expect(wordsOf(named('Militia').parts)).toContain('Retreats at 2 hits');
  });

  test('dice never read as odds: on the roster they are D6 and boxes', () => {
    const sheet = sheets.roster(file, assess(file), CARDS);
    const text = JSON.stringify(sheet.body);
    for (const dice of ['1D6 to 3', '3D6 at 1, 1D6 to 2', '3D6 charging, shock +1D6'])
      expect(text).toContain(dice);
    expect(text).not.toMatch(/"\d+ (?:to|at) \d/);
  });

  test('plots hold every outcome', () => {
    for (const { parts } of of()) {
      for (const part of parts) {
        if (part.kind !== 'plot') continue;
        for (const bar of part.rows.flatMap(({ bars }) => bars)) {
          expect(bar.ways.reduce((sum, ways) => sum + ways, 0)).toBe(bar.outOf);
          expect(bar.ways).toHaveLength(part.key.length);
        }
      }
    }
  });

  test('the cards of an army add up to its points, and hide them with the ability', () => {
    const total = Number(named('Test').sum);
    const rest = of()
      .slice(1)
      .reduce((sum, card) => sum + Number(card.sum), 0);
    expect(rest).toBe(total);
    expect(of({ hidePoints: true }).every(({ sum }) => sum === '')).toBe(true);
    const hidden = named('Seydlitz', { hideRatings: true });
    expect(hidden.sum).toBe('');
    expect(JSON.stringify(hidden)).not.toContain('Lobau');
  });
});

test('hidden abilities are told by no sum of leaders', () => {
  const printed = (ability: string) => {
    const file = read({ leaders: [{ id: 'l', ability }] });
    const { body } = roster(file, assess(file), { ...CARDS, hideRatings: true });
    // the total of the army is told all the same
    return JSON.stringify(body).split('"kind":"total"')[0];
  };
  expect(printed('reroll')).toBe(printed('none'));
});

test('the roster prints what is noted of units, leaders and formations, unless notes are hidden', () => {
  const file = read({
    leaders: [{ id: 'l', formation: 'f', notes: 'Of the leader.' }],
    formations: [
      {
        id: 'f',
        name: '',
        notes: 'Of the formation.',
        units: [{ id: 'u', type: 'line', hits: 6, notes: 'Of the unit.' }],
      },
    ],
  });
  const printed = (hideNotes: boolean) =>
    JSON.stringify(roster(file, assess(file), { ...CARDS, hideNotes }).body);
  for (const note of ['Of the leader.', 'Of the formation.', 'Of the unit.']) {
    expect(printed(false)).toContain(note);
    expect(printed(true)).not.toContain(note);
  }
});

test('the roster puts identical units together where wanted, but for those that a leader starts with', () => {
  const line = (id: string) => ({ id, type: 'line', hits: 6 });
  const file = read({
    leaders: [{ id: 'l', formation: 'f', unit: 'a' }],
    formations: [{ id: 'f', name: '', units: ['a', 'b', 'c'].map(line) }],
  });
  const printed = (combine: boolean) =>
    JSON.stringify(roster(file, assess(file), { ...CARDS, combine }).body);
  expect(printed(false)).not.toContain('2 ×');
  expect(printed(true)).toContain('"2 × Line infantry"');
});

test('the ready-made army prints on all sheets', () => {
  const file = readFile(shipped);
  const assessment = assess(file);
  const all = [
    roster(file, assessment, CARDS),
    cards(file, assessment, CARDS),
    reference([file], { ...SHEET, full: false }),
  ];
  for (const sheet of all) expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN|\[object/);
});

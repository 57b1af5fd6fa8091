import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import shipped from '@/data/mcnally/armies/austrian-brigade.json';
import { loadSystem } from '..';
import type { ArmyFile } from '../core/army/document';
import type { CardOptions } from '../core/sheet/sheet-parts';
import { arbitraryArmy } from '../fixtures/arbitrary-army';
import { fileReader } from '../fixtures/file-reader';
import { filled, inches, inchesIn } from './distances';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { sheets } from './sheets';
import { HOUSE_TABLES } from './tables';

const OPTIONS: CardOptions = {
  paper: 'a4',
  blackAndWhite: false,
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  cardSize: '63x88',
  print: { date: '20 November 2026', version: 1, code: null, link: null },
};

const read = fileReader(parse, 'mcnally');

const brigade = (change: object = {}, army: object = {}) =>
  read({ ...shipped, ...change, army: { ...shipped.army, ...army } });

/** Every word of a sheet. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(wordsOf);
};

const reference = (files: readonly ArmyFile<Army>[], full = false) =>
  sheets.reference?.(files, { ...OPTIONS, full });

describe('distances (Scales, etc.)', () => {
  test.each([
    [3, '2'],
    [6, '4'],
    [18, '12'],
    [24, '16'],
    [4, '2 2/3'],
    [2, '1 1/3'],
    [1, '2/3'],
    [0, '0'],
    [7.5, '5'],
    [0.5, '1/3'],
    [0.7, '0.5'],
  ])('%d inches for 25 mm are %s for 15 mm', (distance, small) => {
    expect(inches(distance, '25')).toBe(String(distance));
    expect(inches(distance, '20')).toBe(String(distance));
    expect(inches(distance, '15')).toBe(small);
  });

  test('cells and texts', () => {
    expect(inchesIn('12–24', '15')).toBe('8–16');
    expect(inchesIn('–', '15')).toBe('–');
    expect(filled('within {6} of the enemy, 4+ foot', '15')).toBe('within 4 in of the enemy, 4+ foot');
  });
});

describe('the roster', () => {
  test('a track of the basic morale under each strength point', () => {
    const sheet = sheets.roster(brigade(), assess(brigade()), OPTIONS);
    const tracks = sheet.body.flatMap((block) =>
      block.kind === 'table'
        ? block.groups.flatMap(({ rows }) =>
            rows.flatMap(({ cells }) =>
              cells.flatMap((cell) => (cell.kind === 'track' ? [cell.boxes.map(({ label }) => label)] : [])),
            ),
          )
        : [],
    );
    expect(tracks).toEqual([
      ['7', '6', '5', '4', '3', '2'],
      ['7', '6', '5', '4', '3', '2'],
      ['7', '6', '5', '4', '3', '2'],
      ['8', '7', '6', '5', '4', '3'],
      ['7', '6', '5', '4', '3', '2'],
    ]);
    expect(sheet.sum).toEqual({ total: '201', of: 'house points' });
  });

  test('without points strength points are the sum, and no price is printed', () => {
    const file = brigade({ settings: { points: 'none' } }, { budget: 36 });
    const sheet = sheets.roster(file, assess(file), OPTIONS);
    expect(sheet.sum).toEqual({ total: '30', of: 'of 36 strength points' });
    expect(wordsOf(sheet.body)).not.toContain('201');
    const hidden = sheets.roster(brigade(), assess(brigade()), { ...OPTIONS, hidePoints: true });
    expect(hidden.sum).toBeNull();
    expect(wordsOf(hidden.body)).not.toContain('201');
  });
});

describe('the reference sheet', () => {
  const tables = Object.fromEntries(
    HOUSE_TABLES.flatMap(({ key, fillIns: [first] }) => (first === undefined ? [] : [[key, first.values]])),
  );

  test('lost tables are blank and say so, until they are filled in', () => {
    const blank = wordsOf(reference([], true));
    expect(blank.filter((words) => words.includes('lost')).length).toBeGreaterThan(8);
    const full = wordsOf(reference([brigade({ tables })], true));
    expect(full.filter((words) => words.includes('from the sibling AWI rules')).length).toBe(8);
    expect(full).toContain('30–45');
  });

  test('what the source gives stands above what was filled in', () => {
    const file = brigade({ tables: { 'fire-factors': { 'british-prussian': ['+5'], column: ['−1'] } } });
    const words = wordsOf(reference([file], true));
    expect(words).not.toContain('+5');
    expect(words).toContain('house values; the rest lost');
  });

  test('distances of filled tables are converted, shares of a move are not', () => {
    const words = wordsOf(reference([brigade({ tables }, { scale: '15' })], true));
    expect(words).toContain('20–30');
    expect(words).not.toContain('30–45');
    expect(words).toContain('66%');
  });

  test('cut to an army it leaves out what is not on the table', () => {
    const words = wordsOf(reference([brigade()]));
    expect(words).not.toContain('Engineering (optional)');
    expect(words).not.toContain('Light cavalry');
    expect(words).toContain('Moves of guns, inches');
    expect(wordsOf(reference([brigade()], true))).toContain('Engineering (optional)');
  });
});

test('any army prints on every sheet, with no word missing', async () => {
  const system = await loadSystem('mcnally');
  fc.assert(
    fc.property(arbitraryArmy(system), fc.boolean(), (any, combine) => {
      const file = any as ArmyFile<Army>;
      const options = { ...OPTIONS, combine };
      const all = [
        sheets.roster(file, assess(file), options),
        sheets.cards?.(file, assess(file), options),
        reference([file]),
      ];
      for (const words of wordsOf(all)) expect(words).not.toMatch(/undefined|NaN|\[object|\{\d/);
    }),
  );
});

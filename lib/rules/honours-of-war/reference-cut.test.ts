import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { fileReader } from '../fixtures/file-reader';
import { linesIn, sectionsOf } from '../fixtures/reference-lines';
import { HIT_TABLE } from './hits';
import { reference } from './reference';
import { type Army, parse } from './schema';
import { TYPES } from './tables';
import { everyUnit } from './tree';
import { unitFacts } from './unit-facts';

const FOLDER = 'data/honours-of-war/armies';
const print = { date: '20 November 2026', version: 1, code: null, link: null };
const OPTIONS = { paper: 'a4', blackAndWhite: false, print } as const;

const read = fileReader(parse, 'honours-of-war');

const readyMade = readdirSync(FOLDER).map((file) =>
  read(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
);

type ArmyDraft = { nation?: string; year?: number; settings?: object; works?: readonly object[] };

/** An army of these units, without brigades. */
const army = (
  units: readonly object[],
  { nation = 'prussia', year = 1758, settings = {}, works = [] }: ArmyDraft = {},
): ArmyFile<Army> =>
  read({
    settings,
    army: {
      nation,
      year,
      independents: units.map((unit, index) => ({ id: `u${index}`, ...unit })),
      works: works.map((work, index) => ({ id: `w${index}`, ...work })),
    },
  });

const cut = (...files: readonly ArmyFile<Army>[]) => reference(files, { ...OPTIONS, full: false });

const names = (sheet: ReturnType<typeof cut>, title: string): string[] =>
  linesIn(sheet, title).map(({ name }) => name);

const words = (sheet: ReturnType<typeof cut>): string =>
  sectionsOf(sheet)
    .flatMap(({ title }) => linesIn(sheet, title))
    .flatMap(({ name, says }) => [name, ...says])
    .join(' ');

describe('the cut sheet', () => {
  test.each(readyMade)(
    'of $name has the rows of the hit table that its units roll on, and no other',
    (file) => {
      const rows = everyUnit(file.army).flatMap((unit) => {
        const { hitRow, dismounts } = unitFacts(unit, file);
        const dismounted = unit.class === 'inferior' ? 'inferior-light-infantry' : 'inferior-infantry';
        return [...(hitRow === null ? [] : [hitRow]), ...(dismounts ? ([dismounted] as const) : [])];
      });
      const labels = [...new Set(rows)].map((id) => HIT_TABLE.rows[id].label);
      const [, ...shown] = names(cut(file), 'Hits scored').toReversed();
      expect(shown.toSorted()).toEqual(labels.toSorted());
    },
  );

  test.each(readyMade)('of $name measures the moves of its arms, and no other', (file) => {
    const arms = new Set(everyUnit(file.army).map(({ type }) => TYPES[type].arm));
    const shown = names(cut(file), 'Moves');
    expect(shown.includes('Light infantry')).toBe(arms.has('light-infantry'));
    expect(shown.includes('Cavalry')).toBe(arms.has('cavalry'));
    expect(shown.includes('Limbered guns')).toBe(arms.has('artillery'));
    expect(shown.includes('Transport')).toBe(arms.has('transport'));
  });

  test('of musketeers alone speaks of no guns, horse, light infantry or weather', () => {
    const sheet = cut(army([{ type: 'musketeers', class: 'standard' }]));
    expect(names(sheet, 'Moves').slice(0, 2)).toEqual(['Close order infantry', 'Command figures']);
    expect(names(sheet, 'Ranges')).toEqual(['Muskets, battalion guns']);
    expect(names(sheet, 'Hits scored').slice(0, 1)).toEqual(['Standard infantry']);
    expect(names(sheet, 'Guns')).toEqual([]);
    expect(names(sheet, 'Weather')).toEqual([]);
    expect(names(sheet, 'Optional rules')).toEqual([]);
    expect(names(sheet, 'Firing and melee dice')).not.toContain('Canister');
    expect(words(sheet)).not.toMatch(/Unicorn|Shuvalov|Pursuit|Evading|Dismounting|Massed battery/);
  });

  test.each(readyMade)('of $name says of † what it means where it stands, and only there', (file) => {
    const rows = names(cut(file), 'Firing and melee dice').filter((name) => name.includes('†'));
    const notes = words(cut(file)).match(/† Whole base in the front or rear sector; not shell\./g) ?? [];
    expect(notes.length).toBe(rows.length);
  });

  test.each([
    ['musketeers', 0],
    ['howitzer-battery', 1],
    ['medium-battery', 1],
  ])('of %s alone has %i notes of †, by what may fire at columns with it', (type, count) => {
    const notes = linesIn(cut(army([{ type, class: 'standard' }])), 'Firing and melee dice').filter(
      ({ says }) => says.some((text) => text.startsWith('†')),
    );
    expect(notes).toHaveLength(count);
  });

  test('has light infantry once one side has it', () => {
    const prussia = army([{ type: 'musketeers', class: 'standard' }]);
    const austria = army([{ type: 'grenz', class: 'standard' }], { nation: 'austria' });
    expect(names(cut(prussia), 'Moves')).not.toContain('Light infantry');
    expect(names(cut(prussia, austria), 'Moves')).toContain('Light infantry');
  });

  test.each([
    ['unicorn-battery', 'Unicorns'],
    ['horse-unicorn', 'Light unicorn'],
    ['shuvalov-battery', 'Shuvalov howitzer'],
  ])('speaks of a %s only where a Russian army has one', (type, term) => {
    const russia = army([{ type, class: 'standard' }], { nation: 'russia', year: 1759 });
    expect(names(cut(russia), 'Guns')).toContain(term);
    const others = ['Unicorns', 'Light unicorn', 'Shuvalov howitzer'].filter((each) => each !== term);
    expect(names(cut(russia), 'Guns').filter((name) => others.includes(name))).toEqual([]);
    for (const file of readyMade) expect(names(cut(file), 'Guns')).not.toContain(term);
  });

  test.each(readyMade)(
    'of $name has all ground, cover and works: what the enemy fields is not known',
    (file) => {
      const full = reference([], { ...OPTIONS, full: true });
      for (const title of ['Terrain', 'Cover and buildings'])
        expect(linesIn(cut(file), title)).toEqual(linesIn(full, title));
    },
  );

  test.each(readyMade)(
    'of $name leaves to the full sheet what is needed before the game or rarely',
    (file) => {
      const [sheet, full] = [cut(file), reference([], { ...OPTIONS, full: true })];
      for (const [title, term] of [
        ['The turn', 'Before the game'],
        ['The turn', 'Allied armies'],
        ['Moves', 'Left on top of friends'],
        ['Rally, army points', 'Turn limit'],
        ['Bases and frontage', 'Limbers'],
      ] as const) {
        expect(names(full, title)).toContain(term);
        expect(names(sheet, title)).not.toContain(term);
      }
    },
  );

  test('has the optional rules that are played, and no other', () => {
    const units = [{ type: 'musketeers', class: 'standard' }];
    const stormy = cut(army(units, { settings: { weather: true, season: 'summer' } }));
    expect(names(stormy, 'Weather')).toContain('12');
    expect(linesIn(stormy, 'Weather').find(({ name }) => name === '12')?.says).toEqual(['Heavy rain']);
    const morale = cut(army(units, { settings: { brigadeMorale: true } }));
    expect(names(morale, 'Optional rules')).toEqual(['Brigade morale']);
    expect(names(morale, 'Firing and melee dice')).toContain('Broken brigade');
  });

  test('has the column and the rows of the inferior only where there are some', () => {
    const standard = cut(army([{ type: 'musketeers', class: 'standard' }]));
    const mixed = cut(army([{ type: 'garrison', class: 'inferior' }]));
    const rally = (sheet: ReturnType<typeof cut>) => linesIn(sheet, 'Rally, army points')[2]?.says;
    expect(rally(standard)).toEqual(['2 hits']);
    expect(rally(mixed)).toEqual(['2 hits', '1 hit']);
    expect(names(standard, 'Moves')).not.toContain('Inferior');
    expect(names(mixed, 'Moves')).toContain('Inferior');
  });

  test('has one section for each nation on the table, the contingent by its troops alone', () => {
    const units = [
      { type: 'line', class: 'standard' },
      { type: 'musketeers', class: 'standard', nation: 'prussia' },
    ];
    const sheet = cut(army(units, { nation: 'hbma' }));
    const nations = sectionsOf(sheet).filter(({ parts }) =>
      parts.some((part) => part.kind === 'pairs' && part.pairs.some(({ term }) => term === 'Limber')),
    );
    expect(nations.map(({ note }) => note)).toEqual(['in moves', 'allied contingent']);
    expect(linesIn(sheet, nations[1]?.title ?? '').map(({ name }) => name)).not.toContain('Move initiative');
  });
});

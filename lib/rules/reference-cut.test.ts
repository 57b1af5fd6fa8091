import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { ArmyFile } from './core/army/document';
import type { ReferenceOptions, ReferenceSheet } from './core/sheet/sheet-parts';
import { fileReader } from './fixtures/file-reader';
import { linesIn, sectionsOf } from './fixtures/reference-lines';

const print = { date: '20 November 2026', version: 1, code: null, link: null };
const OPTIONS: ReferenceOptions = { paper: 'a4', blackAndWhite: false, full: false, print };

const read = async (id: SystemId, input: object): Promise<ArmyFile> => {
  const { parse } = await (await loadSystem(id)).reader();
  return fileReader(parse, id)({ name: 'Test', ...input });
};

const sheetOf = async (id: SystemId, files: readonly ArmyFile[], full = false): Promise<ReferenceSheet> => {
  const { reference } = await (await loadSystem(id)).sheets();
  if (reference === undefined) throw new Error(`${id} has no reference sheet`);
  return reference(files, { ...OPTIONS, full });
};

/** The cut sheet of an army as its file has it. */
const cut = async (id: SystemId, army: object): Promise<ReferenceSheet> =>
  sheetOf(id, [await read(id, { army })]);

const titles = (sheet: ReferenceSheet): string[] => sectionsOf(sheet).map(({ title }) => title);
const names = (sheet: ReferenceSheet, title: string): string[] =>
  linesIn(sheet, title).map(({ name }) => name);
const count = (sheet: ReferenceSheet): number =>
  sectionsOf(sheet).reduce((sum, { title }) => sum + linesIn(sheet, title).length, 0);

describe.each(SYSTEM_IDS)('the cut sheet of %s', async (id) => {
  const folder = `data/${id}/armies`;
  const armies = await Promise.all(
    readdirSync(folder).map((file) => read(id, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))),
  );

  test.each(armies)('for $name has sections of the full one alone, and less to say', async (file) => {
    const [sheet, full] = [await sheetOf(id, [file]), await sheetOf(id, [file], true)];
    const nations = sectionsOf(sheet).filter(({ parts }) => parts.length === 1 && parts[0]?.kind === 'pairs');
    const others = titles(sheet).filter((title) => !nations.some((section) => section.title === title));
    for (const title of others) expect(titles(full)).toContain(title);
    expect(count(sheet)).toBeLessThan(count(full));
  });
});

describe('McNally', () => {
  const brigade = (type: string, more: object = {}) => ({
    nation: 'austria',
    year: 1757,
    scale: '25',
    brigades: [{ id: 'b', units: [{ id: 'u', type, men: 600, ...more }] }],
  });

  test('leaves out guns and horse where there are none', async () => {
    const foot = await cut('mcnally', brigade('line'));
    expect(names(foot, 'Moves, inches')).toEqual(['Close order foot', 'Generals']);
    expect(names(foot, 'Ranges, inches')).toEqual(['Muskets']);
    expect(titles(foot)).not.toContain('Moves of guns, inches');
    expect(titles(foot)).not.toContain('Engineering (optional)');
    const factors = names(foot, 'Firing factors');
    expect(factors).not.toContain('Guns at long range');
    expect(factors).not.toContain('British or Prussian close order foot');
    expect(factors).not.toContain('Regimental guns');
    const melee = names(foot, 'Melee factors');
    expect(melee).not.toContain('Unit is cavalry');
    expect(melee).not.toContain('Hussars');
    expect(melee).toContain('Charging');
  });

  test('has what British and Prussians, hussars and regimental guns bring', async () => {
    const prussia = await cut('mcnally', {
      ...brigade('line', { regimentalGuns: true }),
      nation: 'prussia',
    });
    expect(names(prussia, 'Firing factors')).toContain('British or Prussian close order foot');
    expect(names(prussia, 'Firing factors')).toContain('Regimental guns');
    const hussars = await cut('mcnally', brigade('hussars'));
    expect(names(hussars, 'Moves, inches')).toEqual(['Light cavalry', 'Generals']);
    expect(names(hussars, 'Melee factors')).toEqual(expect.arrayContaining(['Unit is cavalry', 'Hussars']));
    expect(names(hussars, 'Melee factors')).not.toContain('Cuirassiers');
  });
});

describe('Thinglum', () => {
  const direct = (...types: readonly string[]) => ({
    nation: 'prussia',
    year: 1757,
    scale: '25',
    direct: types.map((type, index) => ({ id: `u${index}`, type, figures: 24 })),
  });

  test('leaves out the fire of guns and the melee of horse where there are none', async () => {
    const sheet = await cut('thinglum', direct('line'));
    expect(names(sheet, 'Units')).toEqual(['Line infantry']);
    expect(titles(sheet)).toContain('Small arms');
    expect(titles(sheet)).not.toContain('Artillery');
    expect(titles(sheet)).not.toContain('Hits and saves, artillery');
    expect(names(sheet, 'Range of fire into a charge')).toEqual([
      'Line infantry, long',
      'Line infantry, medium',
    ]);
    expect(names(sheet, 'Melee die')).not.toContain('Heavy against light cavalry');
    expect(names(sheet, 'Morale number')).not.toContain('Each six crew lost');
  });

  test('has both weapons, and each class once, where two arms stand together', async () => {
    const sheet = await cut('thinglum', direct('hussars', 'heavy-battery', 'heavy-battery'));
    expect(names(sheet, 'Units')).toEqual(['Light cavalry', 'Heavy guns']);
    expect(titles(sheet)).toContain('Artillery');
    expect(titles(sheet)).not.toContain('Small arms');
    expect(names(sheet, 'Morale number')).toContain('Light cavalry closing on formed infantry');
    expect(names(sheet, 'Morale number')).not.toContain('Heavy cavalry closing on formed infantry');
  });
});

describe('One Hour Napoleonic', () => {
  const reserve = (...types: readonly string[]) => ({
    nation: 'france',
    year: 1760,
    scale: '28',
    reserve: types.map((type, index) => ({ id: `u${index}`, type, hits: 6 })),
  });

  test('leaves out charges without cavalry, squares without line, leaders without one', async () => {
    const guns = await cut('one-hour-napoleonic', reserve('artillery'));
    for (const title of ['Charges', 'Dice of a charge', 'Square', 'Leaders', 'Traits'])
      expect(titles(guns)).not.toContain(title);
    expect(names(guns, 'Units').slice(0, 1)).toEqual(['Artillery']);
    expect(names(guns, 'Terrain')).toContain('Line infantry fires at infantry inside');
  });

  test('has charges with cavalry, and only the cavalry there is', async () => {
    const horse = await cut('one-hour-napoleonic', reserve('heavy-cavalry', 'line'));
    expect(titles(horse)).toEqual(expect.arrayContaining(['Charges', 'Square']));
    expect(titles(await cut('one-hour-napoleonic', reserve('light')))).toContain('Square');
    expect(names(horse, 'Dice of a charge')).toContain('Heavy cavalry');
    expect(names(horse, 'Dice of a charge')).not.toContain('Cavalry');
  });
});

describe('A Stroll in Hanover', () => {
  const direct = (types: readonly string[]) => ({
    nation: 'hbma',
    year: 1760,
    direct: types.map((type, index) => ({ id: `u${index}`, type, sp: 3, morale: 4 })),
  });

  test('leaves out artillery and cavalry where there are none, but no works', async () => {
    const foot = await cut('stroll-in-hanover', direct(['line']));
    for (const title of ['Artillery', 'Charge', 'Artillery fire', 'Dismounted dragoons', 'Line of fire'])
      expect(titles(foot)).not.toContain(title);
    expect(names(foot, 'Actions')).not.toContain('Unlimber');
    expect(names(foot, 'Movement allowances')).toEqual(['Line infantry', 'Generals']);
    expect(names(foot, 'Combat modifiers')).toContain('Redoubt');
    expect(names(foot, 'Fire and strongpoints')).toContain('Redoubt:');
  });

  test('has the guns there are', async () => {
    const sheet = await cut('stroll-in-hanover', direct(['medium-battery']));
    expect(names(sheet, 'Artillery fire')).toEqual(['Medium, near', 'Medium, far']);
  });
});

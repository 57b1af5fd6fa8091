import { describe, expect, test } from 'vitest';
import shipped from '@/data/thinglum/armies/example-540.json';
import type { SheetOptions } from '../core/sheet/sheet';
import { fileReader } from '../fixtures/file-reader';
import { newArmy } from './catalogue';
import { assess } from './rules';
import { parse } from './schema';
import { sheets } from './sheets';

const { cards, reference, roster } = sheets;

const options: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: '20 November 2026', version: 1, code: null, link: null },
};

const file = fileReader(parse, 'thinglum')(shipped);
const assessment = assess(file);
const empty = newArmy({ name: '', nation: 'austria', year: 1757, scale: '25', budget: null }, () => 'x');

const textOf = (sheet: unknown): string => JSON.stringify(sheet);

describe('roster', () => {
  test.each([
    ['as it is', options],
    ['without points', { ...options, hidePoints: true }],
    ['combined', { ...options, combine: true }],
  ])('%s: the cells of every row fill the columns', (_, chosen) => {
    const sheet = roster(file, assessment, chosen);
    for (const block of sheet.body) {
      if (block.kind !== 'table') continue;
      expect(block.columns.length).toBe(9 + (chosen.hidePoints ? 0 : 1));
      for (const { cells } of block.groups.flatMap(({ rows }) => rows)) {
        expect(cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBe(block.columns.length);
      }
    }
    expect(sheet.sum === null).toBe(chosen.hidePoints);
  });

  test('an army without units, and one without points, print', () => {
    expect(roster(empty, assess(empty), options).title).toBe('Army without a name');
    const free = { ...file, settings: { points: 'none' } };
    expect(roster(free, assess(free), options).sum).toBeNull();
  });

  test('a commander whose ability die is not thrown has a box to write it in', () => {
    const rows = roster(file, assess(file), options).body.flatMap((block) =>
      block.kind === 'table' ? block.groups.flatMap((group) => group.rows) : [],
    );
    const led = rows.filter(
      ({ kind, cells }) => kind === 'commander' && JSON.stringify(cells).includes('ability die'),
    );
    expect(led.length).toBeGreaterThan(0);
    for (const { cells } of led) {
      expect(cells).toContainEqual({ kind: 'track', boxes: [{ kind: 'plain' }] });
      expect(JSON.stringify(cells)).toContain('radius 12, 18 or 24 in');
      // white space in a line is not room: browsers take several spaces for one
      expect(JSON.stringify(cells)).not.toMatch(/ {2}/);
    }
  });

  test('hidden ratings tell neither die nor chips', () => {
    const [chief] = file.army.chiefs;
    if (chief === undefined) throw new Error('no chief');
    const rated = { ...file, army: { ...file.army, chiefs: [{ ...chief, die: '6' as const, chips: 2 }] } };
    expect(textOf(roster(rated, assess(rated), options))).toContain('radius 24 in');
    expect(textOf(roster(rated, assess(rated), { ...options, hideRatings: true }))).not.toContain(
      'radius 24',
    );
  });

  test('where chips are bought, hidden ratings are told by no price and no sum', () => {
    const sheets = (chips: number) => {
      const [chief] = file.army.chiefs;
      const [brigade, ...others] = file.army.brigades;
      const [commander] = brigade?.commanders ?? [];
      if (chief === undefined || brigade === undefined || commander === undefined) throw new Error('nobody');
      const brigades = [{ ...brigade, commanders: [{ ...commander, chips }] }, ...others];
      const army = { ...file.army, chiefs: [{ ...chief, chips }], brigades };
      const held = { ...file, settings: { chips: 'bought' }, army };
      const { body } = roster(held, assess(held), { ...options, hideRatings: true });
      // the total of the army is told: who hides ratings hides them from a glance, not from arithmetic
      return JSON.stringify(body).split('"kind":"total"')[0];
    };
    expect(sheets(3)).toBe(sheets(0));
    expect(sheets(3)).toContain(file.army.brigades[1]?.name);
  });
});

describe('cards', () => {
  const sheet = cards(file, assessment, { ...options, cardSize: '63x88' });

  test('one for the army, each commander, each unit', () => {
    expect(sheet.cards.length).toBe(1 + 4 + 12);
    expect(cards(empty, assess(empty), { ...options, cardSize: 'quarter' }).cards.length).toBe(3);
  });

  test('identical units share a card, four at most', () => {
    const combined = cards(file, assessment, { ...options, combine: true, cardSize: '63x88' });
    const tracks = combined.cards.filter(({ title }) => title.endsWith('× Line battalion'));
    expect(tracks.length).toBeGreaterThan(0);
    for (const { title, tracks: all } of tracks) {
      expect(all).toHaveLength(Number.parseInt(title, 10));
      expect(all.length).toBeLessThanOrEqual(4);
    }
  });

  test('chips of the ability die, none of it where chips are bought', () => {
    const [chief] = file.army.chiefs;
    if (chief === undefined) throw new Error('no chief');
    const thrown = { ...file, army: { ...file.army, chiefs: [{ ...chief, die: '6' as const }] } };
    const chipsOn = (settings: Record<string, string>) => {
      const own = { ...thrown, settings };
      const card = cards(own, assess(own), { ...options, cardSize: '63x88' }).cards.find(
        ({ symbol, title }) => symbol === 'general' && title !== own.name,
      );
      const columns = card?.parts.flatMap((part) =>
        part.kind === 'grid' ? part.columns.map(({ title }) => title) : [],
      );
      return { tracks: card?.tracks.length, chips: columns?.includes('Chips') };
    };
    expect(chipsOn({})).toEqual({ tracks: 2, chips: true });
    expect(chipsOn({ chips: 'bought' })).toEqual({ tracks: 1, chips: false });
  });

  test('a box for every figure of foot and horse', () => {
    const boxes = (title: string) => sheet.cards.find((card) => card.title === title)?.tracks.flat().length;
    expect(boxes('Line battalion')).toBe(37);
    expect(boxes('Cuirassiers')).toBe(24);
    expect(boxes('Heavy battery')).toBe(5);
  });
});

describe('reference', () => {
  const titles = (chosen: object, armies = [file]) =>
    reference(armies, { ...options, full: false, ...chosen }).rows.flatMap(({ sections }) =>
      sections.map(({ title }) => title),
    );

  test('in full it has every table; cut it leaves out what nobody fields', () => {
    const full = titles({ full: true });
    for (const title of [
      'Turn',
      'Moving',
      'Artillery',
      'Failed morale',
      'Ability die',
      'Ground scale and guns',
    ]) {
      expect(full).toContain(title);
    }
    const foot = { ...file, army: { ...file.army, direct: [] } };
    expect(titles({}, [foot])).not.toContain('Artillery');
    expect(titles({}, [])).toEqual(full);
  });

  test('rulings in force are told, and what players filled in', () => {
    const sheet = reference(
      [{ ...file, settings: { movedFireSave: 'easier' }, tables: { scale: { ground: ['50 yards'] } } }],
      { ...options, full: true },
    );
    expect(textOf(sheet)).toContain('one easier');
    expect(textOf(sheet)).not.toContain('one harder');
    expect(textOf(sheet)).toContain('50 yards');
  });
});

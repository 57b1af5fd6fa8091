import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { text } from './text';

const read = (input: object) => fileReader(parse, 'stroll-in-hanover')({ name: 'Kołłątaj', ...input });

const full = (file: ArmyFile<Army>, markup: 'plain' | 'markdown' | 'bbcode' = 'plain') =>
  text.writeText(file, assess(file), { markup, length: 'full' });

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : [[key, withoutIds(child)]])),
  );
};

/** Everything that an army can say. */
const RICH = {
  settings: { halfPoints: 'upOnArmyTotal', worksRound: 'ceil', gcStandsAsDivision: true },
  tables: { zones: { control: ['1 UD', 'stops; [everyone]'] }, 'combat-modifiers': { village: ['+2'] } },
  army: {
    nation: 'imagi-nation',
    nationName: 'Rurutania: "old"',
    year: 1761,
    scale: '40',
    role: 'attacker',
    battle: 'pitched',
    budget: 210.5,
    defenderSpent: 199.5,
    factor: 1.5,
    notes: 'Two lines\nand "quotes"',
    general: { id: 'g', name: 'Rating, the elder', rating: '2', notes: 'x' },
    otherGenerals: [{ id: 'g2', name: 'a, rating 1', rating: '0' }],
    divisions: [
      {
        id: 'd',
        name: 'Left: first [line]',
        commander: { id: 'l', name: '', rating: '1', list: 'plus-10' },
        others: [{ id: 'l2', name: 'Zweiter', rating: '0', list: 'core' }],
        entry: { kind: 'flank-march', turn: 3, side: 'right' },
        units: [
          {
            id: 'u',
            type: 'line',
            name: '- 2 x Foot; [12]',
            sp: 3,
            morale: 4,
            shock: true,
            noGrenadiers: true,
            capacities: ['Steady, very', 'Re: "fire"'],
            list: 'both',
            secondLine: true,
            nation: 'saxony',
            battalions: 3,
            men: 1500,
            notes: 'n',
          },
          { id: 'u2', type: 'cossacks', sp: 2.5, morale: -1, shock: false, secondLine: false, squadrons: 1 },
        ],
        notes: 'held back',
      },
      { id: 'e', units: [], entry: { kind: 'reinforcement' } },
    ],
    direct: [{ id: 'v', type: 'howitzers', sp: 2, morale: 3, guns: 6, noGrenadiers: false }],
    works: [
      { id: 'w', type: 'works', name: 'Wall: north', count: 3, list: 'defender' },
      { id: 'w2', type: 'redoubt', count: 1 },
    ],
    unassigned: [{ id: 'x', type: 'jaeger', sp: 2, morale: 4 }],
  },
};

describe('the plain, full text', () => {
  test('reads back with everything an army can say', () => {
    const file = read(RICH);
    const written = full(file);
    const again = text.readText(written);
    if (!again.ok) throw new Error(`${JSON.stringify(again.faults)}\n${written}`);
    expect(withoutIds(again.file.army)).toEqual(withoutIds(file.army));
    expect([again.file.settings, again.file.tables]).toEqual([file.settings, file.tables]);
    expect(full(again.file)).toBe(written);
  });

  test('tells halves, and what counts for another list only', () => {
    const file = read({
      army: {
        nation: 'france',
        year: 1757,
        divisions: [
          {
            id: 'd',
            commander: { id: 'l' },
            units: [{ id: 'u', type: 'line', sp: 3, morale: 4, noGrenadiers: true, list: 'plus-30' }],
          },
        ],
      },
    });
    expect(full(file)).toContain('- Line infantry; SP 3, M 4, no grenadiers, +30 % [10.5]');
    expect(full(file)).toContain('Total: 0');
  });
});

test('a house table as older texts have it still reads', () => {
  const lines = full(read({ army: RICH.army })).split('\n');
  const answer = text.readText(
    lines.toSpliced(2, 0, `House table zones: ${JSON.stringify(RICH.tables.zones)}`).join('\n'),
  );
  expect(answer).toMatchObject({ ok: true, file: { tables: { zones: RICH.tables.zones } } });
});

test.each(['markdown', 'bbcode'] as const)('in %s names stay names', (markup) => {
  const written = full(read(RICH), markup);
  expect(written).not.toContain(markup === 'markdown' ? ' [12] ' : '[12]');
  expect(written).toContain('SP 3, M 4');
});

test.each([
  ['A stand before the first division', 2, '- Hussars; SP 2, M 3'],
  ['Strength points (SP 3) or Morale (M 4) are missing', 3, '- Hussars; SP 2'],
  ['Unknown troop type "Hussers"', 3, '- Hussers; SP 2, M 3'],
  ['"fast" is not part of a stand', 3, '- Hussars; SP 2, M 3, fast'],
  ['can be read in two ways: put a space after the comma', 3, '- Hussars; SP 2,400 men, M 3'],
  ['Write a general as "Name, rating 1"', 3, 'General: Broglie'],
  ['This belongs to a division', 2, 'Flank march, left'],
  ['"slow" is neither a turn nor a side', 3, 'Flank march, slow'],
  ['Write works as', 3, 'Works\n- two walls'],
])('%s', (message, head, line) => {
  const lines = ['Army', 'A Stroll in Hanover; France; 1757; 50 mm stands; role open; battle open; D 250'];
  const answer = text.readText([...lines, ...(head === 3 ? ['Division: Left'] : []), line].join('\n'));
  expect(answer).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining(message) }] });
});

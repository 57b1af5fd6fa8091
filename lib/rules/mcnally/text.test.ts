import { expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import { rulesProfile } from '../core/contract/profile';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';
import { text } from './text';

const read = fileReader(parse, 'mcnally');

const army = () =>
  read({
    name: 'Everything that can be said',
    settings: { budgetType: 'unitEquivalents', spMethod: 'linear', engineering: false },
    packs: ['Spring; cup', 'b'],
    house: { b0: 5.25, modGuards: -1, chargeGenerals: 0 },
    tables: {
      movement: { 'close-order': ['6', '9; or 8', '"12"'], wagons: ['', '', '3 [ruled]'] },
      'fire-factors': { column: ['−2'] },
    },
    army: {
      nation: 'imagi-nation',
      nationName: 'Syldavia; the Free',
      year: 1762,
      scale: '15',
      factor: 2.5,
      budget: 10.25,
      notes: 'First line.\nSecond.',
      generals: [
        { id: 'g1', rank: 'cinc', name: 'A: [b]' },
        { id: 'g2', name: '', brigades: ['b1'], notes: 'Ill' },
      ],
      brigades: [
        {
          id: 'b1',
          name: 'Left; wing',
          brigadier: { id: 'c1', name: '' },
          units: [
            { id: 'u1', type: 'line', name: 'One', men: 1, sp: 9, modifier: -3, bases: 0, nation: 'saxony' },
            { id: 'u2', type: 'engineers', explosives: 0, tools: false, pontoons: true },
            { id: 'u3', type: 'medium-battery', guns: 7, regimentalGuns: false, fireBonus: true },
            { id: 'u4', type: 'wagons', notes: '- not a unit' },
          ],
        },
        { id: 'b2', name: '' },
      ],
      works: [
        { id: 'w1', name: 'Fort: "x"', sp: 1 },
        { id: 'w2', sp: 0 },
      ],
      unassigned: [{ id: 'u5', type: 'militia', fireBonus: false }],
    },
  });

/** Everything but ids, which a text does not tell. */
const told = (file: ArmyFile<Army>): unknown =>
  JSON.parse(
    JSON.stringify({
      ...file,
      army: {
        ...file.army,
        generals: file.army.generals.map((general) => ({
          ...general,
          brigades: general.brigades.map((id) => file.army.brigades.findIndex((each) => each.id === id)),
        })),
      },
    }).replace(/"id":"[^"]*"/g, '"id":""'),
  );

test('whatever can be said of an army reads back: house costs, lost tables and packs, too', () => {
  const file = army();
  const written = text.writeText(file, assess(file), { markup: 'plain', length: 'full' });
  const read = text.readText(written);
  if (!read.ok) throw new Error(`${JSON.stringify(read.faults)}\n${written}`);
  expect(told(read.file)).toEqual(told(file));
  const profile = (of: ArmyFile<Army>) => rulesProfile({ ...SYSTEM, settings: SETTINGS }, of);
  expect(profile(read.file)).toEqual(profile(file));
});

test.each([
  ['- Fifth column; 1200 men', 'Unknown troop type'],
  ['- Line infantry; 1200 men, on stilts', 'on stilts'],
  ['House costs: b0 = many', 'is not a number'],
  ['House costs: gold = 1', 'Unknown house points'],
  ['House table: movement; wagons', 'Write a row of a house table'],
  ['House table: movement; wagons = [', 'cannot be read'],
  ['Settings: Costs = Free', 'not a choice for'],
  ['Brigadier: Nobody', 'belongs to a brigade'],
])('%s is named with its line', (line, message) => {
  const holder = line.startsWith('- ') ? 'Brigade: ""\n' : '';
  const answer = text.readText(`Name\nMcNally; Austria; 1757; 25 mm; no limit\n${holder}${line}\n`);
  expect(answer).toMatchObject({ ok: false, faults: [{ line: holder === '' ? 3 : 4 }] });
  if (!answer.ok) expect(answer.faults[0]?.message).toContain(message);
});

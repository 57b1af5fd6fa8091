import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { sources } from '@/data/history/sources.json';
import { holdersOf, unitsOfSide } from '../rules/core/army/carry-over';
import type { FormationNode } from './answers';
import { factsToldBy, tellerOf } from './battle-facts';
import { listBattles, readBattle } from './battles';
import { listNations, readNation } from './read-nation';
import { readRegiment } from './read-regiment';
import { readSource } from './read-source';
import { listRegiments } from './regiments';
import { oobSideOf } from './side-of-battle';

const unitsIn = ({ units, children }: FormationNode): number =>
  units.length + children.reduce((sum, child) => sum + unitsIn(child), 0);

const historySideOf = async (battleId: string, position: number) => {
  const battle = await readBattle(battleId, null);
  const side = battle?.sides.find((one) => one.position === position);
  return battle === null || side === undefined ? null : oobSideOf(battle, side);
};

describe('battles', () => {
  test('are listed by date with both sides, scenarios among them', async () => {
    const battles = await listBattles();
    expect(battles).toHaveLength(54);
    expect(battles.filter(({ kind }) => kind === 'scenario').map(({ name, date }) => [name, date])).toEqual([
      ['Lobositz', '1756-10-01'],
      ['Kutzdorf', null],
      ['Spittelwitz', null],
      ['St Ulrich', null],
    ]);
    const dates = battles.flatMap(({ date }) => date ?? []);
    expect(dates).toEqual(dates.toSorted());
    expect(battles.find(({ id }) => id === '1759-08-01-minden')).toMatchObject({
      place: 'Minden on the Weser',
      theatre: 'western',
      shipped: true,
      sides: [
        { commander: 'Duke Ferdinand of Brunswick', men: 41_000, guns: 170, depth: 'totals-some-units' },
        { commander: 'Marshal Contades', men: 51_000, nations: [{ id: 'france' }, { id: 'saxony' }] },
      ],
    });
  });

  test('are read whole, as the files have them', async () => {
    const minden = await readBattle('1759-08-01-minden');
    expect(
      minden?.sides.map(({ formations }) => formations.reduce((sum, one) => sum + unitsIn(one), 0)),
    ).toEqual([21, 10]);
    const column = minden?.sides[0]?.formations[2];
    expect(column).toMatchObject({
      name: '3rd column',
      kind: 'corps',
      commander: 'Gen. von Spörcken',
      units: [],
    });
    expect(column?.children[1]?.units[2]).toMatchObject({
      id: '1759-08-01-minden.0.2.1.u2',
      name: '25th Foot',
      nation: { id: 'britain', army: 'hbma' },
      arm: 'infantry',
      armText: 'close-order infantry',
      type: 'line',
      counting: 'counted',
      battalions: 1,
      regiment: { id: 'britain-25-foot', facings: 'deep yellow' },
    });
    expect(minden?.sources.length).toBeGreaterThan(2);
    expect(await readBattle('1759-08-01-mind')).toBeNull();
  });

  test('are handed to the rule systems side by side, each unit with the id of its row', async () => {
    const side = await historySideOf('1760-08-15-liegnitz', 0);
    expect(side).toMatchObject({ nation: 'prussia', year: 1760, commander: 'King Frederick II' });
    const units = side === null ? [] : unitsOfSide(side);
    expect(units).toHaveLength(17);
    expect(new Set(units.map(({ id }) => id)).size).toBe(17);
    expect(units.find(({ name }) => name.startsWith('Anhalt-Bernburg'))).toEqual({
      id: '1760-08-15-liegnitz.0.0.4.u0',
      regiment: 'prussia-ir-3',
      counting: 'part-of',
      name: 'Anhalt-Bernburg (IR 3)',
      nation: 'prussia',
      arm: 'infantry',
      type: 'line',
      battalions: null,
      squadrons: null,
      guns: null,
      men: null,
      strength: 1,
      usual: { battalions: 3, squadrons: null },
    });
    expect(side?.formations.flatMap(holdersOf).every(({ id }) => id !== undefined)).toBe(true);
    expect(await historySideOf('1760-08-15-liegnitz', 2)).toBeNull();
    expect((await historySideOf('1761-07-15-vellinghausen', 0))?.nation).toBe('hbma');
    expect(await historySideOf('honours-of-war-st-ulrich', 0)).toMatchObject({
      nation: 'other',
      nationName: 'Blue',
      year: 1757,
    });
  });
});

describe('regiments', () => {
  test('are listed by pages, filtered and searched', async () => {
    const first = await listRegiments({});
    expect(first).toMatchObject({ total: 990, several: 10, page: 1, pages: 42 });
    expect(first.regiments).toHaveLength(24);
    expect((await listRegiments({ page: 42 })).regiments).toHaveLength(6);
    expect((await listRegiments({ page: 43 })).regiments).toEqual([]);
    // foot first, guns last, nobody twice or left out where one arm gives way to the next
    const austria = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => listRegiments({ nation: 'austria', page })),
    );
    const all = austria.flatMap(({ regiments }) => regiments);
    expect([...new Set(all.map(({ arm }) => arm))]).toEqual([
      'infantry',
      'cavalry',
      'light-infantry',
      'artillery',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(austria[0]?.total);
    // as people count, by nation first
    expect(first.regiments.slice(0, 3).map(({ number }) => number)).toEqual(['IR 1', 'IR 2', 'IR 3']);
    const british = await listRegiments({ nation: 'britain' });
    expect(british.regiments.slice(0, 7).map(({ number }) => number)).toEqual([
      ...['1 FG', '2 FG', '3 FG'],
      ...['1', '3', '4', '5'],
    ]);
    const foot = await listRegiments({ nation: 'britain', arm: 'infantry', q: '25th' });
    expect(foot.regiments).toMatchObject([{ id: 'britain-25-foot', nation: { name: 'Britain' } }]);
  });

  test('tell where they fought, from the outermost formation to their own', async () => {
    const regiment = await readRegiment('britain-25-foot');
    expect(
      regiment?.fought.map(({ battle, formations }) => [battle.name, formations.map(({ name }) => name)]),
    ).toEqual([
      ['Minden', ['3rd column', "Kingsley's brigade (second line)"]],
      ['Kloster Kampen (Clostercamp)', ['Main body']],
      ['Vellinghausen (Kirch-Denkern)', ["Conway's corps", "Townshend's brigade"]],
      ['Vellinghausen (Kirch-Denkern)', ["Howard's corps", "Cavendish's brigade"]],
    ]);
    expect(regiment?.sources.length).toBeGreaterThan(0);
    expect(await readRegiment('nobody')).toBeNull();
    // its grenadiers stood with those of IR 37 in a battalion of their own
    const fusiliers = await readRegiment('prussia-ir-40');
    const apart = fusiliers?.fought.filter(({ unit }) => unit.regiment?.id === 'prussia-gren-37-40');
    expect(apart?.map(({ battle }) => battle.name)).toEqual(['Kolin', 'Moys']);
  });
});

test('a nation has its regiments, guns and battles', async () => {
  const hanover = await readNation('hanover');
  expect(hanover).toMatchObject({ army: 'hbma', demonym: 'Hanoverian' });
  expect(hanover?.regiments.reduce((sum, { count }) => sum + count, 0)).toBe(
    (await listNations()).find(({ id }) => id === 'hanover')?.regiments,
  );
  expect(hanover?.battles.map(({ name }) => name)).toContain('Hastenbeck');
  expect(await readNation('nowhere')).toBeNull();
});

test('a source tells all that rests on it', async () => {
  const minden = await readBattle('1759-08-01-minden');
  const told = await Promise.all((minden?.sources ?? []).map(({ id }) => readSource(id)));
  expect(told.every((source) => source?.battles.some(({ id }) => id === '1759-08-01-minden'))).toBe(true);
  const regiment = await readRegiment('britain-25-foot');
  const foot = await readSource(regiment?.sources[0]?.id ?? '');
  expect(foot?.regiments.map(({ id }) => id)).toContain('britain-25-foot');
  expect(await readSource('nowhere')).toBeNull();
});

test('a source tells which facts of a battle rest on it, with their places, and which formations and units', async () => {
  const rodenbeck = await readSource(tellerOf('roedenbeck').id);
  const leuthen = rodenbeck?.battles.find(({ id }) => id === '1757-12-05-leuthen');
  expect(leuthen?.rests).toEqual(
    expect.arrayContaining([
      { what: 'hours', places: ['vol. 1, p. 331'] },
      { what: 'losses of the Prussians', places: ['vol. 1, p. 331'] },
      { what: 'losses of the Austrians and allies', places: ['vol. 1, p. 331'] },
    ]),
  );
  const fortescue = await readSource(tellerOf('fortescue').id);
  const minden = fortescue?.battles.find(({ id }) => id === '1759-08-01-minden');
  expect(minden?.rests[0]?.what).toBe('the order of battle');
  expect(minden?.rests.map(({ what }) => what)).toContain('losses of the French and Saxons');
  // what the facts rest on is told even where the order of battle does not cite it
  for (const { id } of sources) {
    const told = [...factsToldBy(id).keys()].toSorted();
    const shown = (await readSource(tellerOf(id).id))?.battles.map((battle) => battle.id) ?? [];
    expect(
      told.filter((battle) => !shown.includes(battle)),
      id,
    ).toEqual([]);
  }
});

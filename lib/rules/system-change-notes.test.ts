import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { ArmyFile } from './core/army/document';
import type { System } from './core/contract/system';
import { become } from './fixtures/become';
import { fileReader } from './fixtures/file-reader';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** What these tests look at; each system has its part of it. */
type Become = {
  readonly nation: string;
  readonly year: number;
  readonly works: readonly { readonly name: string; readonly count: number }[];
  readonly brigades: readonly {
    readonly commander: { readonly name: string };
    readonly units: readonly { readonly type: string }[];
  }[];
  readonly formations: readonly { readonly units: readonly unknown[] }[];
  readonly reserve: readonly unknown[];
};

describe('what changes is told', () => {
  const fileOf = async (id: SystemId, path: string, change: (army: Record<string, unknown>) => object) => {
    const system = await loadSystem(id);
    const { army } = read(`data/${id}/${path}`);
    const { parse } = await system.reader();
    return { system, file: fileReader(parse, id)({ name: 'Army', army: { ...army, ...change(army) } }) };
  };
  const toldOf = async (
    from: { system: System; file: ArmyFile },
    id: SystemId,
  ): Promise<{ army: Become; text: string }> => {
    const { made, told } = await become(from.system, await loadSystem(id), from.file);
    return { army: made.file.army as Become, text: told.map(({ text }) => text).join('\n') };
  };
  const ofYear = (year: number) => fileOf('one-hour-napoleonic', 'armies/example-156.json', () => ({ year }));

  test.each(SYSTEM_IDS.filter((id) => id !== 'one-hour-napoleonic'))(
    '%s plays an army of 1815 in its own last year',
    async (id) => {
      const { army, text } = await toldOf(await ofYear(1815), id);
      expect(army.year).toBe(1763);
      expect(text).toContain(
        'The army was of 1815; these rules cover 1756 to 1763, so its year is now 1763.',
      );
    },
  );

  const STROLL = 'armies/stroll-demonstration.json';

  test.each<[id: SystemId, nation: string]>([
    ['honours-of-war', 'reichsarmee'],
    ['mcnally', 'reichsarmee'],
    ['thinglum', 'reichsarmee'],
    ['one-hour-napoleonic', 'reichsarmee'],
  ])('Bavaria marches with the Reichsarmee in %s', async (id, nation) => {
    const bavaria = await fileOf('stroll-in-hanover', STROLL, () => ({ nation: 'bavaria' }));
    const { army, text } = await toldOf(bavaria, id);
    expect(army.nation).toBe(nation);
    expect(text).toContain('Bavaria: these rules count it with another nation');
  });

  test.each<[id: SystemId, nation: string]>([
    ['honours-of-war', 'imagi-nation'],
    ['mcnally', 'imagi-nation'],
    ['thinglum', 'other'],
    ['one-hour-napoleonic', 'other'],
  ])('an imagi-nation is one in %s, or another army', async (id, nation) => {
    const own = await fileOf('stroll-in-hanover', STROLL, () => ({
      nation: 'imagi-nation',
      nationName: 'Fenwick',
    }));
    const { army, text } = await toldOf(own, id);
    expect(army.nation).toBe(nation);
    expect(nation === 'other' ? text : JSON.stringify(army)).toContain('Fenwick');
  });

  test('works go along as far as the other rules have them', async () => {
    const works = [
      { id: 'w1', type: 'works', name: '', count: 2 },
      { id: 'w2', type: 'redoubt', name: 'Star fort', count: 1 },
    ];
    const army = await fileOf('stroll-in-hanover', STROLL, () => ({ works }));
    const how = await toldOf(army, 'honours-of-war');
    expect(how.army.works).toMatchObject([{ count: 2 }, { name: 'Star fort', count: 1 }]);
    const mcnally = await toldOf(army, 'mcnally');
    expect(mcnally.army.works).toHaveLength(3);
    for (const id of ['thinglum', 'one-hour-napoleonic'] as const) {
      expect((await toldOf(army, id)).text).toContain('(3): 2 times Defensive works, Star fort; left out.');
    }
  });

  test('a corps becomes brigades of the book’s size, horse apart, its commander at the head of one', async () => {
    const unit = (type: string) => (_: unknown, index: number) => ({
      id: `${type}${index}`,
      type,
      name: `${type} ${index}`,
      sp: 2,
      morale: 4,
    });
    const corps = await fileOf('stroll-in-hanover', STROLL, () => ({
      divisions: [
        {
          id: 'd1',
          name: 'Corps',
          commander: { id: 'c1', name: 'Keith', rating: '0' },
          units: [
            ...Array.from({ length: 13 }, unit('line')),
            ...Array.from({ length: 4 }, unit('cuirassiers')),
            ...Array.from({ length: 2 }, unit('hussars')),
          ],
        },
      ],
      direct: [],
    }));
    const { army, text } = await toldOf(corps, 'honours-of-war');
    const { brigades } = army;
    expect(brigades.length).toBeGreaterThan(2);
    for (const { units } of brigades) {
      expect(units.length).toBeGreaterThanOrEqual(2);
      expect(units.length).toBeLessThanOrEqual(8);
      expect(new Set(units.map(({ type }) => /horse|cuirassiers|hussars/.test(type))).size).toBe(1);
    }
    expect(brigades.filter(({ commander }) => commander.name === 'Keith')).toHaveLength(1);
    expect(text).toContain('foot and horse in separate brigades');
  });

  test('an evening of One Hour Napoleonic has six to twelve units, and the size of a unit is told', async () => {
    const lobositz = await fileOf('honours-of-war', 'armies/lobositz-1756-prussia.json', () => ({}));
    const { army, text } = await toldOf(lobositz, 'one-hour-napoleonic');
    const { formations, reserve } = army;
    const count = formations.flatMap(({ units }) => units).length + reserve.length;
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(12);
    expect(text).toContain('which gives 6 to 12 units; the usual size is 3,500 men');
  });
});

import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { searchRegiments } from './regiments';
import { regimentNameSchema } from './schema';
import { searchText } from './search-text';

test.each([
  ['Jäger  zu Pferd', 'jager zu pferd'],
  ['Kołłątaj', 'kollataj'],
  ['Preußen', 'preussen'],
  ["L'Espinasse", "l'espinasse"],
])('%s is searched as %s', (name, plain) => expect(searchText([name, null])).toBe(plain));

describe('searchRegiments', () => {
  test('finds by name, number and earlier chief, without accents and in any case', async () => {
    const names = async (text: string) =>
      (await searchRegiments('prussia', undefined, text)).map(({ id }) => id);
    expect(await names('winterf')).toContain('prussia-ir-1');
    expect(await names('LATTORFF')).toContain('prussia-ir-1');
    expect(await names('ir 24')).toContain('prussia-ir-24');
    expect(await searchRegiments('france', 'infantry', 'chatillon')).toMatchObject([
      { name: 'Grenadiers Royaux de Châtillon' },
    ]);
    expect(await names('100% _')).toEqual([]);
    expect(await names('ir\\24%')).toEqual(await names('ir 24'));
  });

  test('an army of the rules takes in its states, and a state is asked for by its own name', async () => {
    const hbma = await searchRegiments('hbma', 'cavalry');
    expect(new Set(hbma.map(({ nation }) => nation))).toEqual(
      new Set(['Britain', 'Hanover', 'Hesse-Kassel', 'Brunswick', 'Schaumburg-Lippe']),
    );
    expect(new Set((await searchRegiments('hanover')).map(({ nation }) => nation))).toEqual(
      new Set(['Hanover']),
    );
    expect(await searchRegiments('atlantis')).toEqual([]);
    const all = await searchRegiments('any');
    expect(all.length).toBeGreaterThan(900);
    expect(new Set(all.map(({ nation }) => nation)).size).toBeGreaterThan(10);
  });

  test('says where a name comes from, keeps unknown unknown and leaves collective rows out', async () => {
    const [regiment] = await searchRegiments('prussia', 'infantry', 'winterfeldt');
    expect(regiment).toMatchObject({ provenance: 'sourced', facings: null, squadrons: null });
    expect(regiment?.sources.length).toBeGreaterThan(0);
    expect(regimentNameSchema.parse(regiment)).toEqual(regiment);
    expect(await searchRegiments('hesse-kassel', 'cavalry', 'names not sourced')).toEqual([]);
    expect(await searchRegiments('russia', 'cavalry', 'don cossacks')).toEqual([]);
  });
});

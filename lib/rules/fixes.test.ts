import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REGIMENTS } from '@/lib/history/fixtures/written-regiments';
import { loadSystem, SYSTEM_IDS } from '.';
import type { System } from './core/system';
import { arbitraryArmy } from './fixtures/arbitrary-army';
import { fileReader } from './fixtures/file-reader';
import { faultsOf } from './fixtures/fix-faults';

/** The armies of the golden lists of a system, by the names of their files. */
const goldenArmies = async (system: System) => {
  const folder = join('data', system.id, 'lists');
  const read = fileReader((await system.reader()).parse, system.id);
  return readdirSync(folder).map((name) => {
    const { settings = {}, house = {}, army } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { slug: name.replace('.json', ''), file: read({ name, settings, house, army }) };
  });
};

describe.each(SYSTEM_IDS)(
  'every fix of %s settles its finding, loses no unit and brings no error',
  async (id) => {
    const loaded = await loadSystem(id);
    const system: System = { ...loaded, assess: (file) => loaded.assess(file, REGIMENTS) };
    const reader = await system.reader();
    const parse = (value: unknown): boolean => reader.parse(value).ok;

    test.each(await goldenArmies(system))('in the golden list $slug', ({ file }) => {
      expect(faultsOf(system, parse, file)).toEqual([]);
    });

    test('in any army', { timeout: 300_000 }, () => {
      fc.assert(
        fc.property(arbitraryArmy(system), (file) => {
          expect(faultsOf(system, parse, file)).toEqual([]);
        }),
      );
    });
  },
);

/** Fixes that add what has a price, each with a list whose limit has no room left for it. */
const NO_ROOM = [
  ['thinglum', 't06-illegal', 't06', 'maxFigures', 'figures', {}],
  ['mcnally', 'm04-illegal', 'm04', 'budget', 'sp', { budgetType: 'sp' }],
] as const;

test.each(NO_ROOM)(
  '%s: with no room left below the limit %s offers no fix for %s',
  async (id, slug, code, limit, stat, settings) => {
    const system = await loadSystem(id);
    const armies = await goldenArmies(system);
    const file = armies.find((each) => each.slug === slug)?.file;
    if (file === undefined) throw new Error(`There is no golden list ${slug}`);
    const limited = (most: number) => {
      const army = { ...(file.army as object), [limit]: most };
      return system.assess({ ...file, settings: { ...file.settings, ...settings }, army });
    };
    const used = Number(system.assess(file).stats[stat]);
    const fixOf = (most: number) => limited(most).findings.find((each) => each.code === code)?.fix;
    expect(fixOf(used + 1_000)).toBeDefined();
    expect(fixOf(used)).toBeUndefined();
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '@/bin/lib/long-run.mjs';
import { REGIMENTS } from '@/lib/history/fixtures/written-regiments';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/army/document';
import { countFindings } from './core/check/finding';
import type { System } from './core/contract/system';
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

const limitedTo = (file: ArmyFile, budget: number): ArmyFile => ({
  ...file,
  army: { ...(file.army as object), budget },
});

const MOST = 1_000_000;

/** What is rare enough to come once in some thousand armies is looked for at length. */
const RUNS = isLongRun() ? { numRuns: 10_000 } : {};

/** The same army under the smallest limit that it keeps: anything more would be over it. */
const filled = (system: System, file: ArmyFile): ArmyFile => {
  const errorsAt = (budget: number): number =>
    countFindings(system.assess(limitedTo(file, budget)).findings).error;
  const least = errorsAt(MOST);
  let [low, high] = [0, MOST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (errorsAt(middle) > least) low = middle + 1;
    else high = middle;
  }
  return limitedTo(file, high);
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

    test('in any army with no room left below its limit', { timeout: 300_000 }, () => {
      fc.assert(
        fc.property(arbitraryArmy(system), (file) => {
          expect(faultsOf(system, parse, filled(system, file))).toEqual([]);
        }),
        RUNS,
      );
    });

    test('in any army', { timeout: 300_000 }, () => {
      fc.assert(
        fc.property(arbitraryArmy(system), (file) => {
          expect(faultsOf(system, parse, file)).toEqual([]);
        }),
        RUNS,
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

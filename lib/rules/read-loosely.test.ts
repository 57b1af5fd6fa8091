import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { ArmyFile } from './core/document';
import { arbitraryArmy } from './fixtures/arbitrary-army';
import { SPOILS } from './fixtures/spoilt-text';
import { looseContext } from './loose-context';

const RUNS = process.env.MUSTER_LONG === undefined ? 40 : 2_000;
const WAYS = 3;

/** An army without ids, which are given anew, in small letters: case is lost in typing. */
const played = (file: ArmyFile | null): string =>
  JSON.stringify(file, (key, value) => (key === 'id' || (key === 'name' && value === '') ? undefined : value))
    .toLowerCase()
    .replaceAll(/ +/g, ' ');

describe.each(SYSTEM_IDS)('armies of %s as people type them', async (id) => {
  const system = await loadSystem(id);
  const { writeText, readText, readLoosely } = await system.text();
  const context = looseContext(system);
  const armies = fc.sample(arbitraryArmy(system), { numRuns: RUNS, seed: 1757 });

  test('are read equal, or what is not sure is asked: never otherwise', () => {
    const tally: Record<string, [equal: number, asked: number]> = {};
    const wrong: unknown[] = [];
    for (const [index, file] of armies.entries()) {
      const text = writeText(file, system.assess(file), { markup: 'plain', length: 'full' });
      const strict = readText(text);
      if (!strict.ok) throw new Error(JSON.stringify(strict.faults));
      const names = Object.keys(SPOILS);
      for (let way = 0; way < WAYS; way++) {
        const name = names[(index * WAYS + way) % names.length] ?? '';
        const spoilt = SPOILS[name]?.(text) ?? '';
        const answer = readLoosely(spoilt, context);
        const counts = (tally[name] ??= [0, 0]);
        if (answer.open.length > 0) {
          counts[1]++;
        } else {
          counts[0]++;
          const bare = (army: ArmyFile | null) =>
            played(army && (name === 'no title' ? { ...army, name: '' } : army));
          if (bare(answer.file) !== bare(strict.file))
            wrong.push([name, bare(strict.file), bare(answer.file), spoilt]);
        }
      }
    }
    expect(wrong.slice(0, 2)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { cardsOf, readyMadeOf } from '../fixtures/printed';
import { placedPages } from './placed-pages';

const NOTE = 'Vineyard to the last';

/** The army with a note on each of its units; their number. */
const noted = (army: unknown): [unknown, number] => {
  let count = 0;
  const walk = (node: unknown, key: string | number): unknown => {
    if (Array.isArray(node)) return node.map((child) => walk(child, key));
    if (node === null || typeof node !== 'object') return node;
    const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]));
    if (key !== 'units' || !('id' in node)) return copy;
    count++;
    return { ...copy, notes: NOTE };
  };
  return [walk(army, ''), count];
};

test.each(SYSTEM_IDS)('what the player wrote stands on each card before odds: %s', async (id) => {
  const system = await loadSystem(id);
  const [file] = await readyMadeOf(id);
  if (file === undefined) throw new Error(`${id} has no ready-made army`);
  const [army, count] = noted(file.army);
  const sheet = await cardsOf(system, { ...file, army }, { cardSize: '70x120' });
  const said = JSON.stringify(placedPages(sheet)).split(NOTE).length - 1;
  expect(said).toBe(count);
});

import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { cardsOf, readyMadeOf } from '../fixtures/printed';
import { layOutPages } from './placed-pages';

const NOTE = 'Vineyard to the last';

/** The army with a note on each node of a list of that name; their number. */
const noted = (army: unknown, lists: readonly string[]): [unknown, number] => {
  let count = 0;
  const walk = (node: unknown, key: string | number): unknown => {
    if (Array.isArray(node)) return node.map((child) => walk(child, key));
    if (node === null || typeof node !== 'object') return node;
    const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]));
    if (!lists.includes(String(key)) || !('id' in node)) return copy;
    count++;
    return { ...copy, notes: NOTE };
  };
  return [walk(army, ''), count];
};

test.each(SYSTEM_IDS)('what the player wrote stands on each card before odds: %s', async (id) => {
  const system = await loadSystem(id);
  const [file] = await readyMadeOf(id);
  if (file === undefined) throw new Error(`${id} has no ready-made army`);
  const [army, count] = noted(file.army, ['units']);
  const sheet = await cardsOf(system, { ...file, army }, { cardSize: '70x120' });
  const said = JSON.stringify(layOutPages(sheet)).split(NOTE).length - 1;
  expect(said).toBe(count);
});

/** Formations are a choice of One Hour Napoleonic: its ready-made armies have none. */
const ONE_WING = {
  formations: [{ id: 'wing', name: 'Right wing', units: [] }],
  leaders: [{ id: 'leader', name: '', ability: 'none', formation: 'wing' }],
};

test.each(SYSTEM_IDS)(
  'what the player wrote of a formation stands on the card of who leads it: %s',
  async (id) => {
    const system = await loadSystem(id);
    const [file] = await readyMadeOf(id);
    if (file === undefined) throw new Error(`${id} has no ready-made army`);
    const led = id === 'one-hour-napoleonic' ? { ...(file.army as object), ...ONE_WING } : file.army;
    const plain = await cardsOf(system, { ...file, army: led }, { cardSize: '70x120' });
    const [army, count] = noted(led, ['brigades', 'divisions', 'formations']);
    const sheet = await cardsOf(system, { ...file, army }, { cardSize: '70x120' });
    const cards = sheet.cards.filter((card) => JSON.stringify(card).includes(NOTE));
    expect(count).toBeGreaterThan(0);
    expect(cards).toHaveLength(count);
    expect(sheet.cards).toHaveLength(plain.cards.length);
    expect(JSON.stringify(layOutPages(sheet)).split(NOTE).length - 1).toBe(count);
    const hidden = await cardsOf(system, { ...file, army }, { cardSize: '70x120', hideNotes: true });
    expect(JSON.stringify(hidden)).not.toContain(NOTE);
  },
);

import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { edited } from './core/army/edit';
import type { Path } from './core/army/path';
import { become } from './fixtures/become';
import { countedIds } from './fixtures/counted-ids';

/** An army of each system with one unit, which `regiment` is attached to. */
const attached = async (id: (typeof SYSTEM_IDS)[number], regiment: unknown) => {
  const system = await loadSystem(id);
  const newId = countedIds();
  const options = {
    name: 'Army',
    nation: 'prussia',
    year: 1757,
    scale: system.choices.scales[0]?.value ?? '',
    budget: null,
  };
  const blank = system.newArmy(options, newId);
  const entry = system.catalogue(blank)[0]?.entries[0];
  const list = system
    .outline(blank)
    .sections.find(({ list: own }) => own !== undefined && own.holds === entry?.into)?.list;
  if (entry === undefined || list === undefined) throw new Error('no unit to add');
  const path: Path = ['army', ...list.at, 0];
  const file = edited(blank, [
    { op: 'insert', path, value: { id: newId(), ...entry.node } },
    { op: 'set', path: [...path, 'regiment'], value: regiment },
  ]);
  return (await system.reader()).parse(JSON.parse(JSON.stringify(file)));
};

test.each(SYSTEM_IDS)(
  '%s: a regiment attached to a unit is read by its id, and by nothing else',
  async (id) => {
    const read = await attached(id, 'prussia-ir-13');
    expect(read.ok && JSON.stringify(read.value.army)).toContain('"regiment":"prussia-ir-13"');
    for (const wrong of ['', 'IR 13', 'x'.repeat(61), 13]) {
      const refused = await attached(id, wrong);
      expect(refused.ok ? [] : refused.errors.map(({ at }) => at.at(-1))).toEqual(['regiment']);
    }
  },
);

test.each(SYSTEM_IDS)('%s: it goes along into each other system', async (id) => {
  const read = await attached(id, 'prussia-ir-13');
  if (!read.ok) throw new Error('the army does not read');
  for (const other of SYSTEM_IDS) {
    const { made } = await become(await loadSystem(id), await loadSystem(other), read.value);
    expect(JSON.stringify(made.file.army)).toContain('"regiment":"prussia-ir-13"');
  }
});

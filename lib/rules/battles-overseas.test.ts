import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { loadMuster, outsideOf } from './muster';

test('of a battle overseas a system that is about Europe says so with its page, and no other does', async () => {
  for (const id of SYSTEM_IDS) {
    const rules = await loadMuster(id);
    for (const theatre of ['western', 'central', 'eastern', null])
      expect(outsideOf(rules, theatre)).toBeNull();
    const said = ['india', 'north america'].map((theatre) => outsideOf(rules, theatre)?.cite.page);
    expect(said, id).toEqual(id === 'honours-of-war' ? ['4', '4'] : [undefined, undefined]);
  }
});

import { expect, test } from 'vitest';
import facts from '@/data/history/facts.json';
import { factsOf, tellerOf } from './battle-facts';
import { battleFactsSchema } from './facts-file';

test('every battle that ships has facts of the agreed shape, each told by somebody who is known', () => {
  const ids = Object.keys(facts.battles);
  expect(ids).toHaveLength(50);
  for (const id of ids) {
    const { result, attacker, hours, fronts, weather, terrain, sides } = battleFactsSchema.parse(factsOf(id));
    const losses = sides.flatMap((side) => side.losses);
    for (const { source } of [result, attacker, ...hours, ...fronts, ...weather, ...terrain, ...losses])
      expect(tellerOf(source).name, id).not.toBe('');
  }
  expect(factsOf('honours-of-war-lobositz')).toBeNull();
});

test('a teller is the author, else the title, and leads to the page of the source', () => {
  expect(tellerOf('fortescue')).toMatchObject({
    name: 'J. W. Fortescue',
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(tellerOf('whn').name).toBe('Warfare History Network');
  expect(() => tellerOf('nobody')).toThrow('No source is called nobody');
});

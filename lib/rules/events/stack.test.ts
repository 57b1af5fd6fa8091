import { expect, test } from 'vitest';
import type { Pack } from './schema';
import { placedIn } from './stack';

const pack = (id: string, version = 1, on: string[] = []): Pack => ({
  pack: 1,
  id,
  name: id,
  version,
  system: 'honours-of-war',
  on,
  rules: [],
});

const told = (packs: readonly Pack[]): string[] => packs.map(({ id, version }) => `${id} ${version}`);

test.each<{ why: string; packs: Pack[]; stack: Pack[]; expected: string[] }>([
  { why: 'into none', packs: [], stack: [pack('a'), pack('b')], expected: ['a 1', 'b 1'] },
  {
    why: 'a new one comes on top',
    packs: [pack('a'), pack('b')],
    stack: [pack('c', 2)],
    expected: ['a 1', 'b 1', 'c 2'],
  },
  {
    why: 'one that is there keeps its place, and what it stands on is not doubled',
    packs: [pack('a'), pack('b'), pack('c')],
    stack: [pack('a'), pack('b', 2)],
    expected: ['a 1', 'b 2', 'c 1'],
  },
  {
    why: 'what it stands on since comes below it, not on top',
    packs: [pack('b'), pack('c')],
    stack: [pack('a'), pack('b', 2, ['a'])],
    expected: ['a 1', 'b 2', 'c 1'],
  },
])('a pack among those of an event: $why', ({ packs, stack, expected }) => {
  expect(told(placedIn(packs, stack))).toEqual(expected);
});

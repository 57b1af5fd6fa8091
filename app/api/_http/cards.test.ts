import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { CARDS } from './cards';

const rows = LIMITS.routes.filter(({ path }) => path.startsWith('/api/'));

test('the door holds every endpoint by its card', () => {
  const held = rows.map(({ method, path, kind, who, body }) => [`${method} ${path}`, { kind, who, body }]);
  expect(Object.fromEntries(held)).toEqual(CARDS);
  expect(held).toHaveLength(Object.keys(CARDS).length);
});

test.each(Object.keys(CARDS))('%s has a route', (key) => {
  const [, path = ''] = key.split(' ');
  expect(existsSync(`app${path}/route.ts`)).toBe(true);
});

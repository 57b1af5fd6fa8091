import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '..';
import { packAdvice } from './advice';
import { combine } from './combine';
import { parsePack } from './reader';
import { termsWords } from './words';

const system = await loadSystem('honours-of-war');
const words = termsWords(system, await system.census());

const packOf = (...rules: readonly object[]) => {
  const parsed = parsePack({ pack: 1, id: 'autumn', name: 'Autumn', system: system.id, rules });
  if (!parsed.ok) throw new Error('The pack does not read');
  return parsed.value;
};

const advised = (...rules: readonly object[]): string[] => {
  const pack = packOf(...rules);
  return packAdvice(combine([pack]), pack.rules, words).map(({ label, cite }) => `${label}, p. ${cite.page}`);
};

const limit = (of: string) => ({ kind: 'limit', id: 'any', name: 'Any', of: [of], max: { count: 3 } });

test.each<{ why: string; rules: object[]; told: string[] }>([
  { why: 'nothing is said of works', rules: [limit('cavalry')], told: ['works, p. 52'] },
  { why: 'works are limited', rules: [limit('works')], told: [] },
  { why: 'one kind of works is limited', rules: [limit('works:gun-entrenchment')], told: [] },
  { why: 'works are forbidden', rules: [{ kind: 'group', must: 'forbidden', group: 'works' }], told: [] },
  { why: 'works are left free on purpose', rules: [{ kind: 'free', slot: 'limit:works' }], told: [] },
])('what a pack might limit: $why', ({ rules, told }) => {
  expect(advised(...rules)).toEqual(told);
});

test('leaving works free is no rule: nothing is judged by it', () => {
  expect(combine([packOf({ kind: 'free', slot: 'limit:works' })]).terms).toEqual([]);
});

test.each(SYSTEM_IDS)('%s advises only of groups that it knows', async (id) => {
  const own = await loadSystem(id);
  const { groups, unlimited } = termsWords(own, await own.census());
  for (const { group } of unlimited) expect(groups.has(group)).toBe(true);
});

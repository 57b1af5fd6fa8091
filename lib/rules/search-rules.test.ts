import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { searchRules } from './search-rules';

/** What a player asks at the table, and the places where it is answered by the digest of the book. */
type Questions = Readonly<
  Record<string, readonly { readonly ask: string; readonly answer: readonly string[] }[]>
>;

const QUESTIONS: Questions = JSON.parse(readFileSync('lib/rules/fixtures/rules-questions.json', 'utf8'));

describe.each(SYSTEM_IDS)('on the page of %s', (id) => {
  test.each(QUESTIONS[id] ?? [])('"$ask" is answered first or second', async ({ ask, answer }) => {
    const found = await searchRules(ask, id);
    const first = found.slice(0, 2).map(({ place }) => place);
    expect(
      first.some((place) => answer.includes(place)),
      found.map((f) => f.place).join('\n'),
    ).toBe(true);
  });
});

test.each([
  ['demoralized divison', 'stroll-in-hanover', 'play-division-and-army-division-demoralised'],
  ['howtizer', 'honours-of-war', 'play-guns-howitzers'],
  ['courriers', 'thinglum', 'play-command-couriers'],
  ['jaegers', 'mcnally', 'table-morale-modifiers'],
  ['Grenadiers MOVEMENT', 'thinglum', 'play-moving-grenadiers'],
] as const)('"%s" is forgiven on the page of %s', async (ask, system, place) => {
  expect((await searchRules(ask, system)).slice(0, 4).map((answer) => answer.place)).toContain(place);
});

test('its own system answers first, and all others after it; ten at most', async () => {
  const systems = (await searchRules('howitzer', 'mcnally')).map(({ system }) => system);
  expect(systems.length).toBeLessThanOrEqual(10);
  const others = systems.findIndex((system) => system !== 'mcnally');
  expect(others).toBeGreaterThan(0);
  expect(systems.slice(others)).not.toContain('mcnally');
  expect(new Set((await searchRules('charge')).map(({ system }) => system)).size).toBeGreaterThan(2);
});

test('a question that means nothing finds nothing, and the longest takes no longer', async () => {
  expect(await searchRules('')).toEqual([]);
  expect(await searchRules('zzxqj 東')).toEqual([]);
  const before = performance.now();
  await searchRules('grenadiers moving '.repeat(50_000));
  await searchRules('x'.repeat(1_000_000));
  expect(performance.now() - before).toBeLessThan(1_000);
});

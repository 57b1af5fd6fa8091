import { describe, expect, test } from 'vitest';
import { isLongRun } from '@/bin/lib/long-run.mjs';
import { SYSTEM_IDS } from '.';
import { isLegal } from './core/check/finding';
import type { MusterResult } from './core/muster/muster-result';
import { toMinor } from './core/price/points';
import { loadMuster } from './muster';
import { suggestArmy } from './suggest';

/** Limits in parts of the usual one, which has a test of its own. */
const LIMITS = [1 / 5, 1 / 3, 1 / 2, 2, 3] as const;

/** The types of all units of a file, whatever system it is of: nodes with an id and a type. */
const typesIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(typesIn);
  return 'id' in node && 'type' in node && typeof node.type === 'string' ? [node.type, ...below] : below;
};

const shareOf = ({ shares }: { shares: readonly { key: string; amount: number }[] }, key: string): number => {
  const spent = shares.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return (shares.find((share) => share.key === key)?.amount ?? 0) / spent;
};

describe.each(SYSTEM_IDS)('suggestions of %s', async (id) => {
  const rules = await loadMuster(id);
  const { system } = rules;
  const { nations, years, budget, budgetStep } = system.choices;
  if (budget === null) throw new Error('a usual game has a limit');
  const limitOf = (part: number): number => Math.floor((budget * part) / budgetStep) * budgetStep;

  const expectLegal = ({ file, assessment, points, units }: MusterResult, limit: number, told: string) => {
    expect(
      assessment.findings.filter(({ severity }) => severity === 'error'),
      told,
    ).toEqual([]);
    expect(points, told).toBeLessThanOrEqual(toMinor(limit, system.pointScale));
    expect(units, told).toBeGreaterThan(0);
    const groups = system.catalogue(file);
    const fielded = groups.flatMap(({ entries }) =>
      entries.flatMap(({ type, unavailable }) => (unavailable === undefined ? [type] : [])),
    );
    const types = typesIn(file.army);
    expect(types.length, told).toBeGreaterThan(0);
    expect(fielded, told).toEqual(expect.arrayContaining([...new Set(types)]));
    const guns = groups.find(({ title }) => title === 'Artillery')?.entries.map(({ type }) => type) ?? [];
    expect(types.filter((type) => guns.includes(type)).length, told).toBeLessThanOrEqual(types.length / 5);
    expect(shareOf(system.summary(file, assessment), 'artillery'), told).toBeLessThan(0.21);
  };

  // each nation meets each limit, in years that take turns; in everyday runs every second limit
  test.each(LIMITS)('at %d of the usual limit: legal, within it, of troops that the nation has', (part) => {
    const limit = limitOf(part);
    for (const [place, { value: nation }] of nations.entries()) {
      if (!isLongRun() && (place + LIMITS.indexOf(part)) % 2 === 1) continue;
      const year = years[(place + LIMITS.indexOf(part)) % years.length] ?? 0;
      const suggestion = suggestArmy(rules, { nation, year, budget: limit });
      const told = `${nation} ${year}, ${limit}`;
      if (suggestion.ok) expectLegal(suggestion.army, limit, told);
      else expect([told, suggestion.least ?? 0], suggestion.message).toEqual([told, expect.any(Number)]);
      if (part >= 1 / 3) expect(suggestion.ok, told).toBe(true);
    }
  });

  test('at the usual limit few are warned, the points are spent, and the order of nations is kept', () => {
    const horse = new Map<string, number>();
    const warned = nations.filter(({ value: nation }) => {
      const suggestion = suggestArmy(rules, { nation, year: 1757, budget });
      if (!suggestion.ok) throw new Error(suggestion.message);
      expectLegal(suggestion.army, budget, nation);
      const { file, assessment, points } = suggestion.army;
      expect(points, nation).toBeGreaterThan(0.85 * toMinor(budget, system.pointScale));
      horse.set(nation, shareOf(system.summary(file, assessment), 'cavalry'));
      return assessment.findings.some(({ severity }) => severity === 'warning');
    });
    expect(warned.length).toBeLessThan(2);
    const shares = [...horse.values()];
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    // as good as the most: armies of a few units cannot be told apart to the hundredth
    expect(horse.get('prussia')).toBeGreaterThan(Math.max(...shares) - 0.01);
    expect(horse.get('hbma')).toBeLessThan(mean);
    expect(horse.get('france')).toBeLessThan(horse.get('austria') ?? 0);
  });

  test('where none fits a sentence says so, and the limit that it names is enough', () => {
    const wish = { nation: 'prussia', year: 1757 };
    const none = suggestArmy(rules, { ...wish, budget: budgetStep });
    expect(none).toMatchObject({
      ok: false,
      code: 'none-fits',
      message: expect.stringMatching(/over the limit/),
    });
    const least = none.ok ? null : none.least;
    if (least === null) throw new Error('the limit is named');
    const some = suggestArmy(rules, { ...wish, budget: least });
    expect(some.ok && isLegal(some.army.assessment.findings)).toBe(true);
    expect(suggestArmy(rules, { ...wish, budget: least - budgetStep }).ok).toBe(false);
  });

  test('proportions that leave nobody are told', () => {
    const proportions = { foot: {}, cavalry: {}, artillery: {} };
    const none = suggestArmy(rules, { nation: 'prussia', year: 1757, budget, proportions });
    expect(none).toMatchObject({ ok: false, code: 'none-fits', least: null });
  });

  test('the same wish gives the same army', () => {
    const wish = { nation: 'austria', year: 1758, budget: limitOf(1 / 2) };
    expect(suggestArmy(rules, wish)).toEqual(suggestArmy(rules, wish));
  });
});

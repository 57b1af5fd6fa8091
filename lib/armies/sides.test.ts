import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '@/lib/rules';
import { listSides, listTypical, priceExample } from './ready-made';

test('every nation of every system is a side whose army is legal, within its limit, and drawn', async () => {
  const sides = await listSides();
  expect(sides.map(({ id }) => id)).toEqual((await listTypical()).map(({ id }) => id));
  expect(new Set(sides.map(({ system }) => system))).toEqual(new Set(SYSTEM_IDS));
  for (const { id, standing, summary, lines } of sides) {
    expect({ id, standing }).toEqual({ id, standing: 'legal' });
    expect(summary.points).toBeLessThanOrEqual(summary.budget ?? 0);
    expect(lines).not.toBe('');
  }
  const [first] = sides;
  expect(first).toMatchObject({
    name: 'Prussia 1757',
    about: '1,430 points, 13.5 units, broken at 6',
    summary: { nation: 'prussia', nationLabel: 'Prussia', year: 1757 },
  });
});

test('the example of a price is the sum of its lines, each with its page', async () => {
  const price = await priceExample();
  const { lines = [], total } = price?.item ?? {};
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  for (const { cite } of lines) expect(cite.page ?? cite.ruling).toBeDefined();
});

import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { pointsText, printedPoints, readPoints } from './core/price/points';
import { countedIds } from './fixtures/counted-ids';

describe.each(SYSTEM_IDS)('the limit of a new army of %s', (id) => {
  const made = async (budget: number | null) => {
    const system = await loadSystem(id);
    const { nations, years, scales } = system.choices;
    const file = system.newArmy(
      {
        name: 'New',
        nation: nations[0]?.value ?? '',
        year: years[0] ?? 0,
        scale: scales[0]?.value ?? '',
        budget,
      },
      countedIds(),
    );
    return { system, file, assessment: system.assess(file) };
  };

  test.each([[200], [1500], [null]])(
    '%s is what the form, the file, the list and the text say',
    async (points) => {
      const { system, file, assessment } = await made(points);
      expect((file.army as { budget: number | null }).budget).toBe(points);
      const { budget } = system.summary(file, assessment);
      expect(budget === null ? null : printedPoints(budget, system.pointScale)).toBe(points);
      const text = await system.text();
      const written = text.writeText(file, assessment, { markup: 'plain', length: 'full' });
      if (points !== null) expect(written).toMatch(new RegExp(`\\b(limit|D) ${pointsText(points)}\\b`));
      const read = text.readText(written);
      expect(read.ok && (read.file.army as { budget: number | null }).budget).toBe(points);
    },
  );

  test('what the form offers reads back as itself', async () => {
    const { choices } = await loadSystem(id);
    const { budget, budgetStep } = choices;
    expect(readPoints(pointsText(budget ?? 0), budgetStep)).toEqual({ ok: true, value: budget });
    // an evening's army, not sixty or a sixtieth of it
    expect(budget).toBeGreaterThanOrEqual(20);
    expect(budget).toBeLessThanOrEqual(2000);
  });

  test.each(['limit 1500', 'limit 1,500', 'limit 1 500'])('"%s" of a text reads as 1,500', async (typed) => {
    const { system, file, assessment } = await made(1500);
    const text = await system.text();
    const written = text
      .writeText(file, assessment, { markup: 'plain', length: 'full' })
      .replace(/limit 1,500/, typed)
      .replace(/D 1,500/, typed.replace('limit', 'D'));
    const read = text.readText(written);
    expect(read.ok && (read.file.army as { budget: number | null }).budget).toBe(1500);
  });
});

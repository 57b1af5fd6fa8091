import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { checkValue } from './check';
import type { ArmyFile } from './core/army/document';
import { edited } from './core/army/edit';
import { type Costing, shares, subtotals } from './core/price/costing';
import { compareFractions, fraction, plus, ZERO } from './core/price/fraction';
import type { SheetOptions } from './core/sheet/sheet';
import type { LabelOptions } from './core/sheet/sheet-parts';
import { ARMY_OF_1000 } from './fixtures/dearest-army';
import { readArmyValue } from './read-army';

const USUAL: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: '1 May 2027', version: 1, code: null, link: null },
};

const LABELS: LabelOptions = {
  stock: 'a4-63x38',
  start: 1,
  copies: 1,
  outlined: false,
  numbered: 'all',
  hidePosts: false,
  unitsOnly: false,
  blackAndWhite: false,
  hideRatings: false,
  priced: true,
  print: USUAL.print,
};

const systems = await Promise.all(SYSTEM_IDS.map(loadSystem));

describe.each(systems.filter(({ coefficients }) => coefficients.length > 0))('$id', (system) => {
  const { coefficients, id } = system;
  const { army } = JSON.parse(readFileSync(`data/${id}/lists/house-1-legal.json`, 'utf8'));
  const houseOf = (value: number | string) => Object.fromEntries(coefficients.map(({ key }) => [key, value]));

  const read = async (house: object, of: unknown = army): Promise<ArmyFile> => {
    const answer = await readArmyValue({ muster: 1, system: id, name: 'Older', house, army: of });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.file;
  };

  test.each([9999, 1.23456, 1e4, -200.5, 1e300, '2/1001', '401/2'])(
    'an older file with %s loads and goes everywhere, without a total',
    async (value) => {
      const file = await read(houseOf(value));
      const assessment = system.assess(file);
      const { costing, findings } = assessment;
      expect(costing).toBeNull();
      const told = findings.filter(({ code }) => code === 'house-1');
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ severity: 'error', at: [], cite: { source: id, ruling: 'house' } });
      expect(told[0]?.message).toContain(`${coefficients[0]?.label} is ${value}`);
      expect(told[0]?.message).toContain('between −200 and 200');
      expect(told[0]?.message.length).toBeLessThan(400);

      expect(system.summary(file, assessment).points).toBeNull();
      for (const { entries } of system.catalogue(file)) {
        for (const { price } of entries) expect(price).toBeNull();
      }
      system.outline(file);
      const compare = await system.compare();
      compare({ file, assessment }, { file, assessment });
      const sheets = await system.sheets();
      sheets.roster(file, assessment, USUAL);
      sheets.cards?.(file, assessment, { ...USUAL, cardSize: '63x88' });
      sheets.labels?.(file, assessment, LABELS);
      sheets.reference?.([file], { ...USUAL, full: true });
      const { writeText, readText } = await system.text();
      for (const markup of ['plain', 'markdown', 'bbcode'] as const) {
        for (const length of ['short', 'full'] as const) writeText(file, assessment, { markup, length });
      }
      const back = readText(writeText(file, assessment, { markup: 'plain', length: 'full' }));
      expect(back.ok && back.file.house).toEqual(file.house);
      const { toSide, fromSide } = await system.muster();
      expect(toSide(file).side).toBeDefined();
      expect(fromSide).toBeDefined();
      expect(await checkValue('older.json', file)).toMatchObject({ ok: true, points: null, legal: false });
      const fixed = edited(file, told[0]?.fix?.ops ?? []);
      expect(system.assess(fixed).costing).not.toBeNull();
    },
  );

  test.each([[null], [true], ['x'], ['1.5'], ['2/0'], [[2, 3]], [{}]])('%j is malformed', async (value) => {
    const key = coefficients[0]?.key ?? '';
    const answer = await readArmyValue({ muster: 1, system: id, name: '', house: { [key]: value }, army });
    expect(answer).toMatchObject({ ok: false, error: { code: 'malformed', at: ['house', key] } });
  });

  test.each([200, -200, 199.999, -199.999, '199999/1000', '-199999/1000', '199799/999', '-1/997'])(
    'the largest army with every coefficient at %s has an exact, safe total',
    async (value) => {
      const file = await read(houseOf(value), ARMY_OF_1000.get(id));
      const { costing } = system.assess(file);
      if (costing === null) throw new Error('no total');
      expect(costing.items.length).toBeGreaterThanOrEqual(1000);
      for (const sum of [costing.total, ...Object.values(shares(costing)), ...subtotals(costing).values()]) {
        expect(Math.abs(sum)).toBeLessThan(Number.MAX_SAFE_INTEGER);
      }
      const exactOf = ({ total, exact }: Pick<Costing, 'total' | 'exact'>) => exact ?? fraction(total);
      const sum = costing.items.reduce((all, item) => plus(all, exactOf(item)), ZERO);
      expect(compareFractions(exactOf(costing), sum)).toBe(0);
      // the digests round units; commanders, chips, trains and works are as they are
      for (const { total, lines } of costing.items) {
        if (lines.at(-1)?.label.startsWith('Rounded')) expect(Math.abs(total % system.pointScale)).toBe(0);
      }
    },
  );

  test('the largest army with coefficients that share no divisor is exact, too', async () => {
    const primes = [
      997, 991, 983, 977, 971, 967, 953, 947, 941, 937, 929, 919, 911, 907, 887, 883, 881, 877, 863,
    ];
    const house = Object.fromEntries(
      coefficients.map(({ key }, index) => {
        const divisor = primes[index % primes.length] ?? 1;
        return [key, `${divisor * 200 - 1}/${divisor}`];
      }),
    );
    const { costing } = system.assess(await read(house, ARMY_OF_1000.get(id)));
    expect(Math.abs(costing?.total ?? Number.NaN)).toBeLessThan(Number.MAX_SAFE_INTEGER);
    for (const { total, lines } of costing?.items ?? []) {
      if (lines.at(-1)?.label.startsWith('Rounded')) expect(Math.abs(total % system.pointScale)).toBe(0);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { checkText, checkValue } from './check';
import { edited } from './core/army/edit';
import { valueAt } from './core/army/path';
import { rulesProfile } from './core/contract/profile';
import { costing, shares, subtotals, sumOf } from './core/price/costing';
import { arbitraryArmy } from './fixtures/arbitrary-army';

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);
  const reader = await system.reader();
  const armies = arbitraryArmy(system);

  test('an answer, never an exception, for any JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const answers = [
          await checkValue('a.json', value),
          await checkText('b.json', JSON.stringify(value)),
          await checkValue('c.json', { muster: 1, system: id, name: '', army: value }),
        ];
        for (const answer of answers) expect(answer.ok).toBe(false);
      }),
    );
  });

  test('an answer for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await checkText('a.json', text)).ok).toBe(false);
      }),
    );
  });

  test('a mutilated army reads as malformed or is judged, and names a place', async () => {
    await fc.assert(
      fc.asyncProperty(
        armies,
        fc.array(fc.nat(6), { maxLength: 6 }),
        fc.jsonValue(),
        async (file, steps, value) => {
          const path: (string | number)[] = [];
          for (const step of steps) {
            const node = valueAt(file, path);
            const keys = node !== null && typeof node === 'object' ? Object.keys(node) : [];
            const key = keys[step % Math.max(1, keys.length)];
            if (key === undefined) break;
            path.push(Array.isArray(node) ? Number(key) : key);
          }
          if (path.length === 0) return;
          const answer = await checkValue('a.json', edited(file, [{ op: 'set', path, value }]));
          if (!answer.ok) expect(answer.error.message).not.toBe('');
        },
      ),
    );
  });

  test('the total is the sum of the lines, by node, by list and by share', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const { costing: cost } = system.assess(file);
        if (cost === null) return;
        expect(sumOf(cost.items.flatMap(({ lines }) => lines))).toBe(cost.total);
        expect(costing(cost.items).total).toBe(cost.total);
        // a share of house costs with fractions is the nearest number to its exact sum
        const shared = Object.values(shares(cost)).reduce((sum, amount) => sum + amount, 0);
        expect(shared).toBeCloseTo(cost.total, 6);
        expect(subtotals(cost).get('') ?? 0).toBe(cost.total);
        for (const { total, lines } of cost.items) expect(sumOf(lines)).toBe(total);
        for (const { total, exact } of [cost, ...cost.items]) {
          expect(Number.isInteger(total)).toBe(exact === undefined);
        }
      }),
    );
  });

  test('shares among the statistics are printed points and add up to the total', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const { costing: cost, stats } = system.assess(file);
        if (cost === null) return;
        const printed = Object.values(stats.share ?? {}).reduce((sum, points) => sum + points, 0);
        expect(printed).toBeCloseTo(cost.total / system.pointScale, 9);
      }),
    );
  });

  test('every line, finding and catalogue entry cites its source', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const { costing: cost, findings } = system.assess(file);
        const cites = [
          ...(cost?.items.flatMap(({ lines }) => lines) ?? []),
          ...findings,
          ...system.catalogue(file).flatMap(({ entries }) => entries),
        ].map(({ cite }) => cite);
        for (const { page, section, ruling } of cites) expect(page ?? section ?? ruling).toBeTruthy();
        for (const { message, title, at } of findings) {
          expect(message).not.toMatch(/undefined|NaN|\[object/);
          expect(title).not.toBe('');
          if (at.length > 0) expect(valueAt(file.army, at)).toBeDefined();
        }
      }),
    );
  });

  test('export then import gives the same army, verdict and profile', () => {
    fc.assert(
      fc.property(armies, (file) => {
        const first = reader.parse(JSON.parse(JSON.stringify(file)));
        if (!first.ok) throw new Error(JSON.stringify(first.errors));
        const second = reader.parse(JSON.parse(JSON.stringify(first.value)));
        if (!second.ok) throw new Error(JSON.stringify(second.errors));
        expect(first.value).toEqual(second.value);
        expect(JSON.parse(JSON.stringify(first.value))).toEqual(
          JSON.parse(JSON.stringify({ ...file, ...second.value })),
        );
        expect(system.assess(second.value)).toEqual(system.assess(file));
        expect(rulesProfile(system, second.value)).toEqual(rulesProfile(system, file));
      }),
    );
  });

  test('the plain, full text reads back to the same army', async () => {
    const { writeText, readText } = await system.text();
    const withoutIds = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withoutIds);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : [[key, withoutIds(child)]])),
      );
    };
    fc.assert(
      fc.property(armies, (file) => {
        const written = writeText(file, system.assess(file), { markup: 'plain', length: 'full' });
        const read = readText(written);
        if (!read.ok) throw new Error(`${JSON.stringify(read.faults)}\n${written}`);
        const again = writeText(read.file, system.assess(read.file), { markup: 'plain', length: 'full' });
        expect(again).toBe(written);
        const { name, player, packs, house, tables } = file;
        expect(read.file).toMatchObject({ name, packs, house, tables, ...(player && { player }) });
        expect(withoutIds(read.file.army)).toEqual(JSON.parse(JSON.stringify(withoutIds(file.army))));
        expect(rulesProfile(system, read.file).hash).toBe(rulesProfile(system, file).hash);
      }),
    );
  });

  test('any text reads as an army or as faults with their lines', async () => {
    const { readText } = await system.text();
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const answer = readText(lines.join('\n'));
        if (answer.ok) return;
        for (const { line, message } of answer.faults) {
          expect(line).toBeGreaterThan(0);
          expect(message).not.toBe('');
        }
      }),
    );
  });

  test('a fix settles its finding and leaves an army that reads', () => {
    fc.assert(
      fc.property(armies, (file) => {
        for (const { code } of system.assess(file).findings) {
          let current = file;
          // one fix may leave another of the same kind to do, but never goes round in circles
          for (let step = 0; ; step++) {
            const next = system
              .assess(current)
              .findings.find((finding) => finding.code === code && finding.fix);
            if (next?.fix === undefined) break;
            current = edited(current, next.fix.ops);
            expect(reader.parse(JSON.parse(JSON.stringify(current))).ok).toBe(true);
            expect(step, `${code}: ${next.fix.label}`).toBeLessThan(60);
          }
        }
      }),
    );
  });
});

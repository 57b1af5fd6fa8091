import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { manyUnits } from '../fixtures/many-units';
import { writeSheets } from '../fixtures/print-sheets';
import { armyRosterOf, cardsOf, readyMadeOf } from '../fixtures/printed';
import { readPdf } from '../fixtures/read-pdf';
import { readTags } from '../fixtures/read-tags';
import { packedPdf } from './packed';

/** A roster of an evening, which is asked for most, in bytes. */
const BUDGET = 80_000;

const isSame = async (sheet: PrintedSheet): Promise<number> => {
  const plain = await writeSheets(sheet);
  const packed = packedPdf(plain);
  expect(packed.byteLength).toBeLessThan(0.8 * plain.byteLength);
  expect(await readPdf(packed)).toEqual(await readPdf(plain));
  expect(await readTags(packed)).toEqual(await readTags(plain));
  return packed.byteLength;
};

test.each(SYSTEM_IDS)('a packed roster of %s says the same, tag for tag, in less than 80 KB', async (id) => {
  const system = await loadSystem(id);
  expect(await isSame(await armyRosterOf(system, await manyUnits(id, 25)))).toBeLessThan(BUDGET);
});

test('names in all letters, and the words of the format itself, come out as they went in', async () => {
  const [ready] = await readyMadeOf('honours-of-war');
  if (ready === undefined) throw new Error('There is no ready-made army');
  const named = { ...ready, name: 'Széchényi (Фёдор) \\ endobj endstream' };
  await isSame(
    await cardsOf(await loadSystem('honours-of-war'), named, { cardSize: 'quarter', backs: true }),
  );
});

test('what is no PDF is not packed', () => {
  expect(() => packedPdf(new TextEncoder().encode('no PDF'))).toThrow(RangeError);
});

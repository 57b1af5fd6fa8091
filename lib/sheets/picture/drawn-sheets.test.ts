import { beforeAll, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { manyUnits } from '../fixtures/many-units';
import { readyMadeOf } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import { loadFonts } from '../pdf/fonts';
import { layOutPages } from '../placed/placed-pages';
import { drawnSheets } from './drawn-sheets';

beforeAll(() => loadFonts('node_modules'));

/** Width and height as the head of a PNG has them. */
const sizeOf = (png: Uint8Array): number[] => {
  const head = new DataView(png.buffer, png.byteOffset);
  return [head.getUint32(16), head.getUint32(20)];
};

const plates = async (): Promise<PlateSheet[]> => {
  const system = await loadSystem('honours-of-war');
  const { plate } = await system.sheets();
  const [ready] = await readyMadeOf('honours-of-war');
  const files = [ready, await manyUnits('honours-of-war', 120)];
  return files.flatMap((file) =>
    file === undefined || plate === undefined ? [] : [plate(file, system.assess(file), USUAL)],
  );
};

test('plates are one drawing, one below the other, as SVG without a font and as PNG of 6 pixels to the mm', async () => {
  const sheets = await plates();
  const height = sheets.flatMap(layOutPages).reduce((sum, page) => sum + page.height, 0);
  const svg = new TextDecoder().decode(drawnSheets(sheets, 'svg'));
  expect(svg).toContain(`viewBox="0 0 297 ${height}"`);
  expect(svg).not.toMatch(/<text|<image|href|url\(/);
  const [first] = sheets;
  expect(sizeOf(drawnSheets(first === undefined ? [] : [first], 'png'))).toEqual([297 * 6, 210 * 6]);
});

test('what would have too many pixels is drawn less fine', async () => {
  const [, large] = await plates();
  if (large === undefined) throw new Error('There is no large plate');
  const many = Array.from({ length: 6 }, () => large);
  const [width = 0, height = 0] = sizeOf(drawnSheets(many, 'png'));
  expect(width * height).toBeLessThan(7_100_000);
  expect(width).toBeGreaterThan(900);
});

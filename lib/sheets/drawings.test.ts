import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '@/lib/rules/core/symbol';
import { DENSITIES } from './measures';
import { qrPath } from './qr';
import { SYMBOL_SHAPES } from './symbols';
import { TITLE_SIZES, titleSize } from './title-size';

describe('symbols', () => {
  test.each(SYMBOLS)('%s is drawn', (name) => {
    const shapes = SYMBOL_SHAPES[name];
    expect(shapes.length).toBeGreaterThan(1);
    for (const shape of shapes) {
      expect(shape.fill ?? shape.stroke).toBeDefined();
      if (shape.kind === 'path') expect(shape.d).toMatch(/^M[\d .,MmLlHhVvCcZzAa-]+$/);
    }
  });

  test('no two are alike', () => {
    expect(new Set(SYMBOLS.map((name) => JSON.stringify(SYMBOL_SHAPES[name]))).size).toBe(SYMBOLS.length);
  });
});

describe('qrPath', () => {
  test.each(['http://localhost:3000/s/abc', 'http://192.168.1.20:3000/s/sB5aGkn8086PTRVYs7cBVMiic10r88BL'])(
    'of %s has exactly the modules of the code',
    (link) => {
      const { size, d } = qrPath(link);
      const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
      for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
        for (let step = 0; step < Number(length); step++) {
          const line = modules[Number(y)];
          if (line !== undefined) line[Number(x) + step] = true;
        }
      }
      expect(modules).toEqual(encode(link, { ecc: 'M', border: 0 }).data);
    },
  );
});

test('a title is set as large as it fits', () => {
  expect(titleSize('Bevern’s wing, Lobositz 1756', 140)).toEqual({ points: 25, lines: 1 });
  expect(
    titleSize('The Allied Army of His Britannic Majesty before Minden, 1 August 1759', 140).points,
  ).toBeLessThan(25);
  expect(titleSize('word '.repeat(60), 140)).toEqual({ points: TITLE_SIZES.at(-1), lines: 2 });
});

describe('the style sheet of the page', () => {
  const css = readFileSync('app/_components/sheet/sheet.css', 'utf8');
  const block = (selector: string): string => css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const NAMES = {
    line: 'line',
    columnHead: 'column-head',
    gap: 'gap',
    head: 'head',
    commander: 'commander',
    row: 'row',
    note: 'note',
    total: 'total',
  } as const;

  test.each([
    ['regular', '.sheet-view'],
    ['tight', '.sheet-view[data-density="tight"]'],
  ] as const)('has the heights that pages are divided by: %s', (density, selector) => {
    for (const [key, name] of Object.entries(NAMES)) {
      const height = DENSITIES[density][key as keyof typeof NAMES];
      expect(block(selector)).toContain(`--sheet-${name}: ${height}mm;`);
    }
  });

  test('has a size for every title', () => {
    for (const points of TITLE_SIZES) expect(css).toContain(`${points}pt`);
  });
});

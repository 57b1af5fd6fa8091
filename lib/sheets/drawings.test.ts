import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '@/lib/rules/core/sheet/symbol';
import { qrPath } from './qr';
import { SYMBOL_SHAPES } from './symbols';

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

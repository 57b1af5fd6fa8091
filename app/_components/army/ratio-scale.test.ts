import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorPoints } from '@/lib/rules/core/price/points';
import { labelSpan, ratioOf, ratioScale } from './ratio-scale';

const of = (a: number, b: number, allowed: number) => ({
  points: [minorPoints(a), minorPoints(b)] as const,
  allowed: minorPoints(allowed),
});

test('two armies of Kutzdorf stand where their points say, past what counts as equal', () => {
  const scale = ratioScale(of(1100, 1000, 55), [{ label: 'Kutzdorf', ratio: 1.1 }]);
  expect(scale?.marks[0]?.x).toBeCloseTo(scale?.at ?? 0);
  expect(scale?.equal).toBeLessThan(scale?.at ?? 0);
});

test('an army that costs nothing stands to none', () => {
  expect(ratioOf([0, 5])).toBeNull();
  expect(ratioScale(of(0, 5, 0), [])).toBeNull();
});

test('everything stands on the scale, and labels in one row are apart', () => {
  const ratio = fc.double({ min: 1, max: 9, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.array(ratio, { maxLength: 5 }),
      (a, b, ratios) => {
        const scale = ratioScale(
          of(a, b, Math.floor(Math.max(a, b) / 20)),
          ratios.map((each, at) => ({ label: 'St Ulrich'.slice(at), ratio: each })),
        );
        if (scale === null) throw new Error('There is a ratio');
        for (const x of [scale.at, scale.equal, ...scale.marks.map((mark) => mark.x)]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
        }
        for (const mark of scale.marks)
          for (const other of scale.marks.filter(({ row }) => row === mark.row)) {
            if (other === mark) continue;
            const [[from, to], [start, end]] = [labelSpan(mark), labelSpan(other)];
            expect(to < start || end < from).toBe(true);
          }
      },
    ),
  );
});

test('scenarios that lie close together where the ratio is large stand in rows of their own', () => {
  const near = ['Kutzdorf', 'St Ulrich', 'Spittelwitz'].map((label, at) => ({
    label,
    ratio: 1.05 + at / 50,
  }));
  expect(ratioScale(of(9000, 1000, 50), near)?.marks.map(({ row }) => row)).toEqual([0, 1, 2]);
});

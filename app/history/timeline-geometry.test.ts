import { describe, expect, test } from 'vitest';
import type { BattleSummary } from '@/lib/history/answers';
import { shortName } from './battle-words';
import { DRAWING, timeline, xOf } from './timeline-geometry';

const NO_STRENGTH = {
  men: null,
  infantry: null,
  cavalry: null,
  guns: null,
  battalions: null,
  squadrons: null,
};

const side = (position: number, men: number | null): BattleSummary['sides'][number] => ({
  ...NO_STRENGTH,
  position,
  name: 'side',
  nations: [],
  commander: null,
  depth: 'totals',
  men,
});

const battle = (
  name: string,
  date: string | null,
  men: readonly [number | null, number | null],
): BattleSummary => ({
  id: name,
  kind: 'battle',
  name,
  date,
  otherNames: [],
  dateEnd: null,
  year: 1757,
  place: null,
  theatre: 'central',
  confidence: null,
  shipped: true,
  sides: [side(0, men[0]), side(1, men[1])],
});

describe('the timeline', () => {
  test('runs from July 1756 to the end of 1762', () => {
    expect(xOf(Date.UTC(1756, 6, 1))).toBe(DRAWING.left);
    expect(xOf(Date.UTC(1763, 0, 1))).toBe(DRAWING.right);
  });

  test('draws a thousand men as one, and a stub where nobody tells them', () => {
    const { bands } = timeline([battle('Breslau', '1757-11-22', [null, 80_000])], ['central']);
    expect(bands[0]?.marks[0]?.bars).toMatchObject([
      { length: DRAWING.unknown, isKnown: false },
      { length: 80, isKnown: true },
    ]);
  });

  test('leaves out what has no date, and draws a theatre without battles as its line', () => {
    const { bands, height } = timeline([battle('Kutzdorf', null, [1, 1])], ['central', 'eastern']);
    expect(bands.map(({ marks }) => marks.length)).toEqual([0, 0]);
    expect(bands[1]?.y).toBeGreaterThan(bands[0]?.y ?? 0);
    expect(height).toBeGreaterThan(bands[1]?.y ?? 0);
  });

  test('lays no name over another or over a bar, however close the battles', () => {
    const days = ['05', '11', '18', '22', '27', '30'];
    const battles = days.map((day, at) =>
      battle(`Battle of the day ${at}`, `1757-11-${day}`, [10_000 + at * 9_000, null]),
    );
    const marks = timeline(battles, ['central']).bands[0]?.marks ?? [];
    expect(marks).toHaveLength(days.length);
    const tops = marks.map(({ label }) => label.above);
    for (const [at, above] of tops.entries()) {
      expect(above).toBeGreaterThan(marks[at]?.bars[0].length ?? 0);
      for (const other of tops.slice(at + 1))
        expect(Math.abs(above - other)).toBeGreaterThanOrEqual(DRAWING.label);
    }
  });

  test('names a battle by its first name', () => {
    expect(shortName(battle('Kay (Paltzig)', null, [1, 1]))).toBe('Kay');
  });
});

import { describe, expect, test } from 'vitest';
import { costItem, costing, costLine } from '@/lib/rules/core/price/costing';
import type { Outline, OutlineRow, OutlineSection } from '@/lib/rules/core/tree/outline';
import { orderPart, PART_ROWS } from './order-part';

const row = (section: number, index: number): OutlineRow => ({
  at: ['brigades', section, 'units', index],
  id: `u${section}-${index}`,
  kind: 'unit',
  symbol: 'line',
  name: `Unit ${index}`,
  type: 'Line',
  cells: [
    { text: 'Regular', odd: false },
    { text: 'Small', odd: true },
  ],
});

const outlineOf = (...lengths: number[]): Outline => ({
  columns: ['Quality', 'Size'],
  detail: '',
  sections: lengths.map(
    (length, section): OutlineSection => ({
      at: ['brigades', section],
      id: `b${section}`,
      kind: 'formation',
      title: `Brigade ${section}`,
      detail: `${length} units`,
      rows: Array.from({ length }, (_, index) => row(section, index)),
    }),
  ),
});

/** Every part, as "section:rows". */
const partsOf = (outline: Outline): string[] => {
  const { place } = orderPart(outline, null, 1);
  return Array.from({ length: place.parts }, (_, index) =>
    orderPart(outline, null, index + 1)
      .sections.map(({ id, rows, continued }) => `${id}:${rows.length}${continued ? '+' : ''}`)
      .join(' '),
  );
};

describe('an order of battle in parts', () => {
  test.each<[lengths: number[], parts: string[]]>([
    [[], ['']],
    [[3, 0, 5], ['b0:3 b1:0 b2:5']],
    [
      [50, 40],
      ['b0:50', 'b1:40'],
    ],
    [
      [2, 200],
      ['b0:2 b1:56', 'b1:59+', 'b1:59+', 'b1:26+'],
    ],
    [
      [77, 200],
      ['b0:59', 'b0:18+ b1:40', 'b1:59+', 'b1:59+', 'b1:42+'],
    ],
  ])('%j are %j', (lengths, parts) => {
    expect(partsOf(outlineOf(...lengths))).toEqual(parts);
  });

  test('no row is lost or shown twice, and no part is long, however the units stand', () => {
    for (const lengths of [[1000], Array<number>(1000).fill(1), [1, 79, 80, 81, 400, 0, 439]]) {
      const outline = outlineOf(...lengths);
      const { place } = orderPart(outline, null, 1);
      const parts = Array.from({ length: place.parts }, (_, index) => orderPart(outline, null, index + 1));
      const shown = parts.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
      expect(shown).toEqual(outline.sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
      for (const { sections } of parts) {
        const drawn = sections.reduce((sum, { rows }) => sum + rows.length + 1, 0);
        expect(drawn).toBeLessThanOrEqual(PART_ROWS);
      }
    }
  });

  test('says which rows it shows, and keeps the totals of section and army', () => {
    const outline = outlineOf(200);
    const items = outline.sections.flatMap(({ rows }) =>
      rows.map(({ at }) => costItem(at, 'foot', [costLine('Line', 10, { source: 'x' })])),
    );
    const { place, total, sections } = orderPart(outline, costing(items), 2);
    expect(place).toEqual({ part: 2, parts: 4, from: 60, to: 118, all: 200 });
    expect(total).toBe(2000);
    expect(sections).toMatchObject([{ points: 2000, continued: true }]);
    expect(sections[0]?.rows[0]).toMatchObject({
      cells: [{ text: 'Regular' }, { text: 'Small' }],
      others: 'small',
      price: { points: 10, item: { total: 10, lines: [{ label: 'Line' }] } },
    });
  });

  test('a part beyond the last is the last', () => {
    expect(orderPart(outlineOf(200), null, 99).place.part).toBe(4);
  });
});

test('what the player wrote stands with its row, and with its section where that begins', () => {
  const army = {
    brigades: [{ notes: 'At dawn', units: [{ notes: ' Holds\nthe hill ' }, { notes: '  ' }] }],
  };
  const { sections } = orderPart(outlineOf(2), null, 1, army);
  expect(sections[0]?.note).toBe('At dawn');
  expect(sections[0]?.rows.map(({ note }) => note)).toEqual(['Holds the hill', undefined]);
  expect(orderPart(outlineOf(2), null, 1).sections[0]?.note).toBeUndefined();
});

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Run } from '@/lib/rules/core/sheet/sheet';
import { fontOf, loadFonts } from './pdf/fonts';
import { textWidth, wrapRuns } from './text-width';

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
const style = fc.constantFrom('strong' as const, 'soft' as const, 'italic' as const);
const run = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 80 }), style });

describe('textWidth', () => {
  beforeAll(() => loadFonts('node_modules'));

  const set = (text: string, weight: number): number => {
    const font = fontOf('inter latin', weight);
    if (font === null) throw new Error('Inter is not loaded');
    return ((font.layout(text).advanceWidth / font.unitsPerEm) * 10 * 25.4) / 72;
  };

  test.each([
    ['Options: small and large units on.', 'soft', 400],
    ['The quick brown fox jumps over 13 lazy dogs (p. 52); 1,385 points!', 'soft', 400],
    ['Hits: AVATAR To Wa MUSKETS', 'strong', 600],
    ['Möller’s battery, Székely “Prinz von Preußen” – ½', 'strong', 600],
  ] as const)('of %j is what the font says, or a little more', (text, run, weight) => {
    const width = set(text, weight);
    expect(textWidth(text, 10, run)).toBeGreaterThanOrEqual(width * 0.995);
    expect(textWidth(text, 10, run)).toBeLessThan(width * 1.08);
  });
});

describe('wrapRuns', () => {
  test('keeps words whole', () => {
    const lines = wrapRuns(
      [{ text: 'Frederick leaves at the end of move five; Keith takes command.' }],
      30,
      7,
    );
    expect(lines.map(textOf)).toEqual([
      'Frederick leaves at the',
      'end of move five; Keith',
      'takes command.',
    ]);
  });

  test('ends what is left out in an ellipsis', () => {
    const lines = wrapRuns([{ text: 'one two three four five six seven eight' }], 12, 7, 2);
    expect(lines).toHaveLength(2);
    expect(textOf(lines[1] ?? [])).toMatch(/ …$/);
  });

  test('loses nothing and overfills no line', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 5 }), fc.integer({ min: 8, max: 200 }), (runs, width) => {
        const lines = wrapRuns(runs, width, 7);
        expect(lines.map(textOf).join('').replace(/\s/g, '')).toBe(textOf(runs).replace(/\s/g, ''));
        for (const line of lines) {
          const letters = line.reduce((sum, each) => sum + textWidth(each.text.trim(), 7, each.style), 0);
          if ([...textOf(line)].length > 1) expect(letters).toBeLessThanOrEqual(width + 1e-6);
        }
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { rememberChoices, rememberedChoices } from './print-memory';
import { sameChoices, usualChoices } from './print-options';

const USUAL = usualChoices('en-GB');

const holding = (text: string | null) => ({ getItem: () => text });

describe('choices of the last print', () => {
  test('come back, but for the first free label', () => {
    let kept: string | null = null;
    const chosen = {
      ...USUAL,
      kinds: ['cards', 'labels'] as const,
      paper: 'letter' as const,
      numbered: 'all' as const,
      blackAndWhite: true,
      odds: false,
      labels: {
        ...USUAL.labels,
        start: 9,
        copies: 'stands' as const,
        stocks: { a4: 'a4-38x21' as const, letter: 'letter-44x13' as const },
      },
    };
    rememberChoices(chosen, {
      setItem: (_, value) => {
        kept = value;
      },
    });
    expect(rememberedChoices(USUAL, holding(kept))).toEqual({
      ...chosen,
      labels: { ...chosen.labels, start: 1 },
    });
  });

  test.each([
    null,
    '',
    'nonsense',
    '[]',
    '{"kind":"poster","paper":"a5","hidePoints":"yes","labels":{"copies":0,"stocks":{"a4":"letter-44x13"}}}',
    '{"labels":7}',
    '{"kinds":[]}',
    '{"kinds":["poster",7]}',
    `{"paper":"letter","more":"${'x'.repeat(3_000)}"}`,
  ])('are as usual where %j is kept', (text) => {
    expect(rememberedChoices(USUAL, holding(text))).toEqual(USUAL);
  });

  test('are those of the one sheet that could be chosen once', () => {
    expect(rememberedChoices(USUAL, holding('{"kind":"labels"}')).kinds).toEqual(['labels']);
  });

  test('are told from the usual ones, whatever their order', () => {
    const { kinds, ...others } = USUAL;
    expect(sameChoices({ ...others, kinds }, USUAL)).toBe(true);
    expect(sameChoices({ ...USUAL, labels: { ...USUAL.labels, priced: true } }, USUAL)).toBe(false);
  });

  test('are as usual without a storage', () => {
    expect(rememberedChoices(USUAL, null)).toEqual(USUAL);
    expect(() => rememberChoices(USUAL, null)).not.toThrow();
  });
});

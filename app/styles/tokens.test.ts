import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BLACK_AND_WHITE,
  type NationColours,
  NEUTRAL,
  nationColours,
  type Stripe,
} from '@/lib/sheets/nation-colours';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of custom properties in the first block opened by `selector`. */
const block = (selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const ribbon = (stripes: readonly Stripe[]): string => {
  const parts = stripes.map(({ colour, to }, index) => {
    const from = stripes[index - 1]?.to;
    if (stripes.length === 1) return `${colour} 0 100%`;
    if (from === undefined) return `${colour} 0 ${to}%`;
    return to === 100 ? `${colour} ${from}%` : `${colour} ${from}% ${to}%`;
  });
  return `linear-gradient(90deg, ${parts.join(', ')})`;
};

const expectColours = (selector: string, { sym, sym2, flag }: NationColours, dark: boolean) => {
  const declared = block(selector);
  const paired = ({ light, dark: night }: { light: string; dark: string }) =>
    dark ? `light-dark(${light}, ${night})` : light;
  expect(declared.get('--sym')).toBe(paired(sym));
  expect(declared.get('--sym-2')).toBe(paired(sym2));
  expect(declared.get('--flag')).toBe(ribbon(flag));
};

const NATIONS = ['prussia', 'austria', 'hbma', 'russia', 'france', 'saxony', 'reichsarmee', 'sweden'];

test.each(NATIONS)('the screen shows %s in the colours of the sheets', (nation) => {
  expect(nationColours(nation)).not.toBe(NEUTRAL);
  expectColours(`[data-nation="${nation}"]`, nationColours(nation), true);
});

test('neutral and black and white agree with the sheets too', () => {
  expectColours('[data-theme]', NEUTRAL, true);
  expectColours('[data-ink="bw"]', BLACK_AND_WHITE, false);
});

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
};

test.each(NATIONS)(
  'both halves of a symbol of %s are told apart, and stand out from the dark page',
  (nation) => {
    const { sym, sym2 } = nationColours(nation);
    for (const scheme of ['light', 'dark'] as const)
      expect(contrast(sym[scheme], sym2[scheme])).toBeGreaterThanOrEqual(3);
    const [, paper = ''] =
      /light-dark\(#\w+, (#\w+)\)/.exec(block('[data-theme]').get('--paper') ?? '') ?? [];
    for (const half of [sym, sym2]) expect(contrast(half.dark, paper)).toBeGreaterThanOrEqual(3);
  },
);

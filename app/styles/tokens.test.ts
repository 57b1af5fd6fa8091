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

test.each(['prussia', 'austria', 'hbma', 'russia', 'france', 'saxony', 'reichsarmee', 'sweden'])(
  'the screen shows %s in the colours of the sheets',
  (nation) => {
    expect(nationColours(nation)).not.toBe(NEUTRAL);
    expectColours(`[data-nation="${nation}"]`, nationColours(nation), true);
  },
);

test('neutral and black and white agree with the sheets too', () => {
  expectColours('[data-theme]', NEUTRAL, true);
  expectColours('[data-ink="bw"]', BLACK_AND_WHITE, false);
});

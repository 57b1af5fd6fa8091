import { describe, expect, test } from 'vitest';
import type { Card } from '@/lib/rules/core/sheet-parts';
import { said, textMarks } from '../fixtures/part-texts';
import { cardFace } from './card-faces';
import { head } from './card-head';
import { cardWidth } from './card-setting';
import { fitted, runWidth } from './face-width';
import { run } from './mark';

const FACE = cardFace({ size: '63x88', paper: 'a4' });

const card = (title: string): Card => ({
  title,
  subtitle: '',
  sum: '130',
  symbol: 'line',
  nation: 'prussia',
  lines: [],
  parts: [],
  tracks: [],
  foot: [],
});

/** Lines of a name, and the height of what they stand in. */
const named = (title: string) => {
  const { height, marks } = head(card(title), FACE, cardWidth(FACE));
  return { height, lines: textMarks(marks).map(said).slice(0, -2) };
};

describe('the name of a card', () => {
  test('stands on one line, a long one on two of the same height', () => {
    const short = named('Billerbeck');
    const long = named('Chasseur and grenadier companies of Hesse-Kassel');
    expect(short.lines).toEqual(['Billerbeck']);
    expect(long.lines).toHaveLength(2);
    expect(long.lines.join(' ')).toBe('Chasseur and grenadier companies of Hesse-Kassel');
    expect(long.height).toBe(short.height);
  });

  test('is cut short only where two lines have no room for it', () => {
    const { lines } = named('The combined grenadier battalions of Anhalt, Kleist, Billerbeck and Grumbkow');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(named('Kołłątaj'.repeat(20)).lines[0]).toMatch(/…$/);
  });
});

test('a text set smaller to fit is never cut by the rounding of its size', () => {
  const text = run('Cuirassier regiment, heavy cavalry, Sweden', {
    points: 7.2,
    face: 'serif',
    italic: true,
  });
  for (let width = runWidth({ ...text, points: 6.05 }); width < runWidth(text) + 1; width += 0.013)
    expect(fitted(text, width).text).toBe(text.text);
});

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLetterCovered } from '../printable-text';
import { allFonts, coveringFont, loadFonts, unpackWoff } from './fonts';

beforeAll(() => loadFonts('node_modules'));

test('the table of letters is that of the fonts', () => {
  const wrong: string[] = [];
  // no font need be asked for what none of them lists
  const listed = new Set([...allFonts().values()].flatMap(({ characterSet }) => characterSet));
  for (let code = 0x20; code <= 0x2ffff; code++) {
    const drawn = listed.has(code) && coveringFont(String.fromCodePoint(code), 'sans', 400) !== null;
    if (drawn !== isLetterCovered(code)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

describe('coveringFont', () => {
  const nameOf = (...asked: Parameters<typeof coveringFont>): string | undefined =>
    coveringFont(...asked)?.postscriptName;

  test('is the first of a face that has the letter, in the cut asked for', () => {
    expect(nameOf('L', 'sans', 400)).toBe('inter-latin-400-normal');
    expect(nameOf('L', 'sans', 600)).toBe('inter-latin-600-normal');
    expect(nameOf('D', 'serif', 400, 'italic')).toBe('libre-caslon-text-latin-400-italic');
    expect(nameOf('ł', 'serif', 400)).toBe('libre-caslon-text-latin-ext-400-normal');
    expect(nameOf('Р', 'display', 400)).toBe('inter-cyrillic-400-normal');
    expect(nameOf('龍', 'sans', 400)).toBeUndefined();
  });

  test('is upright where there is no other', () => {
    expect(nameOf('Р', 'sans', 600, 'italic')).toBe('inter-cyrillic-400-normal');
  });
});

describe('unpackWoff', () => {
  const woff = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff');

  test('gives the TrueType file with every table at its place', () => {
    const font = unpackWoff(woff);
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    const tags = Array.from({ length: count }, (_, at) =>
      font.toString('latin1', 12 + at * 16, 16 + at * 16),
    );
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    for (let at = 0; at < count; at++) {
      const entry = 12 + at * 16;
      expect(font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12)).toBeLessThanOrEqual(font.length);
      expect(font.readUInt32BE(entry + 8) % 4).toBe(0);
    }
  });

  test('refuses anything else', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 is another format entirely'))).toThrow(RangeError);
  });
});

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { familiesOf, isCovered, loadFonts } from './fonts';
import { printableText } from './printable-text';
import { unpackWoff } from './woff';

beforeAll(() => loadFonts('node_modules'));

describe('printableText', () => {
  test.each([
    ['plain text', 'Itzenplitz, IR 13', 'Itzenplitz, IR 13'],
    ['letters of our fonts', 'Kołłątaj, Румянцев, Ἀθῆναι, Nguyễn', 'Kołłątaj, Румянцев, Ἀθῆναι, Nguyễn'],
    ['composed letters', 'Mo\u0308ller', 'Möller'],
    ['letters of no font', 'Drag 龍騎兵 oner', 'Drag [?] oner'],
    ['one sign of several code points', 'Husar 👨‍👩‍👧‍👦!', 'Husar [?]!'],
    ['Hebrew', 'Ulan שלום', 'Ulan [?]'],
    ['bidi overrides', 'Prussia\u202Eairtsua\u202C', 'Prussiaairtsua'],
    ['isolates and joiners', 'a\u2066b\u2069\u200Dc', 'abc'],
    ['controls', 'a\u0000b\u0007c', 'abc'],
    ['tabs and new lines', 'a\tb\r\nc', 'a b c'],
    ['half a surrogate pair', 'a\uD83Db', 'a[?]b'],
  ])('%s', (_, given, printed) => {
    expect(printableText(given, isCovered)).toBe(printed);
  });
});

describe('familiesOf', () => {
  test('is one font for a text that it covers, and a list for any other', () => {
    expect(familiesOf('sans', 'Left wing, 1,385 – “½”')).toBe('inter latin');
    expect(familiesOf('serif', 'Duke of Bevern')).toBe('libre-caslon-text latin');
    expect(familiesOf('serif', 'Kołłątaj')).toContain('libre-caslon-text latin-ext');
    expect(familiesOf('display', 'Румянцев')).toContain('inter cyrillic');
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

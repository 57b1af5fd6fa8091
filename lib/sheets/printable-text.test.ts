import { describe, expect, test } from 'vitest';
import { BEVERN } from './fixtures/bevern';
import { rosterPages } from './placed/roster-pages';
import { isCovered, printableText, unprintable } from './printable-text';

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

describe('unprintable', () => {
  test('counts what stands as [?], once a sheet, with its line and page', () => {
    const sheet = { ...BEVERN, title: '龍 Kyau 👑, Łódź', subtitle: 'Left wing' };
    expect(unprintable(rosterPages(sheet))).toEqual({
      count: 2,
      lines: [{ text: '龍 Kyau 👑, Łódź', page: 1 }],
    });
  });

  test('is nothing where every letter has a font', () => {
    expect(unprintable(rosterPages(BEVERN))).toEqual({ count: 0, lines: [] });
  });
});

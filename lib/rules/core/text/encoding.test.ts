import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeAs, decodeText, ENCODINGS } from './encoding';

const FIELD = 'lib/history/own/fixtures/field';

describe('the encoding of a text', () => {
  test.each([
    ['b26-mac-roman.csv', 'macintosh'],
    ['b27-dos-850.csv', 'ibm850'],
  ])('%s is %s', (file, encoding) => {
    const decoded = decodeText(readFileSync(`${FIELD}/${file}`));
    expect(decoded.encoding).toBe(encoding);
    for (const word of ['Preußen', 'Österreicher', 'Füsiliere', 'Württemberg'])
      expect(decoded.text).toContain(word);
  });

  test.each([
    ['windows-1250', 'K\xf8\xeddlo, p\xec\x9a\xed pluk', 'Křídlo, pěší pluk'],
    ['windows-1251', '\xcf\xf0\xf3\xf1\xf1\xe8\xff', 'Пруссия'],
    ['windows-1252', 'J\xe4ger \x96 L\xf6wenstein', 'Jäger – Löwenstein'],
  ])('words tell %s', (encoding, bytes, text) => {
    expect(decodeText(Buffer.from(bytes, 'latin1'))).toEqual({ encoding, text });
  });

  test('can be chosen: bytes of letters read in each', () => {
    const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
    for (const encoding of ENCODINGS.slice(3)) expect([...decodeAs(bytes, encoding)]).toHaveLength(128);
  });
});

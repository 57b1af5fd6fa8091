import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, measureJson, readJson } from './read-json';

const FAULTS: { text: string; line: number; column: number; says: RegExp }[] = [
  { text: '', line: 1, column: 1, says: /a value, but the file ends/ },
  { text: '{', line: 1, column: 2, says: /a name/ },
  { text: '{\n  "a": 1,\n}', line: 3, column: 1, says: /a name in double quotes, but found }/ },
  { text: '{\n  "a": 1\n  "b": 2\n}', line: 3, column: 3, says: /a comma or }/ },
  { text: '[1 2]', line: 1, column: 4, says: /a comma or \], but found 2/ },
  { text: '[1,]', line: 1, column: 4, says: /a value, but found \]/ },
  { text: '[1}', line: 1, column: 3, says: /a comma or \]/ },
  { text: '{"a" 1}', line: 1, column: 6, says: /a colon/ },
  { text: '{a: 1}', line: 1, column: 2, says: /a name in double quotes, but found a/ },
  { text: '{"a": undefined}', line: 1, column: 7, says: /found undefined/ },
  { text: '{"a": 01}', line: 1, column: 7, says: /a value/ },
  { text: '{"a": +1}', line: 1, column: 7, says: /a value/ },
  { text: '{"a": NaN}', line: 1, column: 7, says: /found NaN/ },
  { text: '{"a": "x}', line: 1, column: 7, says: /never closed/ },
  { text: '{"a": "x\ny"}', line: 1, column: 9, says: /line break/ },
  { text: '{"a": "\\q"}', line: 1, column: 8, says: /backslash/ },
  { text: "{'a': 1}", line: 1, column: 2, says: /double quotes/ },
  { text: '{"a": 1, "a": 2}', line: 1, column: 10, says: /"a" stands twice/ },
  { text: '{} {}', line: 1, column: 4, says: /end of the file/ },
  { text: '// note\r\n{}', line: 1, column: 1, says: /a value/ },
  { text: '{}\r\n]', line: 2, column: 1, says: /end of the file/ },
];

describe('readJson', () => {
  test.each(FAULTS)('$text', ({ text, line, column, says }) => {
    const read = readJson(text);
    expect(read).toMatchObject({ ok: false, at: { line, column } });
    expect(read.ok ? '' : read.message).toMatch(says);
  });

  test('reads what JSON.parse reads, spaced or not', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, spaced) => {
        const text = JSON.stringify(value, null, spaced ? 2 : undefined);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test('refuses every text that JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 2 }), (text, at, put) => {
        const broken = text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
        const read = readJson(broken);
        if (read.ok) expect(read.value).toEqual(JSON.parse(broken));
        else if (!/twice/.test(read.message)) expect(() => JSON.parse(broken)).toThrow();
      }),
    );
  });

  test('accepts a byte order mark', () => expect(readJson('\uFEFF{}')).toEqual({ ok: true, value: {} }));

  test('stops at a depth that would end recursive code', () => {
    expect(readJson('['.repeat(500_000))).toMatchObject({
      ok: false,
      at: { line: 1, column: MAX_DEPTH + 1 },
    });
    expect(readJson('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)).ok).toBe(true);
  });
});

test('measureJson counts what a value holds and finds what is nested too deep', () => {
  expect(measureJson({ ab: ['xyz', 12] })).toEqual({ length: 6 + 1 + 5 + 1 + 2, tooDeepAt: null });
  let deep: unknown = null;
  for (let level = 0; level < 100_000; level++) deep = { deep };
  expect(measureJson({ fine: 1, army: deep }).tooDeepAt).toEqual(['army']);
});

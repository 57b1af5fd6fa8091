import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, MAX_NAMES, measureJson, readJson } from './read-json';

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
  { text: '{"a": 1, "a": 2}', line: 1, column: 10, says: /"a" appears twice/ },
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

  test('reads a short text as it reads the same text among so many blanks that it is long', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 2 }), (text, at, put) => {
        const there = at % (text.length + 1);
        const some = text.slice(0, there) + put + text.slice(there + 1);
        const [short, long] = [readJson(some), readJson(`${' '.repeat(100_000)}${some}`)];
        expect(short.ok).toBe(long.ok);
        if (short.ok && long.ok) expect(short.value).toEqual(long.value);
        else if (!short.ok && !long.ok) expect(short.message).toBe(long.message);
      }),
    );
  });

  test.each([
    ['{"a": {"b": 1, "b": 1}}', false],
    [String.raw`{"a\\": 1, "a\\": 1}`, false],
    [String.raw`{"a": "x\\\": 1"}`, true],
    [String.raw`{"a": "\"b\": 1", "b": "\\"}`, true],
    [String.raw`{"\u0061": 1, "a": 1}`, false],
    ['{"__proto__": 1, "a": 1}', true],
    ['{"a" : [{"a"\n:1}, {"a":1}]}', true],
  ])('a name that appears twice in %s', (text, ok) => {
    expect(readJson(text).ok).toBe(ok);
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

describe('bounds', () => {
  const list = (count: number) => `[${Array.from({ length: count }, () => '0').join(', ')}]`;

  test('entries of the outermost list are counted, and those of no other', () => {
    expect(readJson(list(3), { entries: 3 }).ok).toBe(true);
    expect(readJson(list(4), { entries: 3 })).toEqual({
      ok: false,
      why: 'entries',
      at: { line: 1, column: 11 },
      message: 'more than 3 entries in the list',
    });
    expect(readJson(`[${list(9)}, {"a": ${list(9)}}]`, { entries: 2 }).ok).toBe(true);
    expect(readJson(`{"a": ${list(9)}}`, { entries: 2 }).ok).toBe(true);
  });

  test('values are counted, whatever they are', () => {
    const text = '{"a": [1, "b", {"c": null}]}';
    expect(readJson(text, { values: 6 }).ok).toBe(true);
    expect(readJson(text, { values: 5 })).toMatchObject({ ok: false, why: 'too-large', at: { column: 22 } });
  });

  test('nothing beyond a bound is looked at: what follows may be anything', () => {
    expect(readJson('[0, 0, 0, oh no', { entries: 2 })).toMatchObject({ why: 'entries' });
    expect(readJson('[0, 0, 0, oh no', { values: 3 })).toMatchObject({ why: 'too-large' });
    expect(readJson(`[${'0,'.repeat(3_900_000)}`)).toMatchObject({ ok: false, why: 'too-large' });
    const names = Array.from({ length: MAX_NAMES + 1 }, (_, index) => `"${index}": 0`);
    expect(readJson(`{${names.slice(1).join()}}`).ok).toBe(true);
    expect(readJson(`{${names.join()}, oh no`)).toMatchObject({
      why: 'too-large',
      message: 'more than 1,000 names in one object',
    });
  });

  test.each([
    ['digits', '1'.repeat(4_000_000), true],
    ['digits that end in a letter', `${'1'.repeat(4_000_000)}x`, false],
    ['places', `1.${'1'.repeat(4_000_000)}e`, false],
    ['blanks', `${' '.repeat(4_000_000)}1`, true],
    ['lines', '\n'.repeat(4_000_000), false],
    ['escapes', `"${'\\"'.repeat(2_000_000)}"`, true],
    ['a text that never ends', `"${'x'.repeat(4_000_000)}`, false],
    ['a long name twice', `{"${'x'.repeat(2_000_000)}":1,"${'x'.repeat(2_000_000)}":1}`, false],
  ])('millions of %s end no pattern and fill no message', (_, text, ok) => {
    const read = readJson(text);
    expect(read.ok).toBe(ok);
    if (!read.ok) expect(read.message.length).toBeLessThan(100);
  });
});

describe('measureJson', () => {
  const most = { length: 1e9, values: 1e9 };

  test('counts what a value holds and finds what is nested too deep', () => {
    expect(measureJson({ ab: ['xyz', 12] }, most)).toEqual({
      length: 6 + 1 + 5 + 1 + 2,
      values: 4,
      tooDeepAt: null,
    });
    let deep: unknown = null;
    for (let level = 0; level < 100_000; level++) deep = { deep };
    expect(measureJson({ fine: 1, army: deep }, most).tooDeepAt).toEqual(['army']);
  });

  test('stops soon after the most it is asked for', () => {
    const wide = Array.from({ length: 50 }, () => Array.from({ length: 1000 }, () => 0));
    expect(measureJson(wide, { length: 1e9, values: 100 }).values).toBeLessThanOrEqual(102);
    expect(measureJson(wide, { length: 100, values: 1e9 }).length).toBeLessThan(2200);
  });

  test('counts as the reader of the text does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { values } = measureJson(value, most);
        const text = JSON.stringify(value);
        expect(readJson(text, { values }).ok).toBe(true);
        expect(readJson(text, { values: values - 1 }).ok).toBe(false);
      }),
    );
  });
});

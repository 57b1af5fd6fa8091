import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, cleanNotes, fileName, MAX_NAME } from './name';

test.each([
  ['Alt-Kleist, IR 27', 'Alt-Kleist, IR 27'],
  ['  Kołłątaj ', 'Kołłątaj'],
  ['Kollonta\u0301j', 'Kollontáj'],
  ['a\u0000b\u0007c\u009Fd', 'abcd'],
  ['\u202Egnol yrev\u202C', 'gnol yrev'],
  ['\u2066x\u2069\u200E\u200F', 'x'],
  ['\uFEFFname', 'name'],
  ['one\ttwo\r\nthree\u2028four', 'one two three four'],
  ['half \uD83D a pair', 'half  a pair'],
  ['👩‍🚀', '👩‍🚀'],
  [' \u202E ', ''],
])('the name %j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test('the lines of notes stay', () => {
  expect(cleanNotes('\none\r\ntwo\u0001\rthree\tfour \uDC00\n ', 2000)).toBe('one\ntwo\nthree four');
});

test.each([
  ['Lobositz 1756: Prussia', 'Lobositz 1756 Prussia'],
  ['../../etc/"passwd"\r\nX: y', 'etc passwd X y'],
  ['half a pair \uD83D', 'half a pair'],
  ['...', 'Army'],
  ['', 'Army'],
  ['CON.', 'CON'],
])('a file of %j is called %j', (name, file) => {
  expect(fileName(name, 'Army')).toBe(file);
});

test('whatever is typed, a name is well formed, fits and stays as it is once it is kept', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 1, max: MAX_NAME }),
      (text, max) => {
        const kept = cleanName(text, max);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(max);
        expect(cleanName(kept, max)).toBe(kept);
        expect(kept).not.toMatch(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
        expect(fileName(text, 'x')).not.toMatch(/^$|[/\\:*?"<>|\p{Cc}]/u);
      },
    ),
  );
});

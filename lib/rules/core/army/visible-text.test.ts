import { expect, test } from 'vitest';
import { visibleLine, visibleText } from './name';

test.each([
  ['Alt-Kleist, IR 27', 'Alt-Kleist, IR 27'],
  ['Kołłątaj', 'Kołłątaj'],
  ['Апшеронский полк', 'Апшеронский полк'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
  ['\u202Egnol yrev\u202C', 'gnol yrev'],
  ['\u2066x\u2069', 'x'],
  ['\uFEFFname', 'name'],
  ['one\ttwo\r\nthree', 'one two three'],
  ['<script>', '<script>'],
  ['👩‍🚀', '👩‍🚀'],
])('%j becomes %j', (typed, clean) => {
  expect(visibleLine(typed)).toBe(clean);
});

test('line ends of a note stay', () => {
  expect(visibleText('one\r\ntwo\u0001\rthree\tfour')).toBe('one\ntwo\nthree four');
});

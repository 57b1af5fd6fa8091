import { expect, test } from 'vitest';
import { builderPath, wayBack } from './builder-path';

test('the way back from the builder leads to an entry and to no other place', () => {
  const { searchParams } = new URL(builderPath('army-1', '/enter/abc_D-9'), 'http://muster');
  expect(wayBack(searchParams.get('back'), 'army-1')).toBe('/enter/abc_D-9?army=army-1');
  expect(wayBack('/receipt/abc/replace', 'a')).toBe('/receipt/abc/replace?army=a');
});

test.each([null, '', '//elsewhere.example', 'https://elsewhere.example/enter/a', '/enter/../x', '/armies/a'])(
  '%s is no way back',
  (back) => {
    expect(wayBack(back, 'army-1')).toBeNull();
  },
);

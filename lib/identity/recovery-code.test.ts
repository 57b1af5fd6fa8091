import { expect, test } from 'vitest';
import { newRecoveryCode, recoveryCodeHash } from './token';

test('a code is four groups of signs that nobody takes for another, and never comes twice', () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test.each(['0A1B-2C3D-4E5F-6G7H', '0a1b 2c3d 4e5f 6g7h', 'oaib2c3d4e5f6g7h', ' OALB-2C3D-4E5F-6G7H '])(
  'typed as %j it is the same',
  (typed) => expect(recoveryCodeHash(typed)).toBe(recoveryCodeHash('0A1B2C3D4E5F6G7H')),
);

import { describe, expect, test } from 'vitest';
import { knownBrowser, withKnown } from './browser-cookies';
import { readSigned } from './sessions';

const SECRET = 's'.repeat(64);

describe('a browser that was signed in', () => {
  const cookie = withKnown(undefined, SECRET, 'zieten@example.org');

  test('is known to that account, by an id that stays', () => {
    const id = knownBrowser(cookie, SECRET, 'zieten@example.org');
    expect(id).toMatch(/^[\w-]{32}$/);
    expect(knownBrowser(withKnown(cookie, SECRET, 'zieten@example.org'), SECRET, 'zieten@example.org')).toBe(
      id,
    );
    expect(knownBrowser(cookie, SECRET)).toBe(id);
    expect(cookie).not.toContain('zieten');
  });

  test('is known to no other account, nor under another secret', () => {
    expect(knownBrowser(cookie, SECRET, 'daun@example.org')).toBeNull();
    expect(knownBrowser(cookie, 'x'.repeat(64), 'zieten@example.org')).toBeNull();
    expect(knownBrowser(undefined, SECRET, 'zieten@example.org')).toBeNull();
  });

  test('makes nothing of what was changed in it', () => {
    const [mark = '', id = '', signature = ''] = cookie.split('.');
    const other = withKnown(undefined, SECRET, 'daun@example.org').split('.');
    for (const text of [
      `${mark}.${id}`,
      `${mark}.${id}.`,
      `${mark}.${'a'.repeat(32)}.${signature}`,
      `${other[0]}.${id}.${signature}`,
      `${cookie}.x`,
      'é.é.é',
    ]) {
      expect(knownBrowser(text, SECRET), text).toBeNull();
    }
  });

  test('knows five accounts, the newest first, and opens none', () => {
    const people = Array.from({ length: 7 }, (_, index) => `cadet-${index}@example.org`);
    const all = people.reduce<string | undefined>(
      (known, email) => withKnown(known, SECRET, email),
      undefined,
    );
    const known = people.filter((email) => knownBrowser(all, SECRET, email) !== null);
    expect(known).toEqual(people.slice(2));
    expect(readSigned(cookie, SECRET)).toBeNull();
  });
});

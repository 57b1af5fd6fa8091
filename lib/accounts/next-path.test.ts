import { expect, test } from 'vitest';
import { nextPath, nextQuestion } from './next-path';

test.each([
  ['/events/pirna?page=2', '/events/pirna?page=2'],
  ['/armies/abc#top', '/armies/abc'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['events', '/'],
  ['/account/sign-in?next=/x', '/'],
  [`/${'a'.repeat(600)}`, '/'],
])('%j leads to %j', (asked, path) => expect(nextPath(asked)).toBe(path));

test('it comes through an address', () => {
  const question = nextQuestion('/events/pirna?page=2&a=b');
  expect(nextPath(new URLSearchParams(question).get('next') ?? undefined)).toBe('/events/pirna?page=2&a=b');
  expect(nextQuestion('/')).toBe('');
});

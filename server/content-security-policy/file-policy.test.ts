import { expect, test } from 'vitest';
import { plainPolicy } from './file-policy';

test('what is no page may load nothing, a thread of a page scripts from here alone, and the worker asks here alone', () => {
  for (const url of ['/', '/api/history/battles', '/_next/data/x', '/a/_next/static/x.js', '']) {
    expect(plainPolicy(url, false)).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  expect(plainPolicy('/_next/static/chunks/a.js', false)).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  expect(plainPolicy('/sw.js', false)).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

import { afterEach, expect, test, vi } from 'vitest';
import { isSecureAddress } from './origin';

afterEach(() => vi.unstubAllEnvs());

test.each([
  // a page behind a proxy that passes the host on, and one that does not
  [{ host: 'muster.example.org' }, true],
  [{ host: 'muster.example.org', origin: 'https://muster.example.org' }, true],
  [{ host: '127.0.0.1:3000', origin: 'https://muster.example.org' }, true],
  // the club's laptop
  [{ host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }, false],
  [{ host: 'localhost:3000' }, false],
  // a name that is offered both ways, and one of http alone
  [{ host: 'both.example.org', origin: 'https://both.example.org' }, false],
  [{ host: 'plain.example.org', origin: 'http://plain.example.org' }, false],
  // no name of ours
  [{ host: 'evil.example', origin: 'https://evil.example' }, false],
  [{ host: '192.168.1.20:3000', origin: 'null' }, false],
  [{}, false],
])('a cookie for %j is Secure: %s', (headers, secure) => {
  vi.stubEnv(
    'MUSTER_ORIGINS',
    'https://muster.example.org, https://both.example.org, http://both.example.org, http://plain.example.org',
  );
  expect(isSecureAddress(new Headers(headers))).toBe(secure);
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['http://localhost:3000', 'localhost'],
  ['https://localhost', 'localhost'],
  ['https://muster.example.org', 'muster.example.org'],
  ['https://muster.example.org:8443', null],
  ['http://muster.example.org', null],
  ['https://203.0.113.7', null],
  ['http://192.168.1.20:3000', null],
  ['https://evil.example', null],
  ['null', null],
  ['', null],
])('the site of passkeys asked for from %j is %j', async (origin, site) => {
  vi.resetModules();
  vi.stubEnv('MUSTER_ORIGINS', 'https://muster.example.org, http://plain.example.org, https://203.0.113.7');
  const { passkeySite } = await import('../accounts/passkeys');
  expect(passkeySite(new Headers({ origin }))).toBe(site);
});

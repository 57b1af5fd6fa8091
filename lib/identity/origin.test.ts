import { hostname, networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';

const load = async (origins = '') => {
  vi.resetModules();
  vi.stubEnv('MUSTER_ORIGINS', origins);
  return import('./origin');
};

afterEach(() => vi.unstubAllEnvs());

const addresses = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .map(({ address, family }) => (family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address));

describe('isOwnHost', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.0.0.2:3120',
    '[::1]:3000',
    '192.168.1.20:3000',
    '10.0.0.5',
    '172.16.3.4:3000',
    '172.31.255.1',
    '169.254.10.1',
    '100.64.0.7:3000',
    '[fe80::1]:3000',
    '[fd12:3456::1]',
    `${hostname()}:3000`,
    `${hostname()}.local`,
    ...addresses,
  ])('%s is ours', async (host) => expect((await load()).isOwnHost(host)).toBe(true));

  test.each([
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.evil.example',
    '192.168.1.20.nip.io',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '[2001:db8::1]',
    'a b',
    'http://localhost',
  ])('%j is not', async (host) => expect((await load()).isOwnHost(host)).toBe(false));
});

describe('originFault', () => {
  test.each([
    ['a page of the same address', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['a phone on the network', { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }],
    ['another loopback address, to itself', { host: '127.0.0.2:3000', origin: 'http://127.0.0.2:3000' }],
    ['a script without a page', { host: 'localhost:3000' }],
    ['a proxy that keeps the host', { host: 'muster.example.org', origin: 'https://muster.example.org' }],
    ['a proxy that changes it', { host: '127.0.0.1:3000', origin: 'https://muster.example.org' }],
  ])('%s may', async (_who, headers) => {
    const { originFault } = await load('https://muster.example.org, http://club.example:8080');
    expect(originFault(new Headers(headers))).toBeNull();
  });

  test.each([
    ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
    ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['another name of this machine', { host: 'localhost:3000', origin: 'http://127.0.0.2:3000' }],
    ['a page without an origin', { host: 'localhost:3000', origin: 'null' }],
    ['nonsense', { host: 'localhost:3000', origin: 'nonsense' }],
    [
      'a stranger’s name that resolves to us',
      { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
    ],
    ['a link from another site', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['nobody', {}],
  ])('%s may not', async (_who, headers) => {
    const { originFault } = await load('https://muster.example.org');
    expect(originFault(new Headers(headers as Record<string, string>))).toEqual(expect.any(String));
  });
});

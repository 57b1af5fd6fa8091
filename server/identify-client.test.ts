import { describe, expect, test } from 'vitest';
import { proxiesOf } from './bootstrap/trusted-proxies.mjs';
import { clientAddress, isTrustedProxy, rateLimitKey } from './identify-client';

describe('who asks', () => {
  const none = proxiesOf('');
  const proxies = proxiesOf('127.0.0.1, 10.0.0.0/8, fd00::/8');

  test.each([
    ['nobody’s word counts where no proxy is named', '127.0.0.1', '6.6.6.6', none, '127.0.0.1'],
    ['a stranger says he is somebody else', '192.168.1.9', '127.0.0.1', proxies, '192.168.1.9'],
    ['a proxy says who he is', '127.0.0.1', '203.0.113.7', proxies, '203.0.113.7'],
    [
      'of what stands there only the proxy’s own entry counts',
      '127.0.0.1',
      '6.6.6.6, 203.0.113.7',
      proxies,
      '203.0.113.7',
    ],
    ['two proxies in a row', '127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3', proxies, '203.0.113.7'],
    ['a proxy that says nothing', '10.0.0.2', undefined, proxies, '10.0.0.2'],
    ['a proxy that says nonsense', '10.0.0.2', 'unknown', proxies, '10.0.0.2'],
    ['an address of the old kind in the new', '::ffff:127.0.0.1', '203.0.113.7', proxies, '203.0.113.7'],
    ['a proxy of the new kind', 'fd12::1', '2001:db8::5', proxies, '2001:db8::5'],
    ['all of them are proxies', '127.0.0.1', '10.0.0.1', proxies, '10.0.0.1'],
  ])('%s', (_what, connection, forwarded, list, visitor) => {
    expect(clientAddress(connection, forwarded, list)).toBe(visitor);
  });

  test('is a proxy or not', () => {
    expect(isTrustedProxy('::ffff:10.9.9.9', proxies)).toBe(true);
    expect(isTrustedProxy('11.0.0.1', proxies)).toBe(false);
    expect(isTrustedProxy(undefined, proxies)).toBe(false);
  });

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/x', '1.2.3', 'fd00::/129'])('%s is no network', (text) => {
    expect(() => proxiesOf(text)).toThrow(/MUSTER_PROXIES/);
  });
});

test.each([
  ['192.168.1.9', '192.168.1.9'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, counted) => {
  expect(rateLimitKey(address)).toBe(counted);
});

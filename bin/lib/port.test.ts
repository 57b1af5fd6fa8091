import { createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort, wantedAddress } from './port.mjs';

const open: Server[] = [];

const take = (port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer();
    open.push(server);
    server.once('error', failed);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done))));
});

test('a free port is taken as it is, 0 is any', async () => {
  const port = await freePort(0, '127.0.0.1');
  expect(port).toBeGreaterThan(1023);
  // Connections that this machine opens get their ports above.
  expect(port).toBeLessThan(32_768);
  expect(await freePort(port, '127.0.0.1')).toBe(port);
});

test.each(['0.0.0.0', '127.0.0.1'])('a port that another program has on %s is passed over', async (host) => {
  const port = await take(0, host);
  const found = await freePort(port, '0.0.0.0');
  expect(found).toBeGreaterThan(port);
  expect(found).toBeLessThan(port + 100);
});

test('an address that is not of this machine is told in words', async () => {
  await expect(freePort(0, '192.0.2.99')).rejects.toThrow(/no address 192\.0\.2\.99/);
});

test('HOST and PORT are honoured, and 3000 on every address is the default', () => {
  vi.stubEnv('HOST', undefined);
  vi.stubEnv('PORT', undefined);
  expect(wantedAddress()).toEqual({ host: '0.0.0.0', port: 3000, isFixed: false });
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', '8080');
  expect(wantedAddress()).toEqual({ host: '127.0.0.1', port: 8080, isFixed: true });
});

test('an empty PORT is none', () => {
  vi.stubEnv('PORT', '');
  expect(wantedAddress().port).toBe(3000);
});

test.each(['http', '-1', '65536', '80.5'])('PORT=%s is refused', (port) => {
  vi.stubEnv('PORT', port);
  expect(wantedAddress).toThrow(/is not a port/);
});

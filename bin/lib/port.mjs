import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './error-code.mjs';
import { Trouble } from './say.mjs';

/** @returns {Promise<string | undefined>} the code of the error; undefined if the port is free */
const tryPort = (/** @type {number} */ port, /** @type {string} */ host) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(codeOf(error)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(undefined)));
  });

const noAddress = (/** @type {string} */ host, /** @type {string | undefined} */ code) =>
  new Trouble(`This machine has no address ${host} to serve on (${code}).`, {
    advice: 'set HOST to 0.0.0.0 (the whole local network) or 127.0.0.1 (this machine only).',
  });

/** Also taken: a port that another program has on this machine's own address only, where browsers would find that. */
const isFree = async (/** @type {number} */ port, /** @type {string} */ host) => {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    const code = await tryPort(port, address);
    if (code === 'EADDRINUSE') return false;
    if (address !== host || code === undefined) continue;
    if (code === 'EACCES') {
      throw new Trouble(`Port ${port} needs more rights than this user has.`, {
        advice: 'set PORT to 1024 or more.',
      });
    }
    throw noAddress(host, code);
  }
  return true;
};

/** HOST and PORT; a PORT that is set is fixed: a proxy or a monitor asks there. */
export const wantedAddress = () => {
  const { HOST, PORT } = process.env;
  const host = HOST || '0.0.0.0';
  const port = PORT || '3000';
  const isFixed = Boolean(PORT) && PORT !== '0';
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return { host, port: Number(port), isFixed };
  throw new Trouble(`PORT is “${port}”, which is not a port.`, {
    advice: 'set it to a number from 1024 to 65535.',
  });
};

/** The preferred port if it is free. */
export const fixedPort = async (/** @type {number} */ preferredPort, /** @type {string} */ host) => {
  if (await isFree(preferredPort, host)) return preferredPort;
  throw new Trouble(`Port ${preferredPort} is taken by another program.`, {
    advice: 'stop that program (an older Muster may still run), or set PORT to another port.',
  });
};

/**
 * The preferred port if it is free, else the next free one. 0 is any below those that the system gives to connections
 * (from 32,768 on Linux): a server that is started again finds its port free.
 * @returns {Promise<number>}
 */
export const freePort = async (/** @type {number} */ preferredPort, /** @type {string} */ host) => {
  if (preferredPort === 0) return freePort(randomInt(10_000, 32_000), host);
  for (let port = preferredPort; port < Math.min(preferredPort + 100, 65_536); port++) {
    if (await isFree(port, host)) return port;
  }
  throw new Trouble(`No port from ${preferredPort} on is free.`, { advice: 'set PORT to another one.' });
};

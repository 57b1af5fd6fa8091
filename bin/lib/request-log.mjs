import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const ID = /^[\w-]{8,64}$/;

const under = new AsyncLocalStorage();
globalThis.musterRequest = () => under.getStore()?.id;
/** Notes that the request under way met a trouble of the disk or the database (lib/store-trouble.ts). */
globalThis.musterTrouble = (trouble) => {
  const request = under.getStore();
  if (request !== undefined) request.trouble = trouble;
};

/** That trouble, where the request under way has met one. */
export const troubleOfRequest = () => under.getStore()?.trouble;

/** The id of a request: what a trusted proxy calls it, else one of ours. */
export const idOf = ({ headers }, trusted) => {
  const given = headers['x-request-id'];
  return trusted && ID.test(given ?? '') ? given : randomBytes(9).toString('base64url');
};

/** Does the work of a request; whatever it writes down then bears the id. */
export const asRequest = (id, work) => under.run({ id, trouble: undefined }, work);

/**
 * One line for each request where MUSTER_LOG says `requests`: its route, never its address, for addresses hold tokens; no
 * visitor, no content.
 */
export const makeRequestLog = (level, write = (line) => process.stdout.write(line)) =>
  level === 'requests'
    ? ({ id, kind, method, path, status, seconds }) =>
        write(
          `${JSON.stringify({
            time: new Date().toISOString(),
            level: 'request',
            request: id,
            kind,
            method,
            route: path ?? 'none',
            status,
            ms: Math.round(seconds * 1000),
          })}\n`,
        )
    : () => {};

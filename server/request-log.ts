import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { StoreTrouble } from '../lib/store-trouble';

const ID = /^[\w-]{8,64}$/;

type Under = { readonly id: string; trouble: StoreTrouble | undefined };

const under = new AsyncLocalStorage<Under>();

/** The id of the request under way. */
export const requestId = (): string | undefined => under.getStore()?.id;

/** Notes that the request under way met a trouble of the disk or the database. */
export const noteTrouble = (trouble: StoreTrouble): void => {
  const request = under.getStore();
  if (request !== undefined) request.trouble = trouble;
};

/** That trouble, where the request under way has met one. */
export const troubleOfRequest = (): StoreTrouble | undefined => under.getStore()?.trouble;

/** The id of a request: what a trusted proxy calls it, else one of ours. */
export const idOf = ({ headers }: IncomingMessage, trusted: boolean): string => {
  const given = headers['x-request-id'];
  return trusted && typeof given === 'string' && ID.test(given)
    ? given
    : randomBytes(9).toString('base64url');
};

/** Does the work of a request; whatever it writes down then bears the id. */
export const asRequest = <T>(id: string, work: () => T): T => under.run({ id, trouble: undefined }, work);

/** How a request ended. */
type Ended = {
  readonly id: string;
  readonly kind: string;
  readonly method: string | undefined;
  /** of its row */
  readonly path: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

/**
 * One line for each request where MUSTER_LOG says `requests`: its route, never its address, for addresses hold tokens; no
 * visitor, no content.
 */
export const makeRequestLog = (
  level: string | undefined,
  write: (line: string) => unknown = (line) => process.stdout.write(line),
): ((ended: Ended) => void) =>
  level === 'requests'
    ? ({ id, kind, method, path, status, seconds }) => {
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
        );
      }
    : () => {};

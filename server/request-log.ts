import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { StorageError } from '../lib/platform/storage-error';

const ID = /^[\w-]{8,64}$/;

type RequestState = {
  readonly id: string;
  readonly onStorageError: ((error: StorageError) => void) | undefined;
};

const requestState = new AsyncLocalStorage<RequestState>();

/** The id of the request under way. */
export const requestId = (): string | undefined => requestState.getStore()?.id;

/** Tells the server of the request under way that its disk or database failed. */
export const recordStorageError = (error: StorageError): void =>
  requestState.getStore()?.onStorageError?.(error);

/** The id of a request: what a trusted proxy calls it, else one of ours. */
export const chooseRequestId = ({ headers }: IncomingMessage, trusted: boolean): string => {
  const given = headers['x-request-id'];
  return trusted && typeof given === 'string' && ID.test(given)
    ? given
    : randomBytes(9).toString('base64url');
};

/** Does the work of a request; whatever it logs then has the id. */
export const runInRequest = <T>(
  id: string,
  work: () => T,
  onStorageError?: RequestState['onStorageError'],
): T => requestState.run({ id, onStorageError }, work);

/** How a request ended. */
type RequestSummary = {
  readonly id: string;
  readonly kind: string;
  readonly method: string | undefined;
  /** of its row */
  readonly path: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

/**
 * One line for each request where MUSTER_LOG says `requests`: its route, never its address, for addresses hold
 * tokens; no visitor, no content.
 */
export const createRequestLog = (
  level: string | undefined,
  write: (line: string) => unknown = (line) => process.stdout.write(line),
): ((ended: RequestSummary) => void) =>
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

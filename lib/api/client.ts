import type { z } from 'zod';
import { noteBuild } from './build-header';
import type { Contract, EndpointPolicies, EndpointSchemas, ParamsOf } from './endpoint';
import type { Resource } from './not-found';
import type { NotFound } from './schema-parts';

/** What to say where nothing of ours can be fetched. */
export const NO_CONNECTION = 'There is no connection to the server.';

/** The server could not be asked, or answered with something that is not an answer of a use case. */
export class RequestError extends Error {
  /** HTTP status; undefined when there was no answer at all, as without a connection */
  readonly status: number | undefined;
  readonly code: string;

  constructor(message: string, code: string, status?: number) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.status = status;
  }
}

/**
 * One more try where the server gave no answer or has a fault: for what may be asked twice without harm, which are
 * reads and writes that come to the same however often they arrive.
 */
export const retryOnce = (failures: number, error: Error): boolean =>
  failures === 0 && error instanceof RequestError && (error.status === undefined || error.status >= 500);

export type RequestOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** the request has to outlive the page */
  readonly leaving?: boolean;
  readonly signal?: AbortSignal;
};

/** Refusals that are answers: the caller switches on their code. */
const ANSWERS: readonly number[] = [404, 409, 410, 413, 422];

/** What browsers let a request carry that outlives its page. */
const MAX_LEAVING = 60_000;

const bytesOf = (text = ''): number => new TextEncoder().encode(text).length;

const refusalIn = (body: unknown): { readonly code: string; readonly message: string } => {
  const { code, message } = (body ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : 'fault',
    message: typeof message === 'string' ? message : 'The server gave an unexpected answer.',
  };
};

const send = async (
  path: string,
  { method = 'GET', body, leaving = false, signal }: RequestOptions,
): Promise<Response> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(text !== undefined && { body: text, headers: { 'content-type': 'application/json' } }),
      ...(leaving && bytesOf(text) < MAX_LEAVING && { keepalive: true }),
      ...(signal && { signal }),
    });
    noteBuild(response);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestError(NO_CONNECTION, 'offline');
  }
};

const bodyOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    // a proxy's page, or a connection cut off in the middle
    throw new RequestError('The server gave an unexpected answer.', 'fault', response.status);
  }
};

/**
 * Asks the server. Refusals of a use case (404, 409, 410, 413, 422) come back as values with `ok: false`.
 * @throws RequestError without a connection, and for any other status
 */
export const ask = async <T>(path: string, sending: RequestOptions = {}): Promise<T> => {
  const response = await send(path, sending);
  const body = await bodyOf(response);
  if (response.ok || (ANSWERS.includes(response.status) && refusalIn(body).code !== 'fault'))
    return body as T;
  const { code, message } = refusalIn(body);
  throw new RequestError(message, code, response.status);
};

/**
 * The same where a refusal is not expected.
 * @throws RequestError for any status but those of success
 */
export const fetchFrom = async <T>(path: string, sending: RequestOptions = {}): Promise<T> => {
  const response = await send(path, sending);
  const body = await bodyOf(response);
  if (response.ok) return body as T;
  const { code, message } = refusalIn(body);
  throw new RequestError(message, code, response.status);
};

type Part<E, Name extends keyof EndpointSchemas> = E extends {
  readonly [K in Name]: infer S extends z.ZodType;
}
  ? z.input<S>
  : undefined;
type AnswerOf<C, E> =
  | (E extends { readonly response: infer A extends z.ZodType } ? z.output<A> : null)
  | (C extends { readonly of: Resource } ? NotFound : never);
type Field<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: T | undefined }
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

/** What a request to an endpoint needs: the names in its path, a query, a body. */
export type EndpointRequest<K, E> = Omit<RequestOptions, 'method' | 'body'> &
  (keyof ParamsOf<K> extends never ? { readonly params?: never } : { readonly params: ParamsOf<K> }) &
  Field<'query', Part<E, 'query'>> &
  Field<'body', Part<E, 'request'>>;

/** The address of an endpoint: each name in square brackets with its value, and the query without its empty values. */
export const addressOf = (
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const words = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  const address = path.replaceAll(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return words.length === 0 ? address : `${address}?${new URLSearchParams(words)}`;
};

/**
 * The client of one resource, typed by its cards and its wire, of which nothing is loaded:
 * `clientOf<typeof ARMY_CARDS, typeof ARMY_WIRE>()` is asked as `ask('PUT /api/armies/[id]', { params: { id }, body
 * })`. Refusals of a use case come back as values; sent by `fetchFrom` they are errors.
 * @throws RequestError as `send`
 */
export const clientOf =
  <C extends EndpointPolicies, W extends Contract<C>>(send: typeof ask = ask) =>
  <K extends keyof C & string>(
    endpoint: K,
    ...[request]: Record<never, never> extends EndpointRequest<K, W[K]>
      ? [EndpointRequest<K, W[K]>?]
      : [EndpointRequest<K, W[K]>]
  ): Promise<AnswerOf<C[K], W[K]>> => {
    const [method, path = ''] = endpoint.split(' ');
    const { params, query, ...sending } = (request ?? {}) as RequestOptions & {
      readonly params?: Record<string, string>;
      readonly query?: Record<string, unknown>;
    };
    return send(addressOf(path, params, query), {
      method: method as RequestOptions['method'] & string,
      ...sending,
    });
  };

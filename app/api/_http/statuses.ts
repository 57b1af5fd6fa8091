import 'server-only';
import type { EndpointPolicy } from '@/lib/api/endpoint';
import { notFoundMessage, type Resource } from '@/lib/api/not-found';
import { logFault } from '@/lib/log';
import { storageError } from '@/lib/platform/storage-error';
import { isFull } from '@/lib/quotas';

const STATUS = {
  stale: 409,
  'not-filled': 409,
  closed: 409,
  findings: 409,
  notes: 409,
  'not-found': 404,
  gone: 410,
  'open-lines': 422,
  invalid: 422,
  'too-large': 413,
  taken: 409,
  wrong: 422,
  'no-passkeys': 409,
  'too-many': 409,
  'only-device': 409,
} as const;

type Refusal = { readonly ok: false; readonly code: keyof typeof STATUS };

/** The answer of a use case: done, or refused with a code that has a status. */
export type UseCaseAnswer = { readonly ok: true } | Refusal;

/** What an endpoint answers, before it is written down for the one that carries it. */
export type ResponseOutcome = { readonly status: number; readonly body: object };

const isRefusal = (result: object): result is Refusal => {
  if (!('ok' in result) || result.ok !== false) return false;
  if ('code' in result && String(result.code) in STATUS) return true;
  throw new Error(`A refusal without a status: ${JSON.stringify(result).slice(0, 200)}`);
};

/** The resource does not exist, or not for this user. */
export const notFoundOutcome = (thing?: Resource): ResponseOutcome => ({
  status: STATUS['not-found'],
  body: { ok: false, code: 'not-found', message: notFoundMessage(thing) },
});

/**
 * The status that belongs to the answer of a use case, and the sentence where nothing is there; null is nothing.
 * @throws Error for a refusal whose code has no status
 */
export const outcomeOf = (result: object | null, { of, done }: EndpointPolicy): ResponseOutcome => {
  if (result === null) return notFoundOutcome(of);
  if (!isRefusal(result)) return { status: done ?? 200, body: result };
  return result.code === 'not-found' ? notFoundOutcome(of) : { status: STATUS[result.code], body: result };
};

/** What is answered where something went wrong; all but a full store is written down, with where it was. */
export const errorOutcome = (where: string, error: unknown): ResponseOutcome => {
  if (isFull(error)) return { status: 429, body: { ok: false, code: 'full', message: error.message } };
  logFault(where, error);
  const { status, code, message } = storageError(error) ?? {
    status: 500,
    code: 'fault',
    message: 'Something went wrong in Muster. The fault is logged. Try again.',
  };
  return { status, body: { ok: false, code, message } };
};

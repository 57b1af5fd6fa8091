import type { Refusal } from './refuse';

/** The client has sent too many requests, or too many wait. */
export const tooMany = (seconds: number): Refusal => ({
  status: 429,
  code: 'too-many',
  message: `That was a lot at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  headers: { 'retry-after': String(seconds) },
});

/** A queue or the memory for bodies is full. */
export const BUSY = tooMany(5);

export const REQUEST_TOO_SLOW: Refusal = {
  status: 408,
  code: 'too-slow',
  message: 'The request came too slowly.',
};

export const RESPONSE_TOO_SLOW: Refusal = {
  status: 503,
  code: 'too-slow',
  message: 'This took too long. Try again in a minute.',
  headers: { 'retry-after': '60' },
};

export const STOPPING: Refusal = {
  status: 503,
  code: 'stopping',
  message: 'Muster is being stopped. Try again in a moment.',
  headers: { 'retry-after': '5', connection: 'close' },
};

export const INTERNAL_ERROR: Refusal = {
  status: 500,
  code: 'fault',
  message: 'Muster has a fault here. Try again.',
};

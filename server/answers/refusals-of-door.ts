import type { Refusal } from './refusal';

/** Too many requests of this visitor are under way or wait. */
export const tooMany = (seconds: number): Refusal => ({
  status: 429,
  code: 'too-many',
  message: `That was a lot at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  headers: { 'retry-after': String(seconds) },
});

export const TOO_SLOW_TO_COME: Refusal = {
  status: 408,
  code: 'too-slow',
  message: 'The request came too slowly.',
};

export const TOO_SLOW_TO_DO: Refusal = {
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

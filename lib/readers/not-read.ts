import { isNamed } from '../error-name';
import type { Place } from '../rules/read-json';

/** Seconds after which someone who was refused for want of room may ask again. */
const ASK_AGAIN = 5;

/** Why something that was sent was not read, as it is answered. */
export type Refusal = {
  readonly status: 400 | 413 | 422 | 503;
  readonly code: 'broken-json' | 'too-large' | 'invalid' | 'too-many-armies' | 'too-costly' | 'busy';
  readonly message: string;
  /** line and column, where it is about one */
  readonly at?: Place;
};

/** Stops the work on a request that could not be read, with what is answered. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Not read: ${refusal.code}`);
    this.refusal = refusal;
  }

  /** Seconds after which the same may be asked again; undefined where it would be refused again. */
  get askAgain(): number | undefined {
    return this.refusal.status === 503 ? ASK_AGAIN : undefined;
  }
}

export const isNotRead = (error: unknown): error is NotRead => isNamed(error, 'NotRead');

import { RequestError } from './client';

/** An expected refusal: a short code that the caller switches on, and what else belongs to it. Bugs are thrown. */
type Refusal<E extends string, D = unknown> = { readonly ok: false; readonly code: E } & D;

type RefusalBody = Refusal<
  string,
  { readonly message?: string; readonly errors?: readonly { readonly message: string }[] }
>;

/** A use case refused: its answer as an error that says it in words. */
export class RefusedError extends RequestError {
  constructor(message: string, code: string) {
    super(message, code);
    this.name = 'RefusedError';
  }
}

type Words = {
  /** where what was asked for is not there */
  readonly gone?: string;
  /** where the answer says nothing itself */
  readonly otherwise?: string;
};

const isRefusal = (answer: object): answer is RefusalBody => 'ok' in answer && answer.ok === false;

/**
 * The response, unless it is a refusal.
 * @throws RefusedError with a message to show
 */
export const unwrap = <A extends object>(
  answer: A,
  {
    gone = 'This army no longer exists: it was deleted in another window.',
    otherwise = 'The server refused this army.',
  }: Words = {},
): Exclude<A, { readonly ok: false }> => {
  if (!isRefusal(answer)) return answer as Exclude<A, { readonly ok: false }>;
  const { code, message, errors } = answer;
  const reason = message ?? errors?.[0]?.message ?? otherwise;
  throw new RefusedError(code === 'not-found' ? gone : reason, code);
};

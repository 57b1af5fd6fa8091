import { answer, notFound } from './answer';

const STATUS = { stale: 409, 'not-found': 404, invalid: 422, 'too-large': 413 } as const;

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: keyof typeof STATUS };

/** The answer of a use case, with the status that belongs to it. */
export const answerWith = (result: Answer, done = 200): Response => {
  if (result.ok) return answer(result, done);
  return result.code === 'not-found' ? notFound() : answer(result, STATUS[result.code]);
};

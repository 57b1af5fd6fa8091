import { answer, notFound } from './answer';

const STATUS = {
  stale: 409,
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
} as const;

/** The answer of a use case: done, or refused with a code that has a status. */
export type UseCaseAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: keyof typeof STATUS };

/** The status that belongs to the answer of a use case. */
export const statusOf = (result: UseCaseAnswer, done = 200): number =>
  result.ok ? done : STATUS[result.code];

/** The answer of a use case, with the status that belongs to it; `gone` says in words what is not there. */
export const answerWith = (result: UseCaseAnswer, done = 200, gone: () => Response = notFound): Response => {
  return result.ok || result.code !== 'not-found' ? answer(result, statusOf(result, done)) : gone();
};

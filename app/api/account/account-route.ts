import type { z } from 'zod';
import { type Asking, askingOf } from '@/lib/accounts/asking';
import { requestRefusal } from '@/lib/api/request-refusal';
import { setAccountCookie } from '@/lib/identity/browser-cookies';
import { answer, notFound } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';

const STATUS = { taken: 409, wrong: 422, 'no-passkeys': 409, 'too-many': 409, invalid: 422 } as const;

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: keyof typeof STATUS }
  | { readonly ok: false; readonly code: 'not-found' };

/** Of passwords, names and codes; what browsers say of a passkey is larger. */
const MAX_BODY = 2_000;
export const MAX_PASSKEY = 20_000;

/** The answer of a use case of accounts, with its status. */
const accountAnswer = (result: Answer, done = 200): Response => {
  if (result.ok) return answer(result, done);
  if (result.code === 'not-found') return notFound('You are not signed in to such an account.');
  return answer(result, STATUS[result.code]);
};

/** A request as the use cases of accounts take it. */
const asked = ({ headers }: Request): Promise<Asking> => askingOf({ headers, setCookie: setAccountCookie });

/** A route of accounts that is sent nothing. */
export const bareRoute = <P = Record<never, never>>(work: (asking: Asking, params: P) => Promise<Answer>) =>
  route<P>(async ({ request, params }) => accountAnswer(await work(await asked(request), params)));

/** A route of accounts: what was sent is read by its schema, then one use case is asked. */
export const accountRoute = <S extends z.ZodType>(
  schema: S,
  work: (asking: Asking, body: z.output<S>) => Promise<Answer>,
  { done = 200, most = MAX_BODY }: { readonly done?: number; readonly most?: number } = {},
) =>
  route(async ({ request }) => {
    const body = schema.safeParse(await readBody(request, most));
    if (!body.success) return accountAnswer(requestRefusal(body.error));
    return accountAnswer(await work(await asked(request), body.data), done);
  });

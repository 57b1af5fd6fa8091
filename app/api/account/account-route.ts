import { type Asking, askingOf } from '@/lib/accounts/asking';
import { ACCOUNT_CARDS } from '@/lib/accounts/endpoints';
import { ACCOUNT_WIRE } from '@/lib/accounts/wire';
import { setAccountCookie } from '@/lib/identity/browser-cookies';
import { notFound } from '../_http/answer';
import { type Served, servedBy } from '../_http/serve';
import type { UseCaseAnswer } from '../_http/statuses';

const serve = servedBy(ACCOUNT_CARDS, ACCOUNT_WIRE);

type Endpoint = keyof typeof ACCOUNT_CARDS;

const notSignedIn = (): Response => notFound('You are not signed in to such an account.');

/** A route of accounts: its use case is asked with the request as the library of accounts may see it. */
export const accountRoute = <K extends Endpoint>(
  endpoint: K,
  work: (asking: Asking, call: Served<K, (typeof ACCOUNT_WIRE)[K]>) => Promise<UseCaseAnswer>,
  done: 200 | 201 = 200,
) =>
  serve(
    endpoint,
    async (call) => {
      const { headers } = call.request;
      return work(await askingOf({ headers, setCookie: setAccountCookie }), call);
    },
    { done, gone: notSignedIn },
  );

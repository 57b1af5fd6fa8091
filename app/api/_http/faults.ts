import * as words from '../words';
import 'server-only';
import { logFault } from '@/lib/log';
import { isFull } from '@/lib/quotas';
import { storeTrouble } from '@/lib/store-trouble';
import type { Outcome } from './statuses';

/** What is answered where something went wrong; all but a full store is written down, with where it was. */
export const faultOutcome = (where: string, error: unknown): Outcome => {
  if (isFull(error)) return { status: 429, body: { ok: false, code: 'full', message: error.message } };
  logFault(where, error);
  const { status, code, message } = storeTrouble(error) ?? {
    status: 500,
    code: 'fault',
    message: words.faultIsLogged,
  };
  return { status, body: { ok: false, code, message } };
};

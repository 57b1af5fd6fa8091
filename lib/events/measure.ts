import type { TryTermsAnswer, Verdict } from './schema';

type Turned = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** True for an accepted list that has errors, or wants something, by new terms: organisers are asked what becomes of it. */
export const asksAgain = ({ accepted, open }: Pick<Turned, 'accepted' | 'open'>): boolean =>
  accepted && open > 0;

/**
 * True where a list was judged by other terms than those in force: it was frozen when the event closed, and when it was
 * opened again the organisers had new terms judge only the lists that came since.
 */
export const isByEarlierTerms = ({ termsVersion }: Pick<Verdict, 'termsVersion'>, inForce: number): boolean =>
  termsVersion !== inForce;

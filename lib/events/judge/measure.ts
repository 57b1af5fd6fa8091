import type { Verdict } from '../schema';

/**
 * True where a list was judged by other terms than those in force: it was frozen when the event closed, and when it was
 * opened again the organisers had new terms judge only the lists that came since.
 */
export const isByEarlierTerms = ({ termsVersion }: Pick<Verdict, 'termsVersion'>, inForce: number): boolean =>
  termsVersion !== inForce;

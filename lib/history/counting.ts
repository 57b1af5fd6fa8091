import type { OobCounting } from '../rules/core/muster/order-of-battle';

/**
 * counted = may be summed; part-of = stands beside a counted row that holds it already; participation = that it was there
 * is all that is known.
 */
export type Counting = OobCounting;

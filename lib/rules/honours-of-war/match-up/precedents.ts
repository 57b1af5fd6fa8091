import scenarios from '@/data/honours-of-war/scenarios.json';
import type { Ratio } from '../../core/contract/match-up';
import { page } from '../tables';

/** Units of both forces as the book prints its scenarios (p. 58-61). */
export const PRECEDENTS: readonly Ratio[] = scenarios.flatMap(({ name, forces, page: printed }) => {
  const [first, second] = forces;
  return first === undefined || second === undefined
    ? []
    : [{ label: name, of: [first.units, second.units] as const, cite: page(printed) }];
});

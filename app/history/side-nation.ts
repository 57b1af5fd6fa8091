import type { NationRef, SideSummary } from '@/lib/history/answers';

/** The colours in which a nation is drawn: those of its army, which has them more often. */
export const coloursOf = ({ id, army }: Pick<NationRef, 'id' | 'army'>): string => army ?? id;

/** Those of a side: of its first nation. */
export const nationOf = ({ nations: [first] }: Pick<SideSummary, 'nations'>): string =>
  first === undefined ? '' : coloursOf(first);

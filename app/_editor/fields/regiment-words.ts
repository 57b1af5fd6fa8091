import type { RegimentFact } from '@/lib/rules/core/check/regiment-facts';
import { troopsWords } from '@/lib/rules/core/check/regiment-troops';

/** "1758 to 1763", "from 1758"; empty where its years are not known. */
const yearsWords = ({ from, to }: Pick<RegimentFact, 'from' | 'to'>): string => {
  if (from === null) return to === null ? '' : `until ${to}`;
  return to === null ? `from ${from}` : `${from} to ${to}`;
};

/** What helps to tell it from others of its name: "Hanover, line infantry, from 1758, facings red". */
export const regimentWords = (regiment: RegimentFact): string =>
  [
    regiment.nation,
    troopsWords(regiment),
    yearsWords(regiment),
    regiment.facings === null ? '' : `facings ${regiment.facings}`,
  ]
    .filter((words) => words !== '')
    .join(', ');

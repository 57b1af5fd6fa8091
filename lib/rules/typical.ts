import type { ArmyFile } from './core/army/document';
import type { MusterSystem } from './core/muster/muster-result';
import { type SuggestionResult, suggestArmy } from './suggest';

/** The usual year, and the one before for nations whose own army was in the field in it alone. */
const YEARS = [1757, 1756] as const;

const warned = ({ assessment: { findings } }: SuggestionResult): number =>
  findings.filter(({ severity }) => severity !== 'info').length;

/**
 * An army to start from, of a nation of the system and the size of its usual game: what is suggested for it, in the
 * year that suits the nation best. It ships as a file (`npm run typical`), which is compared with this.
 */
export const typicalArmy = (rules: MusterSystem, nation: string): ArmyFile => {
  const { budget } = rules.system.choices;
  if (budget === null) throw new Error('A usual game has no limit');
  const [first, second] = YEARS.map((year) => {
    const suggestion = suggestArmy(rules, { nation, year, budget });
    if (!suggestion.ok) throw new Error('Every nation has an army of the usual size');
    return suggestion.army;
  });
  if (first === undefined || second === undefined) throw new Error('There are two years');
  return (warned(second) < warned(first) ? second : first).file;
};

import { signed } from '../../core/army/number';
import type { MatchLine, MatchQuestion, Two } from '../../core/contract/match-up';
import type { Judged } from '../../core/contract/system';
import { eachOf } from '../../core/match-up/armies';
import { againUntilWon, contestOf, unlike } from '../../core/match-up/chances';
import { ZERO } from '../../core/price/fraction';
import type { Army } from '../schema';
import { LIMITS, page } from '../tables';
import { nationalRow } from '../unit-facts';

const initiative = (
  label: string,
  two: Two<Judged<Army>>,
  key: 'moveInitiative' | 'fireInitiative',
  attacker: MatchQuestion['attacker'],
  cite: MatchLine['cite'],
): MatchLine => {
  const bonus = LIMITS.attackerInitiative.value;
  const own = eachOf(two, ({ file }) => nationalRow(file)[key]);
  const attacks = attacker === null ? 0 : attacker === 0 ? bonus : -bonus;
  const first = againUntilWon(contestOf(own[0] - own[1] + attacks));
  const note = `nation ${signed(own[0])} and ${signed(own[1])}${attacks === 0 ? '' : `, attacker ${signed(bonus)}`}`;
  return { kind: 'odds', label, note, chances: [first, ZERO, unlike(first)], neither: '', cite };
};

/** Who begins (p. 18, 25). */
export const beginsOf = (two: Two<Judged<Army>>, { attacker, names }: MatchQuestion): MatchLine[] => [
  initiative('Movement initiative', two, 'moveInitiative', attacker, LIMITS.attackerInitiative.cite),
  initiative('Firing initiative', two, 'fireInitiative', null, page('25')),
  {
    kind: 'words',
    label: 'Turn 1',
    text:
      attacker === null
        ? 'No attacker is named: movement initiative is thrown for. A designated attacker would have it.'
        : `${names[attacker]} attacks and has movement initiative without a throw.`,
    cite: LIMITS.attackerInitiative.cite,
  },
];

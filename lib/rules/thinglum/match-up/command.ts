import { type Chances, chanceThat, contestOf, diceOf, dieOf, joined } from '../../core/match-up/chances';
import { type Fraction, fraction, plus, times, ZERO } from '../../core/price/fraction';
import type { Army, Commander } from '../schema';
import { type Ability, LIMITS } from '../tables';
import { abilityOf, type LeaderRank } from '../tree';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** What a commander's die may come to: the one he has thrown, or each face (VI, R18). */
const abilitiesOf = (commander: Commander, rank: LeaderRank): readonly Ability[] =>
  (commander.die === 'open' ? FACES : [commander.die]).flatMap(
    (die) => abilityOf({ ...commander, die }, rank) ?? [],
  );

/** The chance of an ability that is such a one. */
const chanceOf = (commander: Commander, rank: LeaderRank, holds: (ability: Ability) => boolean): Fraction => {
  const all = abilitiesOf(commander, rank);
  return fraction(all.filter(holds).length, all.length);
};

/** Commanders of such an ability to be expected among all of an army. */
export const expectedCommanders = (
  { chiefs, brigades }: Army,
  holds: (ability: Ability) => boolean,
): Fraction => {
  const chances = [
    ...chiefs.map((chief) => chanceOf(chief, 'chief', holds)),
    ...brigades.flatMap(({ commanders }) => commanders.map((each) => chanceOf(each, 'commander', holds))),
  ];
  return chances.reduce(plus, ZERO);
};

/** Brigades that the higher of two different dice moves, at most `brigades` (I.2, R25). */
export const brigadesMoved = (brigades = Number.POSITIVE_INFINITY): Chances => {
  const apart = FACES.flatMap((own) => FACES.map((other) => Number(own) - Number(other))).filter(
    (difference) => difference > 0,
  );
  return dieOf(apart.map((difference) => Math.min(difference, brigades)));
};

/** What a commander in chief adds in the withdraw test; null unless there is exactly one (VI, R27). */
const bonusOf = ({ chiefs }: Army): Chances | null => {
  const [chief] = chiefs;
  if (chief === undefined || chiefs.length > 1) return null;
  return dieOf(abilitiesOf(chief, 'chief').map(({ army }) => army));
};

/** The chance of 2d6 so far ahead to be more than 2d6 (VII.B). */
export const exceeds = (ahead: number): Fraction => contestOf(ahead, diceOf(2), diceOf(2))[0];

/** The chance that an army below half stays when it tests; null unless each has one commander in chief. */
export const stays = (own: Army, enemy: Army): Fraction | null => {
  const [bonus, against] = [bonusOf(own), bonusOf(enemy)];
  if (bonus === null || against === null) return null;
  return joined(bonus, against, (a, b) => a - b).reduce(
    (sum, [ahead, chance]) => plus(sum, times(chance, exceeds(ahead))),
    ZERO,
  );
};

/**
 * The chance that a courier, or an officer with a unit under losses, is lost at a test: 12 on two dice (VI.C, VI.D).
 */
export const LOST: Fraction = chanceThat(diceOf(2), (sum) => sum >= LIMITS.lostOn.value);

import type { GameRules, GameTest, PhaseGuide } from '../../core/contract/game';
import type { GameState } from '../../core/game/state';
import { brigadeTests, unitCommandTests } from './command-tests';
import { fireTests } from './fire-tests';
import { meleeTests, pursuitTests } from './melee-tests';
import { ratingTests } from './rating-tests';
import { mistTests, remindersOf } from './reminders';
import { GUIDE, isDoneFor, pieceIn, type UnitOnTable, unitIn } from './table';
import { casualtyTests, initiativeTests, weatherTests } from './turn-tests';
import { chargedTests, gunsTests, passedTests, rallyTests } from './unit-tests';

const NOTHING: PhaseGuide = { says: [], tables: [] };

/** The tests of both sides in a phase. */
const battleTests = (game: GameState): GameTest[] => {
  switch (game.phase) {
    case 'weather':
      return weatherTests(game);
    case 'movement-initiative':
    case 'firing-initiative':
      return initiativeTests(game, game.phase);
    default:
      return [];
  }
};

/** A unit that is Done For but not yet gone has the die that it throws with the others, and nothing else. */
const lastTests = (game: GameState, unit: UnitOnTable, answers: ReadonlySet<string>): GameTest[] =>
  game.phase === 'melee' ? meleeTests(game, unit, answers) : fireTests(game, unit, answers);

const unitTests = (game: GameState, unit: UnitOnTable, answers: ReadonlySet<string>): GameTest[] => {
  if (isDoneFor(unit.state)) return lastTests(game, unit, answers);
  switch (game.phase) {
    case 'movement':
      return [
        ...unitCommandTests(game, unit, answers),
        ...mistTests(game, unit),
        ...chargedTests(unit, answers),
        ...fireTests(game, unit, answers),
        ...gunsTests(unit, 'fire'),
        ...passedTests(game, unit),
      ];
    case 'firing':
      return [
        ...mistTests(game, unit),
        ...fireTests(game, unit, answers),
        ...gunsTests(unit, 'fire'),
        ...passedTests(game, unit),
      ];
    case 'melee':
      return [
        ...meleeTests(game, unit, answers),
        ...gunsTests(unit, 'melee'),
        ...pursuitTests(unit, answers),
        ...passedTests(game, unit),
      ];
    case 'rally':
      return rallyTests(game, unit, answers);
    default:
      return [];
  }
};

/** Phases in which there is fire, and so commanders are hit (p. 13). */
const FIRE_PHASES = ['movement', 'firing'];

/** The tests of a piece in the phase of the game, or of both sides where it is null. */
const testsOf = (game: GameState, id: string | null, answers: ReadonlySet<string>): GameTest[] => {
  if (id === null) return battleTests(game);
  const unit = unitIn(game, id);
  if (unit !== undefined) return unitTests(game, unit, answers);
  const piece = pieceIn(game, id);
  if (piece?.piece.of === 'leader') {
    const casualties = FIRE_PHASES.includes(game.phase) ? casualtyTests(game, piece) : [];
    return [...ratingTests(piece), ...casualties];
  }
  return piece !== undefined && game.phase === 'movement' ? brigadeTests(game, piece, answers) : [];
};

/** What Honours of War adds to its machine for the table: tests, reminders, and a guide to each phase. */
export const GAME_RULES: GameRules = {
  tests: testsOf,
  reminders: remindersOf,
  guide: ({ phase }) => (GUIDE as Readonly<Record<string, PhaseGuide>>)[phase] ?? NOTHING,
};

import agreed from '@/data/honours-of-war/game-choices.json';
import type { GameChoices } from '../../core/contract/game';
import type { TableGame } from '../../core/contract/system';
import type { Piece, Setup } from '../../core/game/machine';
import type { Army } from '../schema';
import { survey } from '../survey';
import { nationalRow } from '../unit-facts';
import { ratingDieFacts } from './rating-tests';
import { type GameOption, gameSetup } from './setup';

type Armies = Parameters<TableGame<Army>['setup']>[0];

/** Commanders of variable rating keep the die that their nation throws for them (p. 11). */
const withRatingDice = (setup: Setup, armies: Armies): Setup => {
  const dice = new Map<string, Piece['facts']>();
  for (const [side, army] of armies.entries()) {
    if (army === null) continue;
    const { file } = army;
    const { tree } = survey(file);
    const leaders = [...tree.command, ...tree.groups.flatMap((brigade) => brigade.leaders)];
    const facts = ratingDieFacts(nationalRow(file).dice);
    for (const { leader } of leaders)
      if (leader.rating === 'variable') dice.set(`${side}:${leader.id}`, facts);
  }
  const pieces = setup.pieces.map((piece) => {
    const facts = piece.of === 'leader' ? dice.get(piece.id) : undefined;
    return facts === undefined ? piece : { ...piece, facts: { ...piece.facts, ...facts } };
  });
  return { ...setup, pieces };
};

/** What a game of Honours of War begins with: both armies, and what the players agree (p. 18, 36-39). */
export const tableGame: TableGame<Army> = {
  setup: (armies, objectives, options) =>
    withRatingDice(gameSetup(armies, objectives, options as readonly GameOption[]), armies),
  choices: agreed as unknown as GameChoices,
};

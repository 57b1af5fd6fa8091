import agreed from '@/data/honours-of-war/game-choices.json';
import type { GameChoices } from '../../core/contract/game';
import type { TableGame } from '../../core/contract/system';
import type { Army } from '../schema';
import { type GameOption, gameSetup } from './setup';

/** What a game of Honours of War begins with: both armies, and what the players agree (p. 18, 36-39). */
export const tableGame: TableGame<Army> = {
  setup: (armies, objectives, options) => gameSetup(armies, objectives, options as readonly GameOption[]),
  choices: agreed as unknown as GameChoices,
};

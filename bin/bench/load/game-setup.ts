import { readFileSync } from 'node:fs';
import { loadSystem } from '../../../lib/rules';
import type { GameSide, Setup } from '../../../lib/rules/core/game/machine';
import { readArmyText } from '../../../lib/rules/read-army';
import { ARMIES } from './game-phones';

const SYSTEM = 'honours-of-war';

/** The game of Lobositz as the server makes it of the same armies. */
export const benchSetup = async (): Promise<Setup> => {
  const system = await loadSystem(SYSTEM);
  if (system.game === undefined) throw new Error(`${SYSTEM} has no game at the table`);
  const [first, second] = await Promise.all(
    ARMIES.map(async (army) => {
      const source = new URL(`../../../data/${SYSTEM}/armies/${army}.json`, import.meta.url);
      const read = await readArmyText(readFileSync(source, 'utf8'));
      if (!read.ok) throw new Error(read.error.message);
      return { file: read.file, assessment: system.assess(read.file) };
    }),
  );
  if (first === undefined || second === undefined) throw new Error('A game has two armies');
  return (await system.game()).setup([first, second], [], []);
};

/** The units that a seat may mark: those of a side, or of both. */
export const unitsOf = ({ pieces }: Setup, side: GameSide | null): readonly string[] =>
  pieces.filter((piece) => piece.of === 'unit' && piece.side === (side ?? piece.side)).map(({ id }) => id);

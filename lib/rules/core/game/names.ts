import type { Piece, Setup } from './machine';

/** What the sides are called in short; by their whole names where both would be called the same. */
export const sideNames = ({ sides: [first, second] }: Setup): readonly [string, string] => {
  const short = [first.short ?? first.name, second.short ?? second.name] as const;
  return short[0] === short[1] ? [first.name, second.name] : short;
};

/** "1.3 Grenadiers": a piece by its number on paper, if it has one, and its name. */
export const pieceName = ({ number = '', name }: Piece): string => `${number} ${name}`.trim();

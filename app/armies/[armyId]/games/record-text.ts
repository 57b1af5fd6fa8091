import type { GameRecord } from '@/lib/games/result';

/** "5 games: 3 won, 1 drawn, 1 lost" */
export const recordText = (record: GameRecord): string => {
  const counts = [
    [record.won, 'won'],
    [record.drawn, 'drawn'],
    [record.lost, 'lost'],
    [record.both, 'against itself'],
    [record.on, 'still going on'],
  ] as const;
  const total = counts.reduce((sum, [count]) => sum + count, 0);
  const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  return `${total === 1 ? '1 game' : `${total} games`}: ${parts.join(', ')}`;
};

import { grouped } from '../army/number';
import { counted, listed } from '../army/words';
import { unitsText } from '../muster/muster-measure';
import type { PieceKind } from './machine';
import type { DiceTotal } from './thrown';

// What the report of a game says, on its page and on paper.

export const goesOnTitle = 'The game goes on';
export const inTurn = (turn: number): string => `turn ${turn}`;

export const thisReport = 'this report';

export const inPlayersWords = 'As the players say';
export const byBook = 'By the book';
export const notSaid = 'Nobody has said that it has ended.';
export const neitherBroken = 'Neither army is broken.';
export const noBreakingPoint = 'Armies have no breaking point here.';

export const ofBreakingPoint = (of: string): string => `of ${of} lost`;
const KINDS: Readonly<Record<PieceKind, string>> = {
  unit: 'unit',
  formation: 'formation',
  leader: 'leader',
  objective: 'objective',
  battle: 'event',
};
/** "6 units and 1 objective": what has cost a side something. */
export const costBy = (counts: readonly (readonly [PieceKind, number])[]): string =>
  listed(counts.map(([kind, count]) => counted(count, KINDS[kind])));
export const costByNone = 'Nothing lost yet';

export const decidedSoFar = 'What made the difference so far';
export const inWhichTurn = 'In turn';
export const whoLeads = (name: string): string => `${name} leads`;
export const leadsBy = (lead: string): string => `by ${lead},`;
export const forGood = 'for good';
export const levelNow = 'Both sides have lost as much: neither leads.';

export const lossesByFormation = 'Losses by formation';
export const lossesOf = (name: string): string => `Losses of ${name} by formation`;
export const partOf = (name: string, lost: string, most: string): string => `${name} (${lost} of ${most})`;
export const lostOf = (of: string): string => `Lost, of ${of}`;
export const lostInAll = 'Lost';

export const howPlayed = 'How it was played';
export const agreed = 'Agreed:';
export const dice = 'Dice:';
/** "Prussia 31 throws, 118 in all, 108½ expected." Where the dice are not known, nothing is expected of them. */
export const thrownText = (
  { side, throws, sum, mean }: DiceTotal,
  names: readonly [string, string],
): string => {
  const count = counted(throws, 'throw');
  // scores of both sides are of different kinds: no sum says anything
  if (side === null) return `For both sides ${count}.`;
  const total = `${names[side]} ${count}, ${grouped(sum)} in all`;
  return mean === null ? `${total}.` : `${total}, ${unitsText(mean)} expected.`;
};
export const entered = (entries: number): string =>
  `${counted(entries, 'entry', 'entries')}, every throw as it was entered at the table.`;

export const course = 'The course by turns';
export const without = 'without what was taken back';

export const lossesByTurns = 'Losses by turns';
export const bothBreakHere = 'both break here';
export const breaksHere = (name: string): string => `${name} breaks here`;
export const turnAxis = 'turn';
export const afterTurn = 'After turn';
export const beforeFirstTurn = 'before the first';

/** "Losses by turns, drawn: before the first turn 0 and 0; turn 1, 1 and 2." */
export const curveInFigures = (names: readonly string[], after: readonly string[]): string =>
  `Losses of ${names.join(' and ')}, drawn: ${after.join('; ')}.`;
export const lossesAfter = (turn: number, losses: readonly string[]): string =>
  `${turn === 0 ? beforeFirstTurn : inTurn(turn)} ${losses.join(' and ')}`;

export const units = 'Units';
export const points = 'Points';
export const otherFormations = (count: number): string => counted(count, 'other formation');
export const otherLosses = (count: number): string => `${count} more`;

export const lastPlayedOn = (date: string): string => `last played ${date}`;
export const pagesOf = (source: string): string => `Pages are of ${source}.`;
export const printedOn = (date: string): string => `Printed ${date}.`;
export const withoutThrows = 'without throws and what was taken back';
export const courseGoesOn = 'The course goes on here: all of it is in the report that the code opens.';

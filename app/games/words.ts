import type { Role } from '@/lib/games/permission';

// What my games and the links to seats say.

export const myGames = 'My games';
export const whatGamesAre =
  'Games at the table, on one phone or on several: hits, states, phases and what was thrown. What is done without a connection is kept and sent later.';
export const noGamesYet =
  'No games yet. Choose two armies of one rule system and open their match-up: from there they go to the table.';
/** Why no button leads from an army to the table. */
export const tablePlays = (systems: readonly string[]): string =>
  `The table plays ${systems.join(', ')} so far.`;
export const chooseTwo = 'Choose two armies';
export const downloadGames = 'Download my games';
export const whatDownloadHolds =
  'A file to keep (JSON): each game with its armies as they came to the table, and every act that you see.';
export const against = (first: string, second: string): string => `${first} against ${second}`;
export const againstArmy = (name: string): string => `Against ${name}`;
export const againstItself = 'Against itself';
export const lastPlayed = 'last played';
export const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);
export const sideWon = (name: string): string => `${name} won`;
export const youWon = 'you won';
export const youLost = 'you lost';
export const win = 'a win';
export const defeat = 'a defeat';
export const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
export const duration = (minutes: number): string => {
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(left > 0 ? [`${left} min`] : [])].join(' ');
};
export const goesOn = 'goes on';
export const roles: Readonly<Record<Role, string>> = {
  first: 'you lead the first',
  second: 'you lead the second',
  both: 'you mark both sides',
  looks: 'you look on',
};
export const stay = 'Stay';
export const report = 'Battle report';
export const reportOf = (name: string): string => `Battle report: ${name}`;
export const leaveOf = (name: string): string => `Leave ${name}`;
export const askLeave = 'Leave this game?';
export const whatLeavingDoes = 'What you did stays with the game. Once everybody has left, the game is gone.';

export const sitDown = 'Sit down at a game';
export const linkOpensNoGame = 'This link opens no game';
export const whyLinkOpensNoGame =
  'The game is gone, or the link is incomplete. Ask the player who opened the game to show it again.';
export const gameOf = ([first, second]: readonly [string, string]): string => `${first} against ${second}.`;
export const whatSeatDoes = (role: Role, [first, second]: readonly [string, string]): string => {
  if (role === 'looks') return 'You look on and see both sides. Only players mark the game.';
  if (role === 'both') return 'You mark both sides, and take back what either has done.';
  return `You lead ${role === 'first' ? first : second}: you mark its hits, dice and orders, and see both sides.`;
};
export const seatButton = (role: Role, [first, second]: readonly [string, string]): string => {
  if (role === 'looks') return 'Look on';
  if (role === 'both') return 'Sit down for both sides';
  return `Sit down for ${role === 'first' ? first : second}`;
};
export const keptWithoutSignal = 'What you do without a connection is kept on this device and sent later.';

export const sixLetters = 'Six letters from the other phone';
export const sitDownByCode = 'Sit down';

export const sitDownAtTable = 'Sit down at a table';
export const whereLettersStand =
  'The other phone shows six letters: More of the game, Who sits at the table. They open a seat once.';
export const notATable = 'Not a table?';
export const lookUpInstead = (code: string): string => `Look ${code} up as the code of a list or a sheet`;

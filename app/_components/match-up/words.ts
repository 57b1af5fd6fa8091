// What a match-up says.

import type { MatchPart } from '@/lib/rules/core/contract/match-up';

export const matchUp = 'Match-up';
export const aboutMatchUp =
  'What two armies are to each other before a game: who begins, out-shoots, obeys, stands and breaks, with odds by page.';
export const firstArmy = 'First army';
export const secondArmy = 'Second army';
export const swapSides = 'Swap sides';
export const changeArmies = 'Change armies';
export const pointsApart = (points: string, term: string): string => `${points} ${term} apart`;
export const samePoints = (term: string): string => `The same ${term}`;
export const allowedOf = (points: string): string => `${points} allowed`;
export const apartAndAllowed = (apart: string, allowed: string): string =>
  `${apart} apart, ${allowed} allowed`;
export const pointsByArm = 'Points by arm';
export const shareOfArms = 'Shares by arm';
export const noArms = 'Neither army has any points by arm.';
export const precedents = 'Against the book’s own battles';
export const printedBattle = 'Battle as printed';
export const firstUnits = 'First side’s units';
export const secondUnits = 'Second side’s';
export const ratio = 'Ratio';
export const theseTwo = 'These two, by points';
export const partTitles: Readonly<Record<MatchPart, string>> = {
  strength: 'Strength',
  begins: 'Who begins',
  shoots: 'Who out-shoots whom',
  charge: 'When they meet',
  obeys: 'Who obeys',
  stands: 'Who stands',
  breaks: 'What breaks them',
};
export const figure = 'Figure';
export const everyThrow = (makes: string): string => `${makes} expected when everything fires`;
export const distance = (unit: string): string => `Distance, ${unit}`;
export const upTo = (from: number, to: number): string => `${from}–${to}`;
export const bandOf = (from: number, to: number, unit: string): string =>
  from === 0 ? `to ${to} ${unit}` : `${from} to ${to} ${unit}`;
export const level = 'level';
export const aheadBy = (name: string, by: string): string => `${name} +${by}`;
export const aheadBetween = (name: string, least: string, most: string): string =>
  `${name} +${least} to ${most}`;
export const byDistance = 'By distance';
export const drawnBands = (a: string, b: string, makes: string): string =>
  `What ${a} and ${b} make by distance, in ${makes}; the table below has the figures.`;
export const nothingFires = 'Neither army fires at any distance that the rules give.';
export const bothShootAt = 'Both shoot at';
export const whoAttacks = 'Who attacks';
export const noAttacker = 'Nobody yet';
export const onePairing = 'One unit against another';
export const unitOf = (name: string): string => `Unit of ${name}`;
export const kindOption = (label: string, count: number): string => `${label} (${count})`;
export const noPairing = 'One of the armies has no unit that fights.';
export const exactly = 'Exact over every throw of the dice.';
export const twoSystems = (a: string, b: string): string =>
  `These armies use two rule systems, ${a} and ${b}: there is no match-up between them.`;
export const bySystem = (system: string): string => system;
export const threeOf = (a: string, b: string): string => `${a}, even, ${b}`;
export const againstTarget = (label: string): string => `Against ${label}.`;

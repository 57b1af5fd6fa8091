import type { Role } from '@/lib/games/permission';
import * as coreWords from '@/lib/rules/core/game/words';

// What a game at the table says.

export const turn = (number: number): string => `Turn ${number}`;
export const leaveTable = 'Leave the table: my games';
export const phasesOfTurn = 'Phases of the turn';
export const lossesOfSides = 'Losses of both sides';
export const ofBreaking = (of: string): string => `of ${of}`;
export const broken = 'Broken';

export const oneMore = (counter: string, name: string): string => `${counter}, one more: ${name}`;
export const countNow = (counter: string, value: number, most: number): string =>
  `${counter}: ${value} of ${most}`;
export const setTo = (counter: string, value: number): string => `${counter}: ${value}`;
export const goneOf = (gone: number, all: number): string => `${gone} of ${all} gone`;
export const whoHolds = (name: string): string => `Who holds ${name}`;

const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);
export const nothingToUndo = 'There is nothing of yours to take back.';
export const chooseTable = 'Which table';
export const nextPhase = 'next phase';
export const nextTurn = (number: number): string => `turn ${number}`;
export const more = 'More of the game';

export const withTable = 'With the table';
export const onItsWay = (waiting: number): string =>
  waiting === 1 ? '1 act waiting' : `${waiting} acts waiting`;
export const noSignal = (waiting: number): string =>
  waiting === 0 ? 'No signal, kept here' : `No signal, ${onItsWay(waiting)}`;
export const pageAlone =
  'This browser keeps nothing by itself: what you do without a connection lasts as long as this page is open.';
export const whatWaitsHere =
  'What waits is kept in this browser. Some let go of it after a week, when the disk is full or when their data are cleared.';
export const keepOpen = 'Keep this page open: without a connection it does not open again.';
export const looksOn = 'You look on: only players mark the game.';
const REFUSALS: Readonly<Record<string, string>> = {
  'other-side': 'only the other side may do this',
  'nothing-there': 'what you took back is not in the game',
  'far-ahead': 'the game has not come that far',
};
/** One sentence for each reason: "2 of your acts were refused: only the other side may do this." */
export const refusedActs = (codes: readonly string[]): string =>
  [...new Set(codes)]
    .map((code) => {
      const count = codes.filter((each) => each === code).length;
      const acts = count === 1 ? 'One of your acts was refused' : `${count} of your acts were refused`;
      return `${acts}: ${REFUSALS[code] ?? 'this Muster does not know why'}.`;
    })
    .join(' ');

export const notesOfUnit = 'Marks';
export const cardOfUnit = 'Card';

export const logTitle = 'The battle so far';
export const readingLog = 'Reading the acts…';
export const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);
export const undone = 'taken back';
export const waits = 'waits here';
export const handedOver = 'handed over, waits for its own phone';
export const takeBack = 'Take this back';
export const tapToGoBack = 'Tap one to go back to it.';
export const backTo = 'Go back to';
export const backToBeginning = 'Go back to before the first act';
export const stayHere = 'Leave all as it is';
export const takeBackActs = (count: number): string => `Take back ${acts(count)}`;
export const howManyAreAsked = (name: string, count: number): string =>
  `${name} is asked for ${count === 1 ? 'one' : count} of them`;
export const handedNotBack = 'Acts that were handed over stay until their own phone has sent them.';

export const handOver = 'Hand over without a network';
export const showCodes = 'Show codes';
export const readCodes = 'Read codes';
export const showOrRead = 'Show or read';
export const actsInCodes = (count: number, codes: number): string =>
  codes === 1 ? `${acts(count)} in 1 code.` : `${acts(count)} in ${codes} codes, to read in any order.`;
export const howToGive =
  'On the other phone, open this game, then “Hand over without a network” and “Read codes”, and photograph this.';
export const notesStay = 'Notes of your side stay on this phone.';
export const nothingToGive = 'No act waits here: all are with the table.';
export const restForNext = (count: number): string =>
  `${acts(count)} more wait: hand them over once these are with the table.`;
export const codeOf = (index: number, count: number): string => `Code ${index} of ${count}`;
export const previousCode = 'Previous code';
export const nextCode = 'Next code';
export const asFile = 'Save as a file';
export const howToTake =
  'The other phone shows codes. Photograph them one by one, in any order, each filling the picture.';
export const photograph = 'Photograph a code';
export const openFile = 'Open a file';
export const readingPicture = 'Reading the picture…';
export const codesRead = (read: number, count: number): string => `${read} of ${count} codes read.`;
export const cameOver = (count: number): string =>
  count === 0 ? 'Nothing new: these acts are here already.' : `${acts(count)} came over.`;
export const handedStay =
  'Here you see them at once. Their own phone sends them when it has a network again.';
export const handedSent = 'This phone sends them, too, when it has a network again.';
export const noCodeInPicture =
  'There is no code in this picture. Hold the phone straight above the code, near enough to fill the picture, without a reflection.';
export const handOverFaults = {
  'no-code': 'This is not part of a game: it may be the code of a link, or another file.',
  newer: 'This comes from a newer Muster. Load this page again when there is a network.',
  damaged: 'This could not be read. Try again from the first code.',
  'too-large': 'This is too large for a game.',
  'other-game': 'These acts belong to another game.',
} as const;

export const seats = 'Who sits at the table';
export const seatsIntro =
  'One phone can mark both sides. For a second one, let it open a link: its camera reads the code. A link works until the umpire makes new ones.';
export const seatLink = (name: string): string => `Link to lead ${name}`;
export const linkBoth = 'Link for both sides, as an umpire';
export const linkLooks = 'Link to look on';
export const seatName = (role: Role, names: readonly [string, string]): string =>
  ({ first: names[0], second: names[1], both: 'Both sides, as an umpire', looks: 'Looks on' })[role];
export const satDown = (role: Role, names: readonly [string, string]): string =>
  ({
    first: `A player for ${names[0]} sat down.`,
    second: `A player for ${names[1]} sat down.`,
    both: 'An umpire for both sides sat down.',
    looks: 'Somebody looks on now.',
  })[role];
export const satDownAt = 'sat down';
export const yourSeat = 'your seat';
export const takenSeats = 'Taken seats';
export const removeSeat = (name: string): string => `Remove this seat (${name})?`;
export const whatRemovingDoes =
  'This person no longer sees the game. What they did stays. All links are replaced: give the new ones to players who have not sat down yet.';
export const keepSeat = 'Keep';
export const newLinks = 'New links';
export const linksAreNew = 'The links are new. Those given before open nothing. Taken seats stay.';

export const endTitle = 'How did it end?';
export const endIntro = 'The end is an act like any other: it can be taken back.';
export const how = 'By what';
export const hows = {
  broken: 'An army is broken',
  objectives: coreWords.objectives,
  time: 'Time is up',
  agreement: 'Agreement',
} as const;
export const winner = 'Who won';
export const draw = 'Nobody: a draw';
export const sayEnd = 'Say the end';
export const bothBroken = 'Both armies are broken: by the book that is a draw.';

export const rollForMe = 'Roll for me';
export const enterThrow = 'Enter the throw';
export const enterBoth = 'Enter both throws';
export const enter = 'Enter it';
export const tableHasToSay = 'Say above what it depends on: then each score has its outcome.';
export const atWhom = 'Against';
export const nobodyYet = 'not said';
export const whatPhaseAsks = 'What this phase asks and forbids';
export const testsOfBoth = 'For both sides';
export const diceOf = {
  d6: 'Throw one die, and tap what it shows.',
  '2d6': 'Throw two dice, and tap their sum.',
  average: 'Throw one average die, and tap what it shows.',
  each: 'Each side throws one die: tap how much the first is ahead.',
  none: '',
} as const;

export const drawCode = 'Six letters';
export const drawCodeAgain = 'Other letters';
/** In halves, as they are read aloud: KRT MPS. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
export const codeWorksOnce = 'They open this seat once, until';
export const whereToTypeCode = 'On the other phone: Games, then type them.';

export const newNote = 'A note';
export const noteIt = 'Note it';
export const noteForSide = 'Only your side reads it.';
export const noteForAll = 'Everybody at the table reads it.';

export const ask = 'Ask the other side to take this back';
export const wishIsOut = 'asked back';
export const wishes = 'What the other side asks';
export const wishOf = (name: string, text: string): string => `${name} asks to take back: ${text}`;
export const wishWaits = (name: string, text: string): string => `You asked ${name} to take back: ${text}`;
export const grant = 'Take it back';
export const letStand = 'It stands';
export const withdraw = 'Ask no longer';
export const grantAll = (count: number): string => `Take all ${count} back`;
export const withdrawAll = (count: number): string => `Ask for none of these ${count}`;

export const doneIn = (phase: string, turn: number): string => `done in ${phase}, turn ${turn}`;
export const cameLate = (count: number): string =>
  count === 1
    ? 'An act of this turn came later than it was done. The log shows it: what was thrown meanwhile may come out otherwise.'
    : `${count} acts of this turn came later than they were done. The log shows them: what was thrown meanwhile may come out otherwise.`;

export const drawnLosses = (names: readonly string[]): string =>
  `The losses of ${names.join(' and ')} after each turn, drawn. The figures follow in a table.`;
export const whatLasted = 'What lasted for turns';
export const inTurns = ([from, to]: readonly [number, number]): string =>
  from === to ? `turn ${from}` : `turns ${from} to ${to}`;
export const inFigures = 'In figures';

export const toTable = 'To the table';
export const numbersOnCurve = 'numbers as on the curve';
export const crossedOut = 'crossed out: lost';
export const gameAsText = 'The game as text';
export const textOfGame = 'Text of the game';
export const plainText = 'Plain text';
export const game = 'game';
/** as within the name of a file */
export const reportWithin = 'battle report';

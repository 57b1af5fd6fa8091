import { grouped, signed } from '../army/number';
import { capital, counted, listed } from '../army/words';
import { unitsText } from '../muster/muster-measure';
import { minorPoints, printedPoints } from '../price/points';
import type { LossPair } from './course';
import type { Ending, GamePlace } from './fact';
import {
  type Counter,
  type GameCondition,
  type GameSide,
  type Setup,
  type SideSetup,
  sideNames,
} from './machine';

/** Names and notes may hold line breaks: a sentence is one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** "3½", "−1": losses in printed points; `per` is how many of the system's whole units make one. */
export const lossText = (losses: number, per: number): string => {
  const points = printedPoints(minorPoints(losses), per);
  return points < 0 ? `−${unitsText(-points)}` : unitsText(points);
};

/** "+1½", "−1", "0". */
export const signedLossText = (losses: number, per: number): string =>
  `${losses > 0 ? '+' : ''}${lossText(losses, per)}`;

const labelOf = ({ machine }: Setup, phase: string): string =>
  machine.phases.find(({ key }) => key === phase)?.label ?? phase;

const HALVES = ['', ', first half', ', second half'] as const;

/** "Melee", "Movement, second half". */
export const phaseText = (setup: Setup, { phase, half }: GamePlace): string =>
  `${labelOf(setup, phase)}${HALVES[half]}`;

/** "2 hits, now 4", "1 figure fewer, now 35", "Weather score now 8 (+1)", "Hits still 5". */
export const counterText = (
  { label, noun, least }: Counter,
  { from, to, begin }: { readonly from: number; readonly to: number; readonly begin: number },
): string => {
  const by = to - from;
  if (by === 0) return `${label} still ${grouped(to)}`;
  if (noun === undefined) return `${label} now ${grouped(to)} (${signed(by)})`;
  // what is counted from nothing is said as it happens: two hits
  const more = begin === least ? '' : ' more';
  return `${counted(Math.abs(by), noun.one, noun.many)}${by > 0 ? more : ' fewer'}, now ${grouped(to)}`;
};

/** "Retreated", "Held by the enemy". */
export const conditionText = ({ values }: GameCondition, to: string): string => {
  const value = values.find((each) => each.value === to);
  return value?.said ?? value?.label ?? to;
};

export const markText = (label: string, on: boolean): string => (on ? label : `no longer “${label}”`);

/** "line: Moved.", "Moved." where nothing has a name. */
export const about = (name: string, parts: readonly string[]): string => {
  const [first = '', ...others] = parts;
  const rest = others.map((part) => ` ${capital(part)}.`).join('');
  return name === '' ? `${capital(first)}.${rest}` : `${name}: ${first}.${rest}`;
};

export const unfit = 'an entry that does not fit this game';

/** "Phase ends: Melee next.", "First half ends: Tests next.", "Turn 1 ends: Generals next." */
export const phaseEndText = (setup: Setup, at: GamePlace, next: GamePlace): string => {
  const half = at.half === 1 ? 'First half' : 'Second half';
  const part = at.half === 0 || at.half === next.half ? 'Phase' : half;
  const over = at.turn === next.turn ? part : `Turn ${grouped(at.turn)}`;
  return `${over} ends: ${labelOf(setup, next.phase)} next.`;
};

/** "threw 4 and 5: one point, shaken" */
export const throwText = (dice: readonly number[], outcome: string): string => {
  const dealt = dice.length === 0 ? 'threw dice' : `threw ${listed(dice.map(grouped))}`;
  return outcome === '' ? dealt : `${dealt}: ${outcome.replace(/\.$/, '')}`;
};

export const noteText = (text: string): string => (text === '' ? 'An empty note.' : `Note: ${text}`);

/** "3½ lost, breaking point 10" */
const lossOfText = (losses: number, breaksAt: number | null, per: number): string =>
  `${lossText(losses, per)} lost${breaksAt === null ? '' : `, breaking point ${lossText(breaksAt, per)}`}`;

const brokenWords = ({ machine }: Setup): string => machine.breakTest?.must ?? 'is broken';

export const isBrokenText = (setup: Setup, side: GameSide): string =>
  `${sideNames(setup)[side]} ${brokenWords(setup)}.`;

/** "Austria is broken: 10½ lost, breaking point 10.", "First must test whether it withdraws: …" */
export const brokenText = (setup: Setup, side: GameSide, losses: number, per: number): string =>
  `${sideNames(setup)[side]} ${brokenWords(setup)}: ${lossOfText(losses, setup.sides[side].breaksAt, per)}.`;

/** Of the act that did it. */
export const breaksText = (setup: Setup, side: GameSide): string => {
  const name = sideNames(setup)[side];
  return setup.machine.breakTest === undefined
    ? `That breaks ${name}.`
    : `That takes ${name} to its breaking point.`;
};

export const recoveredText = (setup: Setup, side: GameSide): string => {
  const name = sideNames(setup)[side];
  return setup.machine.breakTest === undefined
    ? `${name} is no longer broken.`
    : `${name} is no longer at its breaking point.`;
};

/** "Both sides are broken, so it is a draw: Prussia with 10 lost, breaking point 10; Austria with 11 lost …" */
export const bothBrokenText = (setup: Setup, losses: LossPair, per: number): string => {
  const each = ([0, 1] as const).map(
    (side) => `${sideNames(setup)[side]} with ${lossOfText(losses[side], setup.sides[side].breaksAt, per)}`,
  );
  return `Both sides are broken, so it is a draw: ${each.join('; ')}.`;
};

/** "Time is up: Prussia wins.", as the players say it. */
export const endText = (setup: Setup, { how, winner }: Ending): string => {
  const names = sideNames(setup);
  const result = winner === null ? drawn : `${names[winner]} wins`;
  switch (how) {
    case 'broken': {
      const { breakTest } = setup.machine;
      if (breakTest !== undefined) {
        const whose = winner === null ? 'both sides' : names[winner === 0 ? 1 : 0];
        return `${breakTest.label} of ${whose}: ${result}.`;
      }
      return winner === null
        ? 'Both sides are broken: a draw.'
        : `${names[winner === 0 ? 1 : 0]} is broken: ${result}.`;
    }
    case 'time':
      return `Time is up: ${result}.`;
    case 'objectives':
      return `The objectives decide: ${result}.`;
    case 'agreement':
      return `Both sides agree: ${result}.`;
  }
};

/** A phase that somebody else had ended already. */
export const endedBefore = (setup: Setup, place: GamePlace): string =>
  `${phaseText(setup, place)} of turn ${grouped(place.turn)} had ended already.`;

/** "Taken back: line: Moved.", "Brought back: …" */
export const undoText = (isBack: boolean, sentence: string, hasMore: boolean): string =>
  `${isBack ? 'Brought back' : 'Taken back'}: ${sentence}${hasMore ? ' And all that followed from it.' : ''}`;

/** "Asks to take back: line: Moved.", "Stays, though the other side asked: …" */
export const wishText = (sentence: string): string => `Asks to take back: ${sentence}`;
export const refuseText = (sentence: string): string => `It stands, though it was asked back: ${sentence}`;
export const unknownWish = 'Asks to take back an entry that is not in this log.';

export const hiddenNote = 'A note that the other side keeps to itself.';

/** Of a Muster that is newer than the page. */
export const laterAct = 'An act that this page does not know yet: load the page again.';

export const unknownUndo = 'Taken back: an entry that is not in this log.';

/** The head of the log as a table; the losses of either side stand below its name. */
export const recordHead = (setup: Setup): readonly string[] => [
  'Entry',
  'Turn',
  'Phase',
  'Side',
  'What happened',
  'Taken back',
  ...sideNames(setup).map((name) => `Lost: ${name}`),
];

export const undoCell = 'yes';

export const titleText = ({ sides: [first, second] }: Setup): string =>
  `${first.name} against ${second.name}`;

/** "Prussia 6½ of 10 lost, Austria 10½ of 10 lost" */
export const lossesText = (setup: Setup, losses: LossPair, per: number): string =>
  ([0, 1] as const)
    .map((side) => {
      const { breaksAt } = setup.sides[side];
      const most = breaksAt === null ? '' : ` of ${lossText(breaksAt, per)}`;
      return `${sideNames(setup)[side]} ${lossText(losses[side], per)}${most} lost`;
    })
    .join(', ');

export const decidedHead = 'What decided it';

export const drawn = 'a draw';
export const holdsField = (name: string): string => `${name} holds the field`;
export const lost = 'lost';
export const alone = 'Units on their own';
export const objectives = 'Objectives';
export const noEntries = 'Nothing has been done yet.';

/** "Turn 4: line: 1 hit, now 5. Done For. (Prussia leads by 1½, +1 for good)" */
export const decidedText = (
  setup: Setup,
  { turn, side, change, lead }: { turn: number; side: GameSide; change: number; lead: number },
  sentence: string,
  per: number,
): string => {
  const gain = signedLossText(change, per);
  return `Turn ${turn}: ${sentence} (${sideNames(setup)[side]} leads by ${lossText(lead, per)}, ${gain} for good)`;
};

export const turnHead = (turn: number): string => `Turn ${turn}`;

/** A side that brings no army, where somebody marks only their own. */
export const noArmy: SideSetup = { name: 'The other side', breaksAt: null };

import { grouped } from './core/army/number';
import { capital, counted } from './core/army/words';
import type { Cite } from './core/contract/citation';
import type { Ground, PrintedLine } from './core/contract/system';
import { unitsText } from './core/muster/muster-measure';

/** Who tells a fact; `compiled`: a table that others put together, shown as such. */
export type SourcedFact<T> = {
  readonly value: T;
  readonly by: readonly string[];
  readonly compiled?: boolean;
};

type Two<T> = readonly [T, T];

/** Facts about the day of a battle that an evening needs; null = no source. */
export type DayTold = {
  /** ISO 8601 */
  readonly date: string | null;
  /** of the theatre, in degrees north; null = not known to us */
  readonly latitude: number | null;
  /** minutes from midnight */
  readonly hours: SourcedFact<Two<number>> | null;
  /** width of the front of each side in kilometres */
  readonly front: SourcedFact<Two<number>> | null;
  readonly weather: readonly SourcedFact<string>[];
  readonly ground: readonly SourcedFact<string>[];
  readonly attacker: SourcedFact<0 | 1> | null;
  /** men, and men lost */
  readonly sides: Two<{
    readonly name: string;
    readonly men: number | null;
    readonly lost: SourcedFact<number> | null;
  }>;
};

/** Values of similar battles, for battles without a source. */
export type LikeBattles = { readonly minutes: number; readonly kmPerThousand: number };

/** An army as the evening knows it. */
export type EveningArmy = {
  readonly units: number;
  readonly breakingPoint: number | null;
};

export type EveningRules = {
  readonly ground: Ground | undefined;
  /** real units to one of the table */
  readonly factor: number;
  readonly terms: { readonly units: string; readonly breakingPoint: string };
};

/** One side in short, as on the page of scenario. */
export type EveningForce = {
  readonly name: string;
  readonly commander: string;
  /** units, points, breaking point */
  readonly facts: string;
  /** what of it is made up by rule; empty where all of it is known */
  readonly reconstruction: string;
  readonly bodies: readonly { readonly title: string; readonly troops: string }[];
};

/** Where a line is from: sources by name, the book, or ours. */
export type EveningFrom =
  | { readonly kind: 'told'; readonly by: readonly string[]; readonly compiled: boolean }
  | { readonly kind: 'book'; readonly cite: Cite }
  | { readonly kind: 'ours' };

export type EveningLine = {
  readonly term: string;
  readonly text: string;
  readonly from: readonly EveningFrom[];
};

const OURS: EveningFrom = { kind: 'ours' };
const tellersOf = ({ by, compiled = false }: SourcedFact<unknown>): EveningFrom => ({
  kind: 'told',
  by,
  compiled,
});

/** Ours: fewer turns decide nothing, more fill no evening. */
const LEAST_TURNS = 6;
const MOST_TURNS = 20;
/** Ours: free table at either end of the front, and steps in which tables come. */
const FLANK_CM = 30;
const TABLE_STEP = 10;
/** Ours: what most players have; for a wider one the scale that would fit is shown. */
const USUAL_TABLE = 180;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;

const span = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : '']
    .filter((text) => text !== '')
    .join(' ');
};

/** Minutes of a turn if one unit represents several: ground and time grow with them (ours). */
const turnMinutes = ({ minutes: [least, most] }: Ground, factor: number): number =>
  ((least + most) / 2) * factor;

const lengthLine = ({ hours }: DayTold, { ground, factor }: EveningRules, like: LikeBattles): EveningLine => {
  const minutes = hours === null ? like.minutes : hours.value[1] - hours.value[0];
  const day =
    hours === null
      ? `No source gives the hours; similar battles took ${span(minutes)}`
      : `Fought from ${clock(hours.value[0])} to ${clock(hours.value[1])}, ${span(minutes)}`;
  const first = hours === null ? OURS : tellersOf(hours);
  if (ground === undefined) {
    return {
      term: 'Length',
      text: `${day}. The book does not say how long a turn is: play 12.`,
      from: [first, OURS],
    };
  }
  const each = turnMinutes(ground, factor);
  const exact = Math.ceil(minutes / each);
  const turns = Math.min(MOST_TURNS, Math.max(LEAST_TURNS, exact));
  const bound = turns === exact ? '' : `; ${turns} is the ${turns > exact ? 'least' : 'most'} we would play`;
  return {
    term: 'Length',
    text: `${counted(turns, 'turn')}. ${day}; a turn of ${span(each)} at ${grouped(factor)} real units to one makes ${exact}${bound}.`,
    from: [first, { kind: 'book', cite: ground.cite }, OURS],
  };
};

const tableLine = (
  { front, sides }: DayTold,
  { ground, factor }: EveningRules,
  like: LikeBattles,
): EveningLine => {
  const men = Math.max(...sides.map((side) => side.men ?? 0));
  const guessed = Math.round(like.kmPerThousand * men) / 1000;
  const km = front === null ? guessed : Math.max(...front.value);
  const width = `${grouped(Math.round(km * 10) / 10)} km`;
  const day =
    front !== null
      ? `The wider front was ${width}`
      : men === 0
        ? 'No source gives the front'
        : `No source gives the front; similar armies stood on ${width}`;
  const first = front === null ? OURS : tellersOf(front);
  const metres = ground?.metresPerCm;
  if (ground === undefined || metres === undefined || km === 0) {
    return {
      term: 'Table',
      text: `${day}. ${km === 0 || metres !== undefined ? '' : 'The book gives no scale of ground. '}Take a table half as wide again as the larger army in line.`,
      from: [first, OURS],
    };
  }
  const cm = Math.round((km * 1000) / (metres * factor));
  const table = Math.ceil((cm + 2 * FLANK_CM) / TABLE_STEP) * TABLE_STEP;
  const fitting = Math.ceil((2 * km * 1000) / (metres * (USUAL_TABLE - 2 * FLANK_CM))) / 2;
  const fit =
    table <= USUAL_TABLE
      ? ''
      : ` With smaller armies, at ${grouped(fitting)} real units to one, it fits on ${USUAL_TABLE} cm.`;
  return {
    term: 'Table',
    text: `${table} cm wide. ${day}, ${cm} cm on the table; ${FLANK_CM} cm are free on each flank.${fit}`,
    from: [first, { kind: 'book', cite: ground.cite }, OURS],
  };
};

const RADIANS = Math.PI / 180;
/** Days before each month, in a year of 365. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/**
 * Minutes from midnight, in sun time, at which the sun rises and sets on a day, to five minutes.
 * @param date ISO 8601
 * @param latitude in degrees north
 */
export const sunOf = (date: string, latitude: number): Two<number> => {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const ofYear = (DAYS_BEFORE[month - 1] ?? 0) + day;
  const declination = 23.44 * Math.sin((2 * Math.PI * (284 + ofYear)) / 365);
  const half = Math.acos(-Math.tan(latitude * RADIANS) * Math.tan(declination * RADIANS)) / RADIANS / 15;
  const rounded = (hours: number): number => Math.round((hours * 60) / 5) * 5;
  return [rounded(12 - half), rounded(12 + half)];
};

const lightLine = ({ date, latitude, hours }: DayTold): EveningLine[] => {
  if (date === null || latitude === null) return [];
  const [rise, set] = sunOf(date, latitude);
  const dark = hours !== null && hours.value[1] > set;
  const early = hours !== null && hours.value[0] < rise;
  const end = dark ? ' The last turns are in the dark.' : early ? ' The first turns are in the dark.' : '';
  return [
    {
      term: 'Light',
      text: `The sun rises about ${clock(rise)} and sets about ${clock(set)} (worked out for ${latitude}° north).${end}`,
      from: [OURS],
    },
  ];
};

const attackerLine = ({ attacker, sides }: DayTold): EveningLine =>
  attacker === null
    ? { term: 'Attacker', text: 'No source says: roll for it.', from: [OURS] }
    : { term: 'Attacker', text: `${sides[attacker.value].name}.`, from: [tellersOf(attacker)] };

const halves = (value: number): number => Math.round(2 * value) / 2;

/** What a side lost on the day, in units of its army: the measure of the evening. */
const lossLine = (
  { name, men, lost }: DayTold['sides'][number],
  { units }: EveningArmy,
  terms: EveningRules['terms'],
): EveningLine => {
  if (men === null || lost === null || men === 0) {
    return { term: name, text: 'Its losses in men are not known.', from: [OURS] };
  }
  const share = lost.value / men;
  const lostUnits = halves(share * units);
  const measure = lostUnits === 0 ? 'less than half a unit' : unitsText(lostUnits);
  return {
    term: name,
    text: `lost ${grouped(lost.value)} of ${grouped(men)} men on the day, ${Math.round(100 * share)} %: ${measure} of its ${unitsText(halves(units))} ${terms.units}.`,
    from: [tellersOf(lost), OURS],
  };
};

const victoryLines = (day: DayTold, armies: Two<EveningArmy>, { terms }: EveningRules): EveningLine[] => {
  const points = armies.map(({ breakingPoint }) => breakingPoint);
  const bound = points.every((point) => point !== null)
    ? `An army that reaches its ${terms.breakingPoint} (${points.map((point) => grouped(point ?? 0)).join(' and ')}) has lost. `
    : '';
  return [
    {
      term: 'Victory',
      text: `${bound}At the end of the last turn the attacker wins if the defender has lost more than on the day and the attacker has not; otherwise the defender wins.`,
      from: [OURS],
    },
    lossLine(day.sides[0], armies[0], terms),
    lossLine(day.sides[1], armies[1], terms),
  ];
};

const listLines = (term: string, list: readonly SourcedFact<string>[]): EveningLine[] =>
  list.map((each, index) => ({
    term: index === 0 ? term : '',
    text: `${capital(each.value.replace(/\.$/, ''))}.`,
    from: [tellersOf(each)],
  }));

/** The conditions that a book prints for its own battle, and when an army has lost. */
export const printedEvening = (
  lines: readonly PrintedLine[],
  armies: Two<EveningArmy>,
  { terms }: Pick<EveningRules, 'terms'>,
): EveningLine[] => {
  const points = armies.map(({ breakingPoint }) => grouped(breakingPoint ?? 0)).join(' and ');
  return [
    ...lines.map(({ term, text, cite }) => ({
      term,
      text: capital(text),
      from: [{ kind: 'book', cite }] as const,
    })),
    {
      term: 'Victory',
      text: `An army that reaches its ${terms.breakingPoint} (${points}) has lost.`,
      from: lines.slice(0, 1).map(({ cite }) => ({ kind: 'book', cite }) as const),
    },
  ];
};

/**
 * The conditions of an evening: a battle cut to the hours, the table and the figures of players, each line with its
 * source.
 */
export const eveningLines = (
  day: DayTold,
  armies: Two<EveningArmy>,
  rules: EveningRules,
  like: LikeBattles,
): EveningLine[] => [
  attackerLine(day),
  lengthLine(day, rules, like),
  tableLine(day, rules, like),
  ...lightLine(day),
  ...listLines('Weather', day.weather),
  ...listLines('Ground', day.ground),
  {
    term: 'Arrivals',
    text: 'All start on the table: no source says who arrived when.',
    from: [OURS],
  },
  ...victoryLines(day, armies, rules),
];

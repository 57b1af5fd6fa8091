import { type Course, type CurvePoint, curveOf, type GameChange } from './course';
import { type GameCondition, type GamePiece, type GameSide, pieceName, type Setup } from './machine';
import { pieceOf } from './state';
import { conditionText } from './words';

/** A height in the plot: what was lost, and how far from the top that is drawn, in hundredths. */
type Level = { readonly losses: number; readonly y: number };

/** The position of a line after a turn, in hundredths across and down. */
type Step = { readonly x: number; readonly y: number };

/** What lasted, below the turns it lasted in: from where, and how far, in hundredths. */
export type CurveBand = {
  readonly key: string;
  readonly text: string;
  readonly turns: readonly [number, number];
  readonly x: number;
  readonly width: number;
};

/** How the losses of both sides are drawn: across by turns, down from the top, both in hundredths. */
export type CurvePlan = {
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
  readonly levels: readonly Level[];
  /** where an army breaks: one line for both sides where that is the same */
  readonly breaks: readonly (Level & { readonly sides: readonly GameSide[] })[];
  readonly paths: readonly [string, string];
  /** the same, place by place: each step goes across first, then down or up */
  readonly steps: readonly [readonly Step[], readonly Step[]];
  /** the space between the two */
  readonly between: string;
  /** the height of the name of each side at the end of its line */
  readonly names: readonly [number, number];
  /** how far down nothing is lost */
  readonly ground: number;
  readonly bands: readonly CurveBand[];
  /** acts that decided the game, by their numbers, over the turn they fell in */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly numbers: readonly number[] }[];
};

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** How high a plot is: as many levels as have room for their numbers, and names closer than `apart` would touch. */
type Height = { readonly levels: number; readonly apart: number };
export const HEIGHTS = {
  high: { levels: 5, apart: 9 },
  low: { levels: 2, apart: 18 },
  /** on paper, however tightly that is set */
  paper: { levels: 5, apart: 12 },
} as const satisfies Record<string, Height>;
/** As many turns as have room for their numbers. */
const MOST_TURNS = 16;
/** As many lines below the turns as leave the report on its page. */
const MOST_BANDS = 2;
/** The distance of a mark above its line. */
const OVER = 11;

const stepFor = (range: number, most: number): number =>
  STEPS.find((step) => range / step <= most) ?? Math.ceil(range / most);

/** To a hundredth, so that a path is short. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const stepsOf = (points: readonly CurvePoint[], x: (turn: number) => number, y: (losses: number) => number) =>
  points.map(({ turn, losses }, index) =>
    index === 0 ? `M${x(turn)} ${y(losses)}` : `H${x(turn)}V${y(losses)}`,
  );

const stepsAlong = (
  points: readonly CurvePoint[],
  x: (turn: number) => number,
  y: (losses: number) => number,
): readonly Step[] => points.map(({ turn, losses }) => ({ x: x(turn), y: y(losses) }));

const breaksIn = ({ sides }: Setup, y: (losses: number) => number): CurvePlan['breaks'] => {
  const [first, second] = sides.map(({ breaksAt }) => breaksAt);
  const at = (losses: number, own: readonly GameSide[]) => ({ losses, y: y(losses), sides: own });
  if (first === second) return typeof first === 'number' ? [at(first, [0, 1])] : [];
  return [
    ...(typeof first === 'number' ? [at(first, [0])] : []),
    ...(typeof second === 'number' ? [at(second, [1])] : []),
  ];
};

/** Names stand at the ends of their lines, and never over each other. */
const namesAt = (first: number, second: number, apart: number): readonly [number, number] => {
  const gap = second - first;
  if (Math.abs(gap) >= apart) return [first, second];
  const middle = (first + second) / 2;
  return gap < 0 ? [middle + apart / 2, middle - apart / 2] : [middle - apart / 2, middle + apart / 2];
};

/** What lasted for turns: a village held by the enemy, a general out of the battle. */
type Lasting = {
  readonly key: string;
  readonly text: string;
  /** the turns of its first and its last act; up to the last turn of the game where it lasts still */
  readonly from: number;
  readonly to: number;
};

/** A condition other than at its beginning: of all but units, which their own rows tell, and none that turns end. */
const lastingIn = (course: Course, change: GameChange): readonly [GamePiece, GameCondition] | null => {
  if (!('condition' in change)) return null;
  const { setup } = course.game;
  const piece = pieceOf(setup, change.piece);
  const condition = setup.machine.conditions.find(
    ({ key, of, until }) => key === change.condition && of === piece?.of && until === undefined,
  );
  return piece === undefined || piece.of === 'unit' || condition === undefined ? null : [piece, condition];
};

/** What lasted in a game, in the order of its beginning. What is over in the turn it began in is left out. */
export const lastingOf = (course: Course, last: number): readonly Lasting[] => {
  const open = new Map<string, Lasting>();
  const over: Lasting[] = [];
  for (const { fact, stands, at, changes } of course.entries) {
    if (!stands) continue;
    for (const change of changes) {
      const pair = lastingIn(course, change);
      if (pair === null || !('condition' in change) || change.from === change.to) continue;
      const [piece, condition] = pair;
      const own = `${piece.id} ${condition.key}`;
      const before = open.get(own);
      if (before !== undefined) over.push({ ...before, to: at.turn });
      open.delete(own);
      if (change.to === (piece.start?.[condition.key] ?? condition.start)) continue;
      const text = `${pieceName(piece)}: ${conditionText(condition, change.to)}`;
      open.set(own, { key: `${fact.id} ${own}`, text, from: at.turn, to: last });
    }
  }
  return [...over.filter(({ from, to }) => to > from), ...open.values()].toSorted((a, b) => a.from - b.from);
};

/** Of what lasted the longest, in the order of its beginning. */
const bandsIn = (course: Course, last: number, x: (turn: number) => number): readonly CurveBand[] => {
  const all = lastingOf(course, last);
  const longest = new Set(all.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MOST_BANDS));
  return all
    .filter((each) => longest.has(each))
    .map(({ key, text, from, to }) => {
      // a turn is drawn from the number before it to its own
      const [start, end] = [x(Math.min(from, last) - 1), x(Math.min(to, last))];
      return { key, text, turns: [from, to], x: start, width: rounded(end - start) };
    });
};

/**
 * The plan of the curve of a game.
 * @param per how many of the system's whole units of losses make a printed point
 */
export const planCurve = (
  course: Course,
  per: number,
  decidedIn: readonly number[],
  { levels: mostLevels, apart }: Height = HEIGHTS.high,
): CurvePlan => {
  const { setup } = course.game;
  const curve = curveOf(course);
  const [first, second] = curve;
  const last = Math.max(1, first.at(-1)?.turn ?? 0);
  const all = curve.flatMap((points) => points.map(({ losses }) => losses));
  const most = Math.max(per, ...all, ...setup.sides.map(({ breaksAt }) => breaksAt ?? 0));
  const least = Math.min(0, ...all);
  const x = (turn: number): number => rounded((turn * 100) / last);
  const y = (losses: number): number => rounded(100 - ((losses - least) * 100) / (most - least));

  const everyTurn = stepFor(last, MOST_TURNS);
  const step = stepFor((most - least) / per, mostLevels) * per;
  const lowest = Math.ceil(least / step) * step;
  const breaks = breaksIn(setup, y);
  const levels = Array.from(
    { length: Math.floor((most - lowest) / step) + 1 },
    (_, index) => lowest + index * step,
  ).filter((losses) => breaks.every((line) => line.losses !== losses));

  // back along the second line, corner by corner
  const back = second
    .flatMap(({ turn, losses }, index) => [
      ...(index === 0 ? [] : [`${x(turn)} ${y(second[index - 1]?.losses ?? 0)}`]),
      `${x(turn)} ${y(losses)}`,
    ])
    .toReversed();
  const paths = curve.map((points) => stepsOf(points, x, y).join(''));
  const ends = curve.map((points) => y(points.at(-1)?.losses ?? 0));

  const numbers = new Map<number, number[]>();
  for (const [index, turn] of decidedIn.entries()) {
    numbers.set(turn, [...(numbers.get(turn) ?? []), index + 1]);
  }
  const marks = [...numbers].map(([turn, own]) => {
    // that a game has ended may be entered when no point of that turn is drawn
    const at = Math.min(turn, last);
    const top = Math.min(y(first[at]?.losses ?? 0), y(second[at]?.losses ?? 0));
    return { x: x(at), y: Math.max(OVER / 2, top - OVER), numbers: own };
  });

  return {
    turns: Array.from({ length: Math.floor(last / everyTurn) }, (_, index) => {
      const turn = (index + 1) * everyTurn;
      return { turn, x: x(turn) };
    }),
    levels: levels.map((losses) => ({ losses, y: y(losses) })),
    breaks,
    paths: [paths[0] ?? '', paths[1] ?? ''],
    steps: [stepsAlong(first, x, y), stepsAlong(second, x, y)],
    between: `${paths[0]}L${back.join('L')}z`,
    names: namesAt(ends[0] ?? 0, ends[1] ?? 0, apart),
    ground: y(0),
    bands: bandsIn(course, last, x),
    marks,
  };
};

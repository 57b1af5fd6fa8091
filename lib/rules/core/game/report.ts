import { type Cite, citeLabel } from '../contract/citation';
import { type Course, type CourseEntry, keyOf, type LossPair } from './course';
import { type GameEnd, gameEndOf, type TurningPoint, turningPoints } from './decided';
import type { ToldAct } from './fact';
import { lossesIn } from './fold';
import { type GameSide, sideNames } from './machine';
import { sentencesOf } from './sentences';
import { pieceOf } from './state';
import * as words from './words';

/** The events of one phase, in sentences; a phase without a name is one that the machine does not have. */
export type ToldPhase = {
  readonly phase: string;
  readonly acts: readonly { readonly id: string; readonly side: GameSide | null; readonly text: string }[];
};

/** The report of a game, on a page and as a text. */
export type GameReport = {
  /** the end in the players' words; null while the game is running */
  readonly statedEnd: string | null;
  /** and by the book; null where no army is broken */
  readonly byBook: GameEnd | null;
  readonly losses: LossPair;
  readonly decided: readonly {
    readonly point: TurningPoint;
    readonly text: string;
    /** the pages of what was done, and of what it cost */
    readonly cites: readonly Cite[];
  }[];
  readonly turns: readonly { readonly turn: number; readonly phases: readonly ToldPhase[] }[];
};

/** What a report leaves out: it tells of the battle, not of who asked whom to take back what. */
const ASIDE: readonly ToldAct['act'][] = ['undo', 'wish', 'refuse', 'hidden', 'end'];

/** The valid facts of a game, without the ends of phases in which nothing happened. */
const isTold = ({ stands, fact: { what }, changes }: CourseEntry): boolean =>
  stands && !ASIDE.includes(what.act) && (what.act !== 'go on' || changes.length > 0);

/** What two acts in a row count on one piece in one phase, as one act; null where they are of two kinds. */
const joined = (one: CourseEntry, next: CourseEntry): CourseEntry | null => {
  const [a, b] = [one.changes[0], next.changes[0]];
  const isSame =
    a !== undefined &&
    b !== undefined &&
    'counter' in a &&
    'counter' in b &&
    one.fact.what.act === 'count' &&
    next.fact.what.act === 'count' &&
    a.piece === b.piece &&
    a.counter === b.counter &&
    one.fact.from === next.fact.from &&
    one.at.turn === next.at.turn &&
    one.at.phase === next.at.phase &&
    one.at.half === next.at.half;
  if (!isSame) return null;
  // what changed twice is said as it is in the end
  const others = new Map(
    [...one.changes.slice(1), ...next.changes.slice(1)].map((each) => [keyOf(each), each]),
  );
  return { ...next, changes: [{ ...b, from: a.from }, ...others.values()] };
};

/** Entries of the report: five hits in a row that were tapped one by one are five hits. */
const joinedEntries = (entries: readonly CourseEntry[]): readonly CourseEntry[] => {
  const list: CourseEntry[] = [];
  for (const entry of entries) {
    const before = list.at(-1);
    const both = before === undefined ? null : joined(before, entry);
    if (both === null) list.push(entry);
    else list[list.length - 1] = both;
  }
  return list;
};

/** Pages of an act: of what it named, and by which that counts as a loss. */
const citesOf = ({ entries, game: { setup } }: Course, facts: ReadonlySet<string>): readonly Cite[] => {
  const { counters, conditions, marks } = setup.machine;
  const cites = new Map<string, Cite>();
  const add = (cite: Cite | undefined) => cite && cites.set(citeLabel(cite), cite);
  const changes = entries.flatMap(({ fact, changes: own }) => (facts.has(fact.id) ? own.slice(0, 1) : []));
  for (const change of changes) {
    if ('side' in change) continue;
    const of = pieceOf(setup, change.piece)?.of;
    const named = (
      list: readonly { readonly key: string; readonly of: string; readonly cite: Cite }[],
      key: string,
    ) => list.find((each) => each.key === key && each.of === of)?.cite;
    if ('counter' in change) add(named(counters, change.counter));
    else if ('condition' in change) add(named(conditions, change.condition));
    else add(named(marks, change.mark));
    add(lossesIn(setup).find((loss) => loss.of === of)?.cite);
  }
  return [...cites.values()];
};

/**
 * The report of a game, from its end to its course.
 * @param per how many units of losses of the system make a printed point
 */
export const reportOf = (course: Course, per: number): GameReport => {
  const { entries, game, start } = course;
  const { setup, ending } = game;
  const names = sideNames(setup);
  const linesOf = (list: readonly CourseEntry[]) => {
    const sentences = sentencesOf({ ...course, entries: list }, per, 'report');
    return list.map((entry, index) => {
      const sentence = sentences[index] ?? '';
      return { entry, text: entry.side === null ? sentence : `${names[entry.side]}, ${sentence}` };
    });
  };
  const byFact = new Map(linesOf(entries).map(({ entry, text }) => [entry.fact.id, text]));

  const turns: { turn: number; phases: { phase: string; acts: ToldPhase['acts'][number][] }[] }[] = [];
  for (const { entry, text } of linesOf(joinedEntries(entries.filter(isTold)))) {
    const { at, side, fact } = entry;
    let last = turns.at(-1);
    if (last?.turn !== at.turn) {
      last = { turn: at.turn, phases: [] };
      turns.push(last);
    }
    const phase = words.phaseText(setup, at);
    let part = last.phases.at(-1);
    if (part?.phase !== phase) {
      part = { phase, acts: [] };
      last.phases.push(part);
    }
    part.acts.push({ id: fact.id, side, text });
  }

  return {
    statedEnd: ending === null ? null : words.endText(setup, ending),
    byBook: gameEndOf(game, per),
    losses: entries.at(-1)?.losses ?? start,
    decided: turningPoints(course).map((point) => {
      const texts = point.facts.map((id) => byFact.get(id));
      if (point.breaks !== undefined) texts.push(words.breaksText(setup, point.breaks));
      return { point, text: texts.join(' '), cites: citesOf(course, new Set(point.facts)) };
    }),
    turns,
  };
};

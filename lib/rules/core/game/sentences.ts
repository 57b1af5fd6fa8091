import { type Course, type CourseEntry, type GameChange, undoFinder } from './course';
import type { Fact } from './fact';
import { type GamePiece, pieceName, type Setup } from './machine';
import { beginningOf, comparePlaces, counterOf, pieceOf } from './state';
import * as words from './words';

/** What was done to one piece, in a few words. */
const changeText = (
  setup: Setup,
  piece: GamePiece,
  change: Exclude<GameChange, { side: unknown }>,
): string => {
  const { conditions, marks } = setup.machine;
  if ('counter' in change) {
    const counter = counterOf({ setup }, piece, change.counter);
    if (counter === undefined) return change.counter;
    return words.counterText(counter, { ...change, begin: beginningOf(piece, counter) });
  }
  if ('condition' in change) {
    const condition = conditions.find(({ key, of }) => key === change.condition && of === piece.of);
    return condition === undefined ? change.to : words.conditionText(condition, change.to);
  }
  const mark = marks.find(({ key, of }) => key === change.mark && of === piece.of);
  return words.markText(mark?.label ?? change.mark, change.on);
};

/** In a log the ends of phases are entries; in a report they are headings, and only what followed is said. */
type Telling = 'log' | 'report';

type Table = {
  readonly setup: Setup;
  readonly per: number;
  readonly telling: Telling;
};

const nameOf = (setup: Setup, id: string | null): string => {
  const piece = id === null ? undefined : pieceOf(setup, id);
  return piece === undefined ? '' : pieceName(piece);
};

/** What became of pieces and sides: "Line: 2 hits, now 4. Retreated." for each. */
const changesText = (
  { setup, per }: Table,
  { changes, losses }: Pick<CourseEntry, 'changes' | 'losses'>,
): readonly string[] => {
  const parts = new Map<string, string[]>();
  const sides: string[] = [];
  for (const change of changes) {
    if ('side' in change) {
      const { side, broken } = change;
      sides.push(
        broken ? words.brokenText(setup, side, losses[side], per) : words.recoveredText(setup, side),
      );
      continue;
    }
    const piece = pieceOf(setup, change.piece);
    if (piece === undefined) continue;
    const text = changeText(setup, piece, change);
    const own = parts.get(piece.id);
    if (own === undefined) parts.set(piece.id, [text]);
    else own.push(text);
  }
  return [...[...parts].map(([id, own]) => words.about(nameOf(setup, id), own)), ...sides];
};

/** What an act did, without what takes back. */
const actText = (table: Table, entry: CourseEntry): string => {
  const { setup } = table;
  const { what } = entry.fact;
  switch (what.act) {
    case 'count':
    case 'become':
    case 'mark': {
      const texts = changesText(table, entry);
      return texts.length === 0 ? words.about(nameOf(setup, what.piece), [words.unfit]) : texts.join(' ');
    }
    case 'go on': {
      const texts = changesText(table, entry);
      const { place = entry.at } = entry.fact;
      const isOver = entry.next === entry.at || comparePlaces(setup, entry.next, entry.at) === 0;
      const end = isOver ? words.endedBefore(setup, place) : words.phaseEndText(setup, entry.at, entry.next);
      return (table.telling === 'report' && texts.length > 0 ? texts : [end, ...texts]).join(' ');
    }
    case 'throw':
      return words.about(nameOf(setup, what.piece), [words.throwText(what.dice, what.outcome.trim())]);
    case 'note':
      return words.noteText(what.text.trim());
    case 'end':
      return words.endText(setup, what);
    case 'hidden':
      return words.hiddenNote;
    case 'undo':
      return words.unknownUndo;
    case 'wish':
    case 'refuse':
      return words.unknownWish;
    default:
      return words.laterAct;
  }
};

/** The fact that a wish is about, or the answer to one; a wish about a wish has none, as its sentence would grow. */
const wishedFact = ({ what }: Fact, facts: ReadonlyMap<string, Fact>): string | undefined => {
  const wish = what.act === 'refuse' ? facts.get(what.wish)?.what : what;
  if (wish?.act !== 'wish') return undefined;
  const act = facts.get(wish.fact)?.what.act;
  return act === 'wish' || act === 'refuse' ? undefined : wish.fact;
};

const namesFact = ({ what: { act } }: Fact): boolean => act === 'undo' || act === 'wish' || act === 'refuse';

/**
 * A sentence for each entry of a course, in its order; of one that does not stand, what it said.
 * @param per how many of the system's whole units of losses make a printed point
 */
export const sentencesOf = (
  { entries, game: { setup } }: Course,
  per: number,
  telling: Telling = 'log',
): readonly string[] => {
  const table: Table = { setup, per, telling };
  const facts = new Map<string, Fact>();
  const acts = new Map<string, string>();
  const roots = new Set<string>();
  for (const entry of entries) {
    const { fact } = entry;
    facts.set(fact.id, fact);
    if (fact.from !== undefined) roots.add(fact.from);
    if (!namesFact(fact)) acts.set(fact.id, words.oneLine(actText(table, entry)));
  }
  const findUndone = undoFinder(facts);
  const texts = new Map<string, string>();
  const textOf = (fact: Fact): string => {
    const own = acts.get(fact.id);
    if (own !== undefined) return own;
    if (fact.what.act !== 'undo') {
      const sentence = texts.get(wishedFact(fact, facts) ?? '');
      if (sentence === undefined) return words.unknownWish;
      return fact.what.act === 'wish' ? words.wishText(sentence) : words.refuseText(sentence);
    }
    const { fact: root, isBack } = findUndone(fact);
    const text = root && (acts.get(root.id) ?? texts.get(root.id));
    if (root === undefined || text === undefined) return words.unknownUndo;
    return words.undoText(isBack, text, roots.has(root.id));
  };
  return entries.map(({ fact }) => {
    const text = textOf(fact);
    texts.set(fact.id, text);
    return text;
  });
};

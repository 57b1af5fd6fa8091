import { capital } from '../army/words';
import type { Cite } from '../contract/citation';
import type { GameChoices } from '../contract/game';
import { type Course, curveOf } from './course';
import { lossesByFormation } from './decided';
import { type GameSide, type PieceKind, type Setup, sideNames } from './machine';
import type { GameReport } from './report';
import * as words from './report-words';
import type { GameState } from './state';
import { drawn, holdsField } from './words';

/** The side that holds the field, or that the game is running: the title of its report. */
export const reportTitle = ({ setup, ending }: GameState): string => {
  if (ending === null) return words.goesOnTitle;
  return ending.winner === null ? capital(drawn) : holdsField(sideNames(setup)[ending.winner]);
};

/** The turn that a game is in, or ended in: its end may be entered when the next turn is about to begin. */
export const turnOfReport = (course: Course): number => {
  const { ending, turn } = course.game;
  return ending === null ? turn : Math.max(1, curveOf(course)[0].at(-1)?.turn ?? 1);
};

/** A sentence with its term; `cite` is the page that it is by. */
export type ReportLine = { readonly term: string; readonly text: string; readonly cite: Cite | null };

/** Two lines: what the players said of the end, and what the book says of the same losses. */
export const endLines = ({ sides }: Setup, { statedEnd, byBook }: GameReport): readonly ReportLine[] => {
  const breaks = sides.some(({ breaksAt }) => breaksAt !== null);
  return [
    { term: words.inPlayersWords, text: statedEnd ?? words.notSaid, cite: null },
    {
      term: words.byBook,
      text: byBook?.sentence ?? (breaks ? words.neitherBroken : words.noBreakingPoint),
      cite: byBook?.cite ?? null,
    },
  ];
};

/** What the players agreed before the game: "Attacker: Prussia", with its page, in the order of the rules. */
export const agreedLines = (
  setup: Setup,
  choices: GameChoices['choices'],
): readonly { readonly key: string; readonly text: string; readonly cite: Cite }[] => {
  const names = sideNames(setup);
  return choices.flatMap(({ key, label, cite, values }) => {
    const value = values.find((each) => setup.options.includes(each.value));
    if (value === undefined) return [];
    return [{ key, text: `${label}: ${'side' in value ? names[value.side] : value.label}`, cite }];
  });
};

/** What has cost a side something, by kinds: "6 units and 1 objective". */
export const costText = (game: GameState, side: GameSide): string => {
  const counts = new Map<PieceKind, number>();
  for (const { pieces } of lossesByFormation(game)[side]) {
    for (const { piece, lost } of pieces) {
      if (lost > 0) counts.set(piece.of, (counts.get(piece.of) ?? 0) + 1);
    }
  }
  return counts.size === 0 ? words.costByNone : words.costBy([...counts]);
};

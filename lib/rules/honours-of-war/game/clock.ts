import type { Cite } from '../../core/contract/citation';
import type { GameTest, Reminder, TestFace } from '../../core/contract/game';
import type { GameState } from '../../core/game/state';
import { CLOCKS, D6, type UnitOnTable } from './table';
import { WORDS } from './words';

/** What a scenario does at a turn (p. 59, 61). */
type ClockEvent = {
  readonly key: string;
  readonly turns: readonly number[];
  /** in all phases if absent */
  readonly phases?: readonly string[];
  readonly text: string;
  readonly cite: Cite;
};

type Mist = {
  readonly turns: readonly number[];
  readonly fails: readonly number[];
  readonly label: string;
  readonly text: string;
  readonly goes: string;
  readonly cite: Cite;
};

type Clock = { readonly mist?: Mist; readonly events: readonly ClockEvent[] };

const clocksOf = ({ setup }: GameState): Clock[] =>
  Object.entries(CLOCKS as Readonly<Record<string, Clock>>)
    .filter(([key]) => setup.options.includes(`clock:${key}`))
    .map(([, clock]) => clock);

/** What the clock of the scenario says now. */
export const clockReminders = (game: GameState): Reminder[] =>
  clocksOf(game).flatMap(({ events }) =>
    events
      .filter(({ turns }) => turns.includes(game.turn))
      .filter(({ phases }) => phases === undefined || phases.includes(game.phase))
      .map(({ key, text, cite }) => ({ key: `clock ${key}`, side: null, text, cite })),
  );

/** Whether a shot or charge finds its way through the mist of Lobositz (p. 61). */
export const mistTests = (game: GameState, { piece }: UnitOnTable): GameTest[] =>
  clocksOf(game).flatMap(({ mist }): GameTest[] => {
    if (mist === undefined || !mist.turns.includes(game.turn)) return [];
    return [
      {
        ...{ key: 'mist', label: mist.label, piece: piece.id, dice: 'd6', modifiers: [] },
        faces: D6.map((score): TestFace => {
          const fails = mist.fails.includes(score);
          const short = fails ? WORDS.fails : WORDS.goes;
          return { score, short, text: fails ? mist.text : mist.goes, acts: [] };
        }),
        cite: mist.cite,
      },
    ];
  });

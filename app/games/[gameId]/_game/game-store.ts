import { nanoid } from 'nanoid';
import { createStore } from 'zustand';
import { joinedFacts, type Known, type Refused, type Unsent } from '@/lib/games/exchange';
import { MAX_TURNS } from '@/lib/games/limits';
import { mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { type Act, type Fact, standingFacts } from '@/lib/rules/core/game/fact';
import { type Folded, foldOn } from '@/lib/rules/core/game/fold';
import type { GameState } from '@/lib/rules/core/game/state';
import { forgetSent, keepTold, keepUnsent, readTold, readUnsent } from './outbox';

/** A fact as this page shows it: one that the server has ordered, or one that waits here. */
export type ShownFact = Fact & {
  readonly at: string;
  readonly role: OpenedGame['role'];
  readonly waits?: true;
};

export type GameData = {
  readonly known: Known;
  readonly unsent: readonly Unsent[];
  readonly refused: readonly Refused[];
  /** all facts in their order, those that wait at the end */
  readonly facts: readonly ShownFact[];
  /** the game as they make it */
  readonly game: GameState;
};

const idOf = ({ device, n }: Pick<Unsent, 'device' | 'n'>): string => `${device}:${n}`;

/** What a game at the table is on one device: what the server has told, what waits, and what both make. */
export const createGameStore = ({ id, role, setup, count, facts: opened }: OpenedGame) => {
  // of this page alone: two pages of one browser never give one number twice
  const device = nanoid(16);
  let acts = 0;
  // the fold of what the server has told, from which what waits goes on
  let base: Folded | null = null;

  const derived = (known: Known, unsent: readonly Unsent[]) => {
    base = foldOn(setup, base, known.facts);
    const there = new Set(known.facts.map((fact) => fact.id));
    const waiting = unsent
      .filter((row) => !there.has(idOf(row)))
      .map(
        ({ game: _, device: maker, n, ...fact }): ShownFact => ({
          ...{ id: idOf({ device: maker, n }), ...fact, role, waits: true },
        }),
      );
    const facts = [...known.facts, ...waiting];
    return { known, unsent, facts, game: foldOn(setup, base, facts).game };
  };

  const first = { count, facts: opened };
  const store = createStore<GameData>(() => ({ ...derived(first, []), refused: [] }));
  const { getState, setState } = store;

  const hear = (next: Known): void => {
    const { known, unsent } = getState();
    const facts = joinedFacts(known.facts, next.facts.slice(known.facts.length));
    if (facts === known.facts && next.count === known.count) return;
    setState(derived({ count: next.count, facts }, unsent));
    if (facts !== known.facts) void keepTold(id, facts);
  };

  return {
    store,
    hear,

    /** Brings what this device kept of the game: acts that were never sent, and facts that are newer than the page. */
    recall: async (): Promise<void> => {
      const [facts, kept] = await Promise.all([readTold(id), readUnsent(id)]);
      hear({ count: Math.max(getState().known.count, facts.length), facts });
      const { known, unsent } = getState();
      const here = new Set(unsent.map(idOf));
      setState(derived(known, [...kept.filter((row) => !here.has(idOf(row))), ...unsent]));
    },

    /** Does something: it is shown at once, and kept until the server has it. Answers the id of the fact. */
    act: (what: Act, from?: string): string => {
      acts += 1;
      const { known, unsent, game } = getState();
      const { turn, phase, half } = game;
      const row: Unsent = {
        ...{ game: id, device, n: acts, at: new Date().toISOString(), what },
        ...(from !== undefined && { from }),
        ...(turn <= MAX_TURNS && { place: { turn, phase, half } }),
      };
      setState(derived(known, [...unsent, row]));
      void keepUnsent(row);
      return idOf(row);
    },

    /** The server has these, but for those it refused, which are told. */
    noteSent: (rows: readonly Unsent[], refused: readonly Refused[]): void => {
      const sent = new Set(rows.map(idOf));
      const { known, unsent, refused: before } = getState();
      setState({
        ...derived(
          known,
          unsent.filter((row) => !sent.has(idOf(row))),
        ),
        refused: [...before, ...refused],
      });
      void forgetSent(rows);
    },
  };
};

export type GameStore = ReturnType<typeof createGameStore>;

/** The last act that stands and that this seat may take back; null where there is none. */
export const lastUndoable = ({ facts, game }: GameData, role: OpenedGame['role']): ShownFact | null => {
  const standing = standingFacts(facts) as readonly ShownFact[];
  // what followed from a throw goes with it; what was asked and answered is taken back where it is shown
  const isOwn = ({ from, what }: ShownFact) =>
    from === undefined && what.act !== 'wish' && what.act !== 'refuse';
  return standing.findLast((fact) => isOwn(fact) && mayUndo(role, game.setup, fact)) ?? null;
};

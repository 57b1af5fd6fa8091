import { nanoid } from 'nanoid';
import { createStore } from 'zustand';
import {
  appendFacts,
  type HandedOver,
  inOrder,
  newFacts,
  type RefusedFact,
  type ServerFacts,
  type Unsent,
} from '@/lib/games/exchange';
import type { HandedFact } from '@/lib/games/handover';
import { MAX_TURNS } from '@/lib/games/limits';
import { mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { type Fact, type GameAct, standingFacts } from '@/lib/rules/core/game/fact';
import { type FoldResult, foldOn } from '@/lib/rules/core/game/fold';
import type { GameState } from '@/lib/rules/core/game/state';
import {
  forgetHanded,
  forgetSent,
  keepHanded,
  keepsActs,
  keepTold,
  keepUnsent,
  readHanded,
  readTold,
  readUnsent,
} from './outbox';

/** A fact as this page shows it: one that the server has ordered, or one that waits here. */
export type ShownFact = Fact & {
  readonly at: string;
  readonly role: OpenedGame['role'];
  readonly waits?: true;
  /** another device handed it over, and has not sent it itself */
  readonly handed?: true;
};

export type GameData = {
  readonly serverFacts: ServerFacts;
  readonly unsent: readonly Unsent[];
  /** what other devices handed over and the server has not confirmed */
  readonly handed: readonly HandedOver[];
  readonly refused: readonly RefusedFact[];
  /** false where this browser keeps nothing, or no longer: what waits lasts as long as the page */
  readonly keeps: boolean;
  /** all facts in their order, those that wait at the end */
  readonly facts: readonly ShownFact[];
  /** the game as they make it */
  readonly game: GameState;
};

const idOf = ({ device, n }: Pick<Unsent, 'device' | 'n'>): string => `${device}:${n}`;

/** Handed-over facts that are still missing: the server has neither sent nor refused them, as it took later ones. */
const handedRest = (handed: readonly HandedOver[], there: ReadonlySet<string>): readonly HandedOver[] => {
  if (handed.length === 0) return handed;
  const latest = new Map<string, number>();
  for (const id of there) {
    const [device = '', n] = id.split(':');
    latest.set(device, Math.max(Number(n), latest.get(device) ?? 0));
  }
  return handed.filter(({ device, n }) => n > (latest.get(device) ?? 0));
};

/** The state of a game on one device: the facts of the server, unsent facts, and the game that both make. */
export const createGameStore = ({ id, role, setup, count, facts: opened }: OpenedGame) => {
  // of this page alone: two pages of one browser never give one number twice
  const device = nanoid(16);
  let acts = 0;
  // The fold of the server's facts, from which the fold of unsent ones continues.
  let base: FoldResult | null = null;

  const derived = (serverFacts: ServerFacts, unsent: readonly Unsent[], before: readonly HandedOver[]) => {
    base = foldOn(setup, base, serverFacts.facts);
    const there = new Set(serverFacts.facts.map((fact) => fact.id));
    const handed = handedRest(before, there);
    const own = unsent.filter((row) => !there.has(idOf(row)));
    const waiting = inOrder<Unsent | HandedOver>([...own, ...handed]).map(
      ({ game: _, device: maker, n, ...fact }): ShownFact => ({
        id: idOf({ device: maker, n }),
        role,
        ...fact,
        ...('role' in fact ? { handed: true } : { waits: true }),
      }),
    );
    const facts = [...serverFacts.facts, ...waiting];
    return { serverFacts, unsent, handed, facts, game: foldOn(setup, base, facts).game };
  };

  const first = { count, facts: opened };
  const store = createStore<GameData>(() => ({ ...derived(first, [], []), refused: [], keeps: true }));
  const { getState, setState } = store;

  // a full disk, or a browser that lets go of what it kept
  const keepsNothing = () => setState({ keeps: false });
  const onDevice = (work: Promise<void>): void => {
    work.catch(keepsNothing);
  };

  const applyServerFacts = (next: ServerFacts): void => {
    const { serverFacts, unsent, handed } = getState();
    const facts = appendFacts(serverFacts.facts, next.facts.slice(serverFacts.facts.length));
    if (facts === serverFacts.facts && next.count === serverFacts.count) return;
    setState(derived({ count: next.count, facts }, unsent, handed));
    if (facts !== serverFacts.facts) onDevice(keepTold(id, facts));
    const left = new Set(getState().handed);
    if (left.size < handed.length) onDevice(forgetHanded(handed.filter((row) => !left.has(row))));
  };

  const does = (whats: readonly GameAct[], from?: string): readonly string[] => {
    const { serverFacts, unsent, handed, game } = getState();
    const { turn, phase, half } = game;
    const rows = whats.map((what): Unsent => {
      acts += 1;
      return {
        game: id,
        device,
        n: acts,
        at: new Date().toISOString(),
        what,
        ...(from !== undefined && { from }),
        ...(turn <= MAX_TURNS && { place: { turn, phase, half } }),
      };
    });
    setState(derived(serverFacts, [...unsent, ...rows], handed));
    for (const row of rows) onDevice(keepUnsent(row));
    return rows.map(idOf);
  };

  const restoreStored = async (): Promise<void> => {
    const [facts, storedUnsent, given, keeps] = await Promise.all([
      readTold(id),
      readUnsent(id),
      readHanded(id),
      keepsActs(),
    ]);
    if (!keeps) keepsNothing();
    // those first: what the server tells of them is then forgotten
    const { serverFacts, unsent, handed } = getState();
    const here = new Set([...unsent, ...handed].map(idOf));
    const isNew = (row: Unsent) => !here.has(idOf(row));
    setState(
      derived(serverFacts, [...storedUnsent.filter(isNew), ...unsent], [...given.filter(isNew), ...handed]),
    );
    applyServerFacts({ count: Math.max(serverFacts.count, facts.length), facts });
  };

  return {
    store,
    applyServerFacts,

    /** Brings what this device kept of the game: acts that were never sent, and facts that are newer than the page. */
    recall: (): Promise<void> => restoreStored().catch(keepsNothing),

    /**
     * Takes what another device handed over; answers how much of it was new. An umpire's device sends it on as its own
     * would; that of one side shows it until its own device has sent it.
     */
    takeIn: (facts: readonly HandedFact[]): number => {
      const { serverFacts, unsent, handed, facts: shownFacts } = getState();
      const rows = newFacts(role, facts, new Set(shownFacts.map((fact) => fact.id))).map((fact) => ({
        game: id,
        ...fact,
      }));
      if (role === 'both') {
        const own = rows.map(({ role: _, ...row }): Unsent => row);
        setState(derived(serverFacts, inOrder([...unsent, ...own]), handed));
        for (const row of own) onDevice(keepUnsent(row));
      } else {
        setState(derived(serverFacts, unsent, [...handed, ...rows]));
        onDevice(keepHanded(rows));
      }
      return rows.length;
    },

    /** Does something: it is shown at once, and kept until the server has it. Answers the id of the fact. */
    act: (what: GameAct, from?: string): string => does([what], from)[0] ?? '',

    /** Does several things, one after the other, at one place of the game. */
    actAll: (acts: readonly GameAct[]): void => void does(acts),

    /** The server has these facts, except those it refused, which are shown. */
    noteSent: (rows: readonly Unsent[], refused: readonly RefusedFact[]): void => {
      const sent = new Set(rows.map(idOf));
      const { serverFacts, unsent, handed, refused: before } = getState();
      setState({
        ...derived(
          serverFacts,
          unsent.filter((row) => !sent.has(idOf(row))),
          handed,
        ),
        refused: [...before, ...refused],
      });
      onDevice(forgetSent(rows));
    },
  };
};

export type GameStore = ReturnType<typeof createGameStore>;

/** The last valid act that this seat may take back; null without one. */
export const lastUndoable = ({ facts, game }: GameData, role: OpenedGame['role']): ShownFact | null => {
  const standing = standingFacts(facts) as readonly ShownFact[];
  // what followed from a throw goes with it; what was asked and answered is taken back where it is shown
  const isOwn = ({ from, what, handed }: ShownFact) =>
    // the server could not take back what it does not have
    handed === undefined && from === undefined && what.act !== 'wish' && what.act !== 'refuse';
  return standing.findLast((fact) => isOwn(fact) && mayUndo(role, game.setup, fact)) ?? null;
};

import '@/prisma/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import { createArmy } from '../armies/save-army';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { GameAct } from '../rules/core/game/fact';
import { phasesOf } from '../rules/core/game/state';
import { addFacts } from './add-facts';
import { createGame } from './create-game';
import { sitDown } from './fixtures/table';
import { backUpGames, listGames, listGamesOfArmy, readGame } from './read-game';
import { recordOf } from './result';
import { type ArmyRef, keptGameSchema, type OpenRequest } from './schema';
import { leaveGame } from './seats';

const BEGIN = new Date('2026-11-27T19:00:00Z').getTime();
const READY: ArmyRef = { kind: 'ready', id: 'lobositz-1756-austria' };
const NONE = { kind: 'none' } as const;
const END: GameAct = { act: 'end', how: 'agreement', winner: 0 };

/** Each game is played an hour after the one before. */
let opened = 0;
const openGame = async (viewer: Viewer, armies: OpenRequest['armies']): Promise<string> => {
  const hour = opened++;
  const request = { key: `key-${hour}-of-armies`, armies };
  const game = await createGame(viewer, async () => viewer, request, new Date(BEGIN + hour * 3_600_000));
  if (!game.ok) throw new Error(game.code);
  return game.id;
};

let acts = 0;
const act = async (viewer: Viewer, game: string, ...what: readonly GameAct[]): Promise<string> => {
  const first = acts + 1;
  acts += what.length;
  const facts = what.map((each, index) => ({ n: first + index, at: '2026-11-27T19:30:00.000Z', what: each }));
  const { playedAt } = (await db.game.findFirst({ where: { id: game }, select: { playedAt: true } })) ?? {};
  const answer = await addFacts(viewer, game, { device: 'phone-of-host', since: 0, facts }, playedAt);
  expect(answer).toMatchObject({ ok: true, refused: [] });
  return `phone-of-host:${first}`;
};

const newArmy = async (viewer: Viewer): Promise<ArmyRef & { kind: 'mine' }> => {
  const made = await createArmy(viewer, lobositz());
  if (!made.ok) throw new Error(made.code);
  return { kind: 'mine', id: made.id };
};

const backupOf = async (viewer: Viewer) => {
  const games: unknown[] = [];
  for await (const game of backUpGames(viewer)) games.push(JSON.parse(game));
  return keptGameSchema.array().parse(games);
};

let host: Viewer;
let army: ArmyRef & { kind: 'mine' };
beforeAll(async () => {
  host = await newTestViewer();
  army = await newArmy(host);
});

describe('an ending says in which turn it came', () => {
  test('by the acts that stand up to it', async () => {
    const game = await openGame(host, [READY, READY]);
    const setup = (await readGame(host, game))?.setup;
    const turn = (setup ? phasesOf(setup) : []).map((): GameAct => ({ act: 'go on' }));
    expect(turn.length).toBeGreaterThan(1);
    const ending = async () => (await listGames(host)).games.find(({ id }) => id === game)?.ending;
    await act(host, game, ...turn, ...turn);
    const end = await act(host, game, END);
    expect(await ending()).toEqual({ how: 'agreement', winner: 0, turn: 3 });
    // what is done once it has ended is no part of its length
    await act(host, game, ...turn);
    expect(await ending()).toMatchObject({ turn: 3 });
    await act(host, game, { act: 'undo', fact: end });
    expect(await ending()).toBeNull();
    await act(host, game, END);
    expect(await ending()).toMatchObject({ turn: 4 });
  });
});

describe('the games of an army', () => {
  test('are those it played on either side, the last first, with its record', async () => {
    const [first, second, both, alone] = [
      await openGame(host, [army, READY]),
      await openGame(host, [READY, army]),
      await openGame(host, [army, army]),
      await openGame(host, [army, NONE]),
    ];
    for (const game of [first, second, both]) await act(host, game, END);
    const { games, more } = await listGamesOfArmy(host, army.id);
    expect(games.map(({ id, side }) => [id, side])).toEqual([
      [alone, 0],
      [both, null],
      [second, 1],
      [first, 0],
    ]);
    expect(more).toBe(false);
    expect(recordOf(games)).toEqual({ won: 1, drawn: 0, lost: 1, on: 1, both: 1 });
    expect(await listGamesOfArmy(host, army.id, 3)).toEqual({ games: games.slice(0, 3), more: true });
    expect(await listGamesOfArmy(host, (await newArmy(host)).id)).toEqual({ games: [], more: false });
  });

  test('are only those at which the viewer sits', async () => {
    const viewer = await newTestViewer();
    const own = await newArmy(viewer);
    const game = await openGame(viewer, [own, READY]);
    const [other, stranger] = [await sitDown(game, 'looks'), await newTestViewer()];
    const idsOf = async (each: Viewer) => (await listGamesOfArmy(each, own.id)).games.map(({ id }) => id);
    expect(await idsOf(viewer)).toEqual([game]);
    expect(await idsOf(other)).toEqual([game]);
    expect(await idsOf(stranger)).toEqual([]);
    expect(await leaveGame(viewer, game)).toEqual({ ok: true });
    expect(await idsOf(viewer)).toEqual([]);
    expect(await idsOf(other)).toEqual([game]);
  });
});

describe('the file of all games of a person', () => {
  test('holds each at which they sit, with all that was done, and none of others', async () => {
    const viewer = await newTestViewer();
    const games = [await openGame(viewer, [READY, READY]), await openGame(viewer, [READY, NONE])].toSorted();
    const [mine = ''] = games;
    await act(viewer, mine, { act: 'note', text: 'Mist' }, END);
    await openGame(host, [READY, READY]);
    const kept = await backupOf(viewer);
    expect(kept.map(({ id }) => id)).toEqual(games);
    const [first] = kept;
    expect(first).toMatchObject({ role: 'both', ending: { winner: 0, turn: 1 } });
    expect(first?.facts.map(({ number, what }) => [number, what])).toEqual([
      [1, { act: 'note', text: 'Mist' }],
      [2, END],
    ]);
    expect(first?.setup).toEqual((await readGame(viewer, mine))?.setup);
    expect((await backupOf(await sitDown(mine, 'looks'))).map(({ id, role }) => [id, role])).toEqual([
      [mine, 'looks'],
    ]);
    expect(await backupOf(await newTestViewer())).toEqual([]);
  });

  test('says nothing of what the other side keeps to itself', async () => {
    const viewer = await newTestViewer();
    const game = await openGame(viewer, [READY, READY]);
    const [first, second] = [await sitDown(game, 'first'), await sitDown(game, 'second')];
    await act(first, game, { act: 'note', text: 'The Guard waits behind the hill' });
    expect((await backupOf(first))[0]?.facts[0]?.what).toMatchObject({ act: 'note' });
    expect((await backupOf(second))[0]?.facts[0]?.what).toEqual({ act: 'hidden' });
  });

  test('goes on where somebody leaves a game while it is written', async () => {
    const viewer = await newTestViewer();
    const games = [await openGame(viewer, [READY, READY]), await openGame(viewer, [READY, READY])].toSorted();
    const file = backUpGames(viewer);
    const first = await file.next();
    expect(JSON.parse(first.value ?? '')).toMatchObject({ id: games[0] });
    await leaveGame(viewer, games[1] ?? '');
    expect(await file.next()).toEqual({ done: true, value: undefined });
  });
});

import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { isLongRun } from '../../bin/lib/long-run.mjs';
import { newTestViewer } from '../armies/fixtures/armies';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { GameAct } from '../rules/core/game/fact';
import { foldGame } from '../rules/core/game/fold';
import type { Setup } from '../rules/core/game/machine';
import { addFacts } from './add-facts';
import { createGame } from './create-game';
import { exchange, type ServerFacts, type Unsent } from './exchange';
import { MAX_FACTS } from './limits';
import { factId, readGame, readNews } from './read-game';

/** Numbers that follow from a seed: a failing run is run again by it. */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

class Cut extends Error {}

type Device = {
  readonly viewer: Viewer;
  name: string;
  made: number;
  known: ServerFacts;
  /** what the device keeps: it outlasts its page */
  unsent: Unsent[];
  /** the network is away for so many exchanges */
  away: number;
};

const EMPTY: ServerFacts = { count: 0, facts: [] };

type Campaign = { readonly seed: number; readonly devices: number; readonly acts: number };

/**
 * Devices of one game that act by chance, with a network that loses requests and answers and repeats them, pages that
 * are closed and opened again, and clocks that are wrong.
 */
const playBy = async ({ seed, devices: count, acts }: Campaign) => {
  const random = randomOf(seed);
  const viewer = await newTestViewer();
  const ready = (id: string) => ({ kind: 'ready', id }) as const;
  const opened = await createGame(viewer, async () => viewer, {
    key: `campaign-${seed}`,
    armies: [ready('st-ulrich-blue'), ready('st-ulrich-red')],
  });
  if (!opened.ok) throw new Error(opened.code);
  const game = opened.id;
  const page = await readGame(viewer, game);
  if (page === null) throw new Error('no game');
  const { setup } = page;
  const units = setup.pieces.filter(({ of }) => of === 'unit').map(({ id }) => id);
  const done: string[] = [];
  let pages = 0;
  const newName = () => `device-${seed}-${pages++}`;
  const devices = Array.from(
    { length: count },
    (): Device => ({ viewer, name: newName(), made: 0, known: EMPTY, unsent: [], away: 0 }),
  );

  const actBy = (): GameAct => {
    const kind = random(10);
    if (kind === 0) return { act: 'go on' };
    const fact = done[random(done.length)];
    if (kind === 1 && fact !== undefined) return { act: 'undo', fact };
    return { act: 'count', piece: units[random(units.length)] ?? '', counter: 'hits', by: random(5) - 1 };
  };

  const act = (device: Device): void => {
    device.made += 1;
    const at = new Date(Date.UTC(2026, 10, 27) + random(1_000_000_000) - 500_000_000).toISOString();
    // what is taken back has to be known to the server: one of those that it has
    const said = actBy();
    const what =
      said.act === 'undo' && !device.known.facts.some(({ id }) => id === said.fact)
        ? ({ act: 'go on' } as const)
        : said;
    device.unsent.push({ game, device: device.name, n: device.made, at, what });
    done.push(factId(device.name, device.made));
  };

  const talk = async (device: Device, isSound: boolean): Promise<void> => {
    if (!isSound && device.away > 0) {
      device.away -= 1;
      return;
    }
    const fate = () => (isSound ? 9 : random(12));
    try {
      await exchange(
        device.known,
        {
          unsent: () => device.unsent,
          ask: async (since) => {
            if (fate() === 0) throw new Cut();
            const news = await readNews(device.viewer, game, since);
            if (news === null) throw new Error('gone');
            return news;
          },
          send: async (body) => {
            const [lost, answer, again] = [fate() === 0, fate() === 1, fate() === 2];
            if (lost) throw new Cut();
            const part = answer
              ? { ...body, facts: body.facts.slice(0, 1 + random(body.facts.length)) }
              : body;
            const stored = await addFacts(device.viewer, game, part);
            const twice = again ? await addFacts(device.viewer, game, part) : stored;
            if (answer) throw new Cut();
            if (!twice.ok) throw new Error(twice.code);
            return twice;
          },
          onSent: (rows, refused) => {
            expect(refused).toEqual([]);
            device.unsent = device.unsent.filter((row) => !rows.includes(row));
          },
        },
        (next) => {
          device.known = next;
        },
      );
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
    }
  };

  while (done.length < acts) {
    await Promise.all(
      devices.map(async (device) => {
        for (let times = random(4); times > 0 && done.length < acts; times--) act(device);
        if (random(30) === 0) device.away = random(8);
        if (random(40) === 0) {
          // closed and opened again: a device of another name, which has what was kept
          device.name = newName();
          device.made = 0;
          device.known = EMPTY;
        }
        await talk(device, false);
      }),
    );
  }
  for (const device of [...devices, ...devices]) await talk(device, true);
  return { game, setup, devices, done };
};

const expectNothingLost = async (
  { game, setup, devices, done }: Awaited<ReturnType<typeof playBy>>,
  told: string,
): Promise<void> => {
  const rows = await db.gameFact.findMany({
    where: { gameId: game },
    select: { device: true, n: true, number: true },
    orderBy: { number: 'asc' },
  });
  expect(
    rows.map(({ number }) => number),
    told,
  ).toEqual(rows.map((_, index) => index + 1));
  expect(rows.map(({ device, n }) => factId(device, n)).toSorted(), told).toEqual(done.toSorted());
  const [first, ...others] = devices.map(({ known }) => known.facts);
  expect(first?.length, told).toBe(rows.length);
  const fold = (facts: ServerFacts['facts'], of: Setup) => foldGame(of, facts);
  for (const facts of others) {
    expect(facts, told).toEqual(first);
    expect(fold(facts, setup), told).toEqual(fold(first ?? [], setup));
  }
  expect(
    devices.flatMap(({ unsent }) => unsent),
    told,
  ).toEqual([]);
};

/** A run that failed keeps its seed here for good. At length: a hundred thousand acts. */
const RUNS: readonly Omit<Campaign, 'devices'>[] = isLongRun()
  ? Array.from({ length: 25 }, (_, seed) => ({ seed, acts: MAX_FACTS - 1_000 }))
  : [1, 7, 1756].map((seed) => ({ seed, acts: 150 }));

test.each(RUNS)(
  'GAME-KEPT: two to four devices that are cut off, repeated and closed lose none of $acts acts (seed $seed)',
  { timeout: 600_000 },
  async (run) => {
    const played = await playBy({ ...run, devices: 2 + (run.seed % 3) });
    await expectNothingLost(played, `seed ${run.seed}`);
  },
);

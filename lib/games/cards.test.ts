import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import { createArmy } from '../armies/save-army';
import type { Viewer } from '../identity/viewer';
import type { Setup } from '../rules/core/game/machine';
import { LOBOSITZ, openGame, sitDown } from './fixtures/table';
import { backUpGames, readGame } from './read-game';

const SECRET = 'Keep behind the vineyards';

/** Lobositz with a note and a regiment on its first unit. */
const written = () => {
  const file = lobositz() as { army: { brigades: { units: object[] }[] } };
  const [brigade] = file.army.brigades;
  const [unit] = brigade?.units ?? [];
  if (brigade === undefined || unit === undefined) throw new Error('Lobositz has units');
  Object.assign(unit, { notes: SECRET, regiment: 'prussia-ir-24' });
  Object.assign(brigade, { notes: `${SECRET} too` });
  return { ...file };
};

const setupOf = async (viewer: Viewer, game: string): Promise<Setup> => {
  const opened = await readGame(viewer, game);
  if (opened === null) throw new Error('no game');
  return opened.setup;
};

test('every unit of both sides has its card, without points, and those alike have one', async () => {
  const viewer = await newTestViewer();
  const { cards = [], pieces } = await setupOf(viewer, await openGame(viewer));
  const units = pieces.filter(({ of }) => of === 'unit');
  expect(units.filter(({ card }) => card === undefined || cards[card] === undefined)).toEqual([]);
  expect(new Set(units.map(({ card }) => card)).size).toBe(cards.length);
  expect(cards.length).toBeLessThan(units.length / 2);
  const grenadiers = cards[units[0]?.card ?? -1];
  expect(grenadiers?.about).toContain('Prussia');
  // a line moves 20 cm, and its muskets reach 30 (p. 19, 26)
  expect(grenadiers?.parts.slice(0, 2)).toMatchObject([
    { label: 'Move', measures: [{ term: 'Line', value: '20' }, {}, {}, {}] },
    { label: 'Fire', measures: [{ value: '0–10' }, { value: '10–30' }] },
  ]);
  expect(JSON.stringify(cards)).not.toMatch(/points|"sum"/i);
});

test('who a unit was is told to all; what its player wrote, to that side and to who plays both', async () => {
  const host = await newTestViewer();
  const made = await createArmy(host, written());
  if (!made.ok) throw new Error(made.code);
  const [, austria] = LOBOSITZ;
  const game = await openGame(host, [{ kind: 'mine', id: made.id }, austria]);
  const [first, second, looks] = [
    await sitDown(game, 'first'),
    await sitDown(game, 'second'),
    await sitDown(game, 'looks'),
  ];
  for (const viewer of [host, first, second, looks]) {
    const unit = (await setupOf(viewer, game)).pieces.find(({ regiment }) => regiment !== undefined);
    expect(unit?.regiment).toMatchObject({ name: 'Schwerin, IR 24' });
  }
  const isTold = async (viewer: Viewer) => {
    const kept: string[] = [];
    for await (const text of backUpGames(viewer)) kept.push(text);
    const told = JSON.stringify(await readGame(viewer, game)).split(SECRET).length - 1;
    // the file that somebody keeps says no more than the page
    expect(kept.join().split(SECRET).length - 1).toBe(told);
    return told;
  };
  expect(await Promise.all([host, first, second, looks].map(isTold))).toEqual([2, 2, 0, 0]);
});

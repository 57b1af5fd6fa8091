import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { lossesOf, withAct } from '../../core/game/fold';
import { beginGame, type GameState, sidesOf } from '../../core/game/state';
import type { Army } from '../schema';
import { gameSetup } from './';
import { GAME_RULES } from './rules';

const honoursOfWar = await loadSystem('honours-of-war');

const [first] = (await readyMadeOf('honours-of-war'))
  .filter(({ name }) => name.startsWith('Lobositz'))
  .map((file) => ({ file: file as typeof file & { army: Army }, assessment: honoursOfWar.assess(file) }));
if (first === undefined) throw new Error('The armies of Lobositz are not there');
const SETUP = gameSetup([first, null], [], ['attacker:1', 'weather', 'red-dice', 'brigade-morale']);

test('a game of one side has its army, and of the other a name', () => {
  expect(sidesOf(SETUP)).toEqual([0]);
  expect(SETUP.sides[1]).toEqual({ name: 'The other side', breaksAt: null });
});

test('each phase of its turns has its tests and reminders, and only its own army breaks', () => {
  let game: GameState = beginGame(SETUP);
  const tests = new Set<string>();
  const units = SETUP.pieces.filter(({ of }) => of === 'unit');
  for (const { id } of units) game = withAct(game, { act: 'count', piece: id, counter: 'hits', by: 5 });
  for (let phase = 0; phase < 2 * SETUP.machine.phases.length; phase++) {
    for (const piece of [null, ...SETUP.pieces.map(({ id }) => id)]) {
      for (const { key } of GAME_RULES.tests(game, piece, new Set())) tests.add(key);
    }
    for (const { side } of GAME_RULES.reminders(game)) expect(side).not.toBe(1);
    game = withAct(game, { act: 'go on' });
  }
  expect([...tests]).toEqual(expect.arrayContaining(['movement-initiative', 'command']));
  expect(game.broken).toEqual([true, false]);
  expect(lossesOf(game, 1)).toBe(0);
});

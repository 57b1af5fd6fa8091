import { expect, test } from 'vitest';
import type { GameAct } from '../../core/game/fact';
import { withAct } from '../../core/game/fold';
import type { Setup } from '../../core/game/machine';
import { beginGame, type GameState } from '../../core/game/state';
import { reference } from '../reference';
import { MACHINE } from './';
import { GAME_RULES } from './rules';

const setupWith = (...options: string[]): Setup => ({
  system: 'honours-of-war',
  dataVersion: '1',
  machine: MACHINE,
  options,
  pieces: ([0, 1] as const).flatMap((side) => [
    { id: `${side}:b`, of: 'formation' as const, side, name: 'Brigade' },
    {
      id: `${side}:u`,
      of: 'unit' as const,
      side,
      name: 'Kleist',
      in: `${side}:b`,
      worth: { weight: 2, red: 1 },
    },
  ]),
  sides: [
    { name: 'Red', breaksAt: 8 },
    { name: 'Blue', breaksAt: 8 },
  ],
});

const hits = (by: number): GameAct => ({ act: 'count', piece: '0:u', counter: 'hits', by });

const gameAt = (setup: Setup, turn: number, phase: string, acts: readonly GameAct[] = []): GameState => {
  let game = acts.reduce(withAct, beginGame(setup));
  while (game.phase !== phase || game.turn < turn) game = withAct(game, { act: 'go on' });
  return game;
};

const keysAt = (...at: Parameters<typeof gameAt>) =>
  GAME_RULES.reminders(gameAt(...at)).map(({ key }) => key);

test.each([
  ['steady, nothing hit', 1, 'movement', [], []],
  ['at four hits before its first rally', 1, 'rally', [hits(4)], ['rally 0:u']],
  ['four hits kept: it must retreat', 2, 'movement', [hits(4)], ['must-retreat 0:u']],
  ['fewer kept: it reforms', 2, 'movement', [hits(4), hits(-1)], ['reforming 0:u']],
  ['and does not fire', 2, 'firing', [hits(4), hits(-1)], ['reforming 0:u']],
  ['and is steady after a turn', 3, 'movement', [hits(4), hits(-1)], []],
  ['Done For: it is removed', 1, 'rally', [hits(5)], ['done-for 0:u']],
] as const)('row of transitions: %s', (_, turn, phase, acts, keys) => {
  expect(keysAt(setupWith(), turn, phase, acts)).toEqual(keys);
});

test('row red dice: each counts at the end of the turn, by option', () => {
  expect(keysAt(setupWith('red-dice'), 1, 'break-points', [hits(4)])).toEqual(['red-dice 0']);
  expect(keysAt(setupWith(), 1, 'break-points', [hits(4)])).toEqual([]);
});

test.each([
  ['lobositz-1756', 1, 'movement', ['mist', 'lowenstein', 'kollowrat']],
  ['lobositz-1756', 2, 'movement', ['mist', 'lowenstein', 'kollowrat']],
  ['lobositz-1756', 3, 'movement', ['mist', 'kollowrat']],
  ['lobositz-1756', 3, 'firing', ['mist']],
  ['lobositz-1756', 4, 'movement', ['kollowrat']],
  ['lobositz-1756', 5, 'rally', ['frederick']],
  ['lobositz-1756', 6, 'movement', []],
  ['spittelwitz', 2, 'movement', ['light-infantry-only']],
  ['spittelwitz', 3, 'movement', []],
] as const)('the clock of %s in turn %i, %s', (clock, turn, phase, keys) => {
  const setup = setupWith(`clock:${clock}`);
  expect(keysAt(setup, turn, phase)).toEqual(keys.map((key) => `clock ${key}`));
});

test('every phase says something, and names tables that there are', () => {
  const print = { date: '', version: null, code: null, link: null };
  const { rows } = reference([], { paper: 'a4', blackAndWhite: false, full: true, print });
  const titles = rows.flatMap(({ sections }) => sections.map(({ title }) => title));
  for (const { key } of MACHINE.phases) {
    const { says, tables } = GAME_RULES.guide({ ...gameAt(setupWith('weather'), 1, key) });
    expect(says.length, key).toBeGreaterThan(0);
    expect(tables.length, key).toBeGreaterThan(0);
    expect(titles, key).toEqual(expect.arrayContaining([...tables]));
  }
});

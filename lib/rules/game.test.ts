import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import type { GameAct } from './core/game/fact';
import { foldGame, lossesOf } from './core/game/fold';
import type { GameEffect, Machine, Test } from './core/game/machine';
import { factsOf, type GoldenGame, setupOf } from './fixtures/golden-game';

const readData = <T>(path: string): T => JSON.parse(readFileSync(`data/${path}`, 'utf8')) as T;

describe.each(SYSTEM_IDS)('a game of %s', (id) => {
  const { machine } = readData<{ machine: Machine }>(`${id}/game.json`);
  const { counters, conditions, marks, consequences, losses, phases, breaksAfter } = machine;
  const golden = readData<GoldenGame>(`${id}/golden/game.json`);
  const { why, steps } = golden;
  const setup = setupOf(id, machine, golden);

  test(why, () => {
    expect(steps.length).toBeGreaterThan(1);
    const before: GameAct[] = [];
    for (const { acts, expected } of steps) {
      before.push(...acts);
      const game = foldGame(setup, factsOf(before));
      expect(game).toMatchObject({ turn: expected.turn, broken: expected.broken });
      if (expected.half !== undefined) expect(game.half).toBe(expected.half);
      expect([lossesOf(game, 0), lossesOf(game, 1)]).toEqual(expected.losses);
      for (const [piece, value] of Object.entries(expected.conditions)) {
        expect(Object.values(game.pieces.get(piece)?.conditions ?? {}), piece).toContain(value);
      }
      for (const [piece, list] of Object.entries(expected.marks ?? {})) {
        expect([...(game.pieces.get(piece)?.marks ?? [])], piece).toEqual(list);
      }
    }
  });

  test('follows a machine that names only what it has', () => {
    const keys = phases.map(({ key }) => key);
    const places = phases.map(({ key, half }) => `${key} ${half ?? 0}`);
    expect(new Set(places).size).toBe(places.length);
    if (breaksAfter !== null) expect(keys).toContain(breaksAfter);
    const has = (list: readonly { key: string; of: string }[], of: string, key: string) =>
      expect(
        list.some((each) => each.key === key && each.of === of),
        `${of}: ${key}`,
      ).toBe(true);
    const namesOnly = (of: string, parts: readonly (Test | GameEffect)[]): void => {
      for (const part of parts) {
        if ('counter' in part) has(counters, of, part.counter);
        if ('condition' in part) has(conditions, of, part.condition);
        if ('mark' in part) has(marks, of, part.mark);
        if ('lost' in part) has(counters, 'unit', part.lost);
        if ('formation' in part) namesOnly('formation', part.formation);
      }
    };
    for (const { of, after, when, effects } of consequences) {
      if (after !== undefined) expect(keys).toContain(after);
      namesOnly(of, [...when, ...effects]);
    }
    for (const { of, when } of losses) namesOnly(of, when);
    for (const { of, worth } of losses) if (typeof worth !== 'string') has(counters, of, worth.counter);
    for (const { until } of marks) expect([...keys, 'phase', 'turn', 'half', 'ever']).toContain(until);
    for (const { values, start } of conditions) expect(values.map(({ value }) => value)).toContain(start);
    for (const list of [counters, conditions, marks]) {
      const named = list.map(({ of, key }) => `${of} ${key}`);
      expect(new Set(named).size).toBe(named.length);
    }
  });
});

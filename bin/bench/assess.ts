import { armyOf } from './armies';
import type { Benchmark } from './benchmark';
import { microseconds } from './clock';

/** Many copies in turn: the builder, too, never judges the same object twice. */
const COPIES = 64;

export const assess: Benchmark = {
  what: 'assess an army of 25 units (median)',
  budget: 12,
  unit: 'µs',
  peers:
    'Warmaster builder 12.6 (13 entries), Old World Builder 65 (20 units), Pokemon Showdown 356 (6 entries)',
  timed: true,
  measure: async () => {
    const { system, file } = await armyOf(25);
    const copies = Array.from({ length: COPIES }, () => structuredClone(file));
    return microseconds((turn) => system.assess(copies[turn % COPIES] ?? file));
  },
};

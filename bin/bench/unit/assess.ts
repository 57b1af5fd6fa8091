import { GROWN, type GrownSystemId } from '../armies-of-systems';
import type { Benchmark } from '../benchmark';
import { measuredAlone } from './alone';

const SYSTEMS = Object.keys(GROWN) as GrownSystemId[];

const each = (name: string, of: (id: GrownSystemId) => Benchmark): Readonly<Record<string, Benchmark>> =>
  Object.fromEntries(SYSTEMS.map((id) => [`${name}-${id}`, of(id)]));

/** Both beside JSON.parse of the same army, whatever the machine is worth. */
export const assessed = each('assess', (id) => ({
  what: `assess an army of 25 units, ${id}`,
  budget: 0.6,
  unit: 'x',
  peers:
    id === 'honours-of-war'
      ? 'Warmaster builder 12.6 µs (13 entries), Old World Builder 65 (20 units), Pokemon Showdown 356 (6 entries)'
      : '',
  timed: false,
  measure: () => measuredAlone('assess-alone.ts', id),
}));

export const readings = each('read', (id) => ({
  what: `read and judge a file of 25 units, ${id}`,
  budget: 10,
  unit: 'x',
  peers: '',
  timed: false,
  measure: () => measuredAlone('read-alone.ts', id),
}));

/** From an order of battle to an army, its working beside it. */
export const musters = each('muster', (id) => ({
  what: `muster a side of 100 units, ${id}`,
  budget: 20,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: () => measuredAlone('muster-alone.ts', id),
}));

/** The units of the plate and their positions. */
export const plates = each('plate', (id) => ({
  what: `draw the plate of 120 units, ${id}`,
  budget: 150,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: () => measuredAlone('plate-alone.ts', id),
}));

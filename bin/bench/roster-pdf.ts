import type { Benchmark } from './benchmark';
import { savedArmy } from './browser';
import { median } from './clock';

const WARM_UP = 5;
const PRINTS = 20;

export const rosterPdf: Benchmark = {
  what: 'roster PDF of 25 units, warm, as fetched (median)',
  budget: 150,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const { client, path } = await savedArmy(await server(), 25);
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + PRINTS; turn++) {
      const start = performance.now();
      const response = await client.send('GET', `${path}/roster.pdf`);
      const bytes = await response.arrayBuffer();
      if (!response.ok || bytes.byteLength < 1000) throw new Error(`The roster answered ${response.status}`);
      if (turn >= WARM_UP) times.push(performance.now() - start);
    }
    return median(times);
  },
};

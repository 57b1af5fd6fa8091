import { YOUNG_GENERATION } from '../../../lib/sheets/pdf-workers';
import { GROWN, type GrownSystemId } from '../armies-of-systems';
import type { Benchmark } from '../benchmark';
import { median } from '../clock';
import { savedArmy } from '../page/browser';
import { measuredAlone } from './alone';

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

/** The nursery of the thread that writes: two halves that are filled in turn, and a third for what is large. */
const AS_WRITER = `--max-semi-space-size=${YOUNG_GENERATION / 3}`;

const SYSTEMS = Object.keys(GROWN) as GrownSystemId[];

/** What a roster takes of one processor, and of a telephone's contract, system by system. */
export const rosters: Readonly<Record<string, Benchmark>> = Object.fromEntries(
  SYSTEMS.flatMap((id): [string, Benchmark][] => [
    [
      `roster-work-${id}`,
      {
        what: `roster PDF of 25 units, warm, time of the processor, ${id}`,
        budget: 120,
        unit: 'ms',
        peers: '',
        timed: true,
        measure: () => measuredAlone('roster-alone.ts', id, AS_WRITER),
      },
    ],
    [
      `roster-size-${id}`,
      {
        what: `roster PDF of 25 units, ${id}`,
        budget: 80,
        unit: 'KB',
        peers: '',
        timed: false,
        measure: () => measuredAlone('roster-alone.ts', id, 'size'),
      },
    ],
  ]),
);

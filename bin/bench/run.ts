import { availableParallelism, loadavg } from 'node:os';
import { STORES, type StoreName } from '../faults/breakable-store';
import { assessed, judged, musters } from './assess';
import { attackAtLength } from './attack';
import { autosave, saveRate, saveWork } from './autosave';
import { baseline } from './baseline';
import type { Benchmark } from './benchmark';
import { checkRoute } from './check-route';
import { desks } from './desk';
import { editingLoad } from './editing-load';
import { firstLoad } from './first-load';
import { heapGrowth, heapIdle } from './heap';
import { keystroke } from './keystroke';
import { killCampaign } from './kill';
import { killEvents } from './kill-events';
import { loadCampaign } from './load';
import { pagesOfTheLargest } from './pages';
import { paints } from './paint';
import { readyLoad } from './ready-load';
import { rosterPdf } from './roster-pdf';
import { searchCampaign } from './search';
import { type BenchServer, startServer } from './server';
import { type Outcome, table } from './table';

/** All of them, by the name that `npm run bench -- NAME...` takes. */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  ...assessed,
  ...judged,
  ...musters,
  'check-route': checkRoute,
  ...desks,
  'first-load': firstLoad,
  'ready-load': readyLoad,
  ...paints,
  'editing-load': editingLoad,
  keystroke,
  'roster-pdf': rosterPdf,
  autosave,
  'save-work': saveWork,
  'save-rate': saveRate,
  'heap-idle': heapIdle,
  'heap-growth': heapGrowth,
};

/** The store that a campaign was asked to try, both where none was. */
const namedStores = (named: string | undefined): readonly StoreName[] => {
  const stores = STORES.filter((store) => named === undefined || store === named);
  if (stores.length === 0) throw new Error(`There is no store ${named}; there are ${STORES.join(' and ')}.`);
  return stores;
};

/** A campaign of kills on each store, and what was acknowledged in it. */
const killed =
  (campaign: typeof killCampaign, what: string) =>
  async (wanted = 5, named?: string): Promise<boolean> => {
    let well = true;
    for (const store of namedStores(named)) {
      const { rounds, acknowledged, losses } = await campaign(wanted, store);
      console.log(`${store}: ${rounds} kills, ${acknowledged} acknowledged ${what}, ${losses.length} lost`);
      for (const loss of losses) console.log(loss);
      well &&= losses.length === 0 && acknowledged > 0;
    }
    return well;
  };

/** What takes long and is asked for by its name only. */
const CAMPAIGNS: Readonly<Record<string, (size?: number, named?: string) => Promise<boolean>>> = {
  attack: attackAtLength,
  load: async (seconds = 60, named) => {
    let well = true;
    for (const store of namedStores(named)) well = (await loadCampaign(store, seconds)) && well;
    return well;
  },
  pages: pagesOfTheLargest,
  search: async (_, named) => {
    let well = true;
    for (const store of namedStores(named)) well = (await searchCampaign(store)) && well;
    return well;
  },
  kill: killed(killCampaign, 'saves'),
  'kill-events': killed(killEvents, 'lists'),
};

const [first = '', ...more] = process.argv.slice(2);
// `load sqlite 60` and `kill 1000 sqlite` say the same things
const size = more.find((word) => /^\d+$/.test(word));
const named = more.find((word) => word !== size);
const campaign = Object.hasOwn(CAMPAIGNS, first) ? CAMPAIGNS[first] : undefined;
if (campaign !== undefined)
  process.exit((await campaign(size === undefined ? undefined : Number(size), named)) ? 0 : 1);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys({ ...BENCHMARKS, ...CAMPAIGNS }).join(', ')}.`,
  );
  process.exit(2);
}

let server: Promise<BenchServer> | undefined;
const stage = {
  server: () => {
    server ??= startServer();
    return server;
  },
};

const base = await baseline();
console.log(
  `Node ${process.versions.node}; baseline: JSON.parse of an army of 25 units, ${base.toFixed(1)} µs\n`,
);
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.log(`This machine is busy (load ${load.toFixed(1)}): times below say little.\n`);
}
const outcomes: Outcome[] = [];
try {
  for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stderr.write(`${benchmark.what} ...\n`);
    try {
      outcomes.push({ benchmark, measured: await benchmark.measure(stage), baseline: base });
    } catch (error) {
      console.error(error);
      outcomes.push({ benchmark, measured: Number.NaN, baseline: base });
      process.exitCode = 1;
    }
  }
} finally {
  await (await server)?.stop();
}
console.log(table(outcomes));

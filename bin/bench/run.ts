import { availableParallelism, loadavg } from 'node:os';
import { STORES, type StoreName } from '../faults/breakable-store';
import { baseline } from './baseline';
import type { Benchmark } from './benchmark';
import { killAccounts } from './kill/accounts';
import { killEvents } from './kill/events';
import { killGames } from './kill/games';
import { killImports } from './kill/imports';
import { type KillCampaign, killRounds } from './kill/rounds';
import { killSaves } from './kill/saves';
import { attackAtLength } from './load/attack';
import { autosave, saveRate, saveWork } from './load/autosave';
import { checkRoute } from './load/check-route';
import { desks } from './load/desk';
import { editingLoad } from './load/editing-load';
import { gamesCampaign } from './load/games';
import { loadCampaign } from './load/load';
import { readyLoad } from './load/ready-load';
import { savesBeside } from './load/saves-beside';
import { firstLoad } from './page/first-load';
import { firstVisit } from './page/first-visit';
import { gamePages } from './page/game-page';
import { heapGrowth, heapIdle } from './page/heap';
import { linkPictures } from './page/link-picture';
import { pagesOfTheLargest } from './page/pages';
import { paints } from './page/paint';
import { typings } from './page/typing';
import { type BenchServer, startServer } from './server';
import { type BenchOutcome, table } from './table';
import { assessed, musters, plates, readings } from './unit/assess';
import { keystroke } from './unit/keystroke';
import { platesAtLength } from './unit/plates';
import { rosterPdf, rosters } from './unit/roster-pdf';
import { searchCampaign } from './unit/search';

/** All of them, by the name that `npm run bench -- NAME...` takes. */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  ...assessed,
  ...readings,
  ...musters,
  ...plates,
  'check-route': checkRoute,
  ...desks,
  'first-load': firstLoad,
  'ready-load': readyLoad,
  ...firstVisit,
  ...paints,
  'editing-load': editingLoad,
  keystroke,
  ...typings,
  ...gamePages,
  'roster-pdf': rosterPdf,
  ...linkPictures,
  ...rosters,
  autosave,
  'save-work': saveWork,
  'save-rate': saveRate,
  'heap-idle': heapIdle,
  'heap-growth': heapGrowth,
};

/** What a campaign is asked for beside its name, in any order: `load sqlite 60` and `kill 1000 sqlite` say it alike. */
type CampaignOptions = {
  readonly size: number | undefined;
  /** the store that was named, both where none was */
  readonly stores: readonly StoreName[];
  /** any other word */
  readonly word: string | undefined;
};

const parseOptions = (words: readonly string[]): CampaignOptions => {
  const size = words.find((word) => /^\d+$/.test(word));
  const named = STORES.filter((store) => words.includes(store));
  return {
    size: size === undefined ? undefined : Number(size),
    stores: named.length > 0 ? named : STORES,
    word: words.find((word) => word !== size && !STORES.some((store) => store === word)),
  };
};

/** A campaign on one store after the other; true if it went well on each. */
const onEach =
  (campaign: (store: StoreName, options: CampaignOptions) => Promise<boolean>) =>
  async (options: CampaignOptions): Promise<boolean> => {
    if (options.stores.length === 0) throw new Error(`There are the stores ${STORES.join(' and ')}.`);
    let well = true;
    for (const store of options.stores) well = (await campaign(store, options)) && well;
    return well;
  };

/** A campaign of kills on each store, and what was acknowledged in it. */
const killed = (campaign: KillCampaign, what: string) =>
  onEach(async (store, { size = 5 }) => {
    const { rounds, acknowledged, losses } = await killRounds(size, store, campaign);
    console.log(`${store}: ${rounds} kills, ${acknowledged} acknowledged ${what}, ${losses.length} lost`);
    for (const loss of losses) console.log(loss);
    return losses.length === 0 && acknowledged > 0;
  });

/** What takes long and is asked for by its name only. */
const CAMPAIGNS: Readonly<Record<string, (options: CampaignOptions) => Promise<boolean>>> = {
  attack: onEach((store, { size, word }) => attackAtLength(store, size, word)),
  load: onEach((store, { size = 60 }) => loadCampaign(store, size)),
  games: onEach((store, { size = 60, word }) => gamesCampaign(store, size, word)),
  pages: ({ size, word }) => pagesOfTheLargest(size, word),
  search: onEach(searchCampaign),
  plates: ({ size = 10_000 }) => platesAtLength(size),
  kill: killed(killSaves, 'saves'),
  'kill-events': killed(killEvents, 'lists'),
  'kill-imports': killed(killImports, 'imports'),
  'kill-accounts': killed(killAccounts, 'accounts'),
  'kill-games': killed(killGames, 'acts'),
  'saves-beside': ({ word, size }) => savesBeside(word, size),
};

const [first = '', ...more] = process.argv.slice(2);
const campaign = Object.hasOwn(CAMPAIGNS, first) ? CAMPAIGNS[first] : undefined;
if (campaign !== undefined) process.exit((await campaign(parseOptions(more))) ? 0 : 1);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
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
const outcomes: BenchOutcome[] = [];
try {
  for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
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

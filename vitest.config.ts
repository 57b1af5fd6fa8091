import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BRIEF } from './bin/lib/brief.mjs';
import { CHROMIUM_ARGS, findChromium } from './bin/lib/chromium.mjs';
import { isLongRun } from './bin/lib/long-run.mjs';
import { allSources } from './bin/lib/sources.mjs';

/** Tests of plain functions: no store, no process, no module that keeps a state between two of them. */
const PURE = ['{lib/rules,lib/sheets,data,app}/**/*.test.{ts,tsx}'];
const WITH_STORE = ['app/_shell/**', 'app/api/**', 'app/_pictures/**', 'app/_print/**'];

/** Parts of pages in a browser, without a server. */
const PARTS = ['app/**/*.part.test.tsx'];

/** What belongs to one store alone. */
const OF_SQLITE = ['prisma/stores/sqlite*.test.ts'];
const OF_POSTGRES = ['prisma/stores/postgres*.test.ts', 'lib/armies/postgres-move.test.ts'];

/** They work out what facts of the history come to; that both stores read these alike is lib/history/read.test.ts. */
const OF_FACTS = isLongRun() ? [] : ['lib/history/{muster-battle,evening}.test.ts'];

/** They count the processor time of their process, in which no other test may run. */
const MEASURED = ['lib/readers.test.ts', 'lib/history/own/sheets/sheets.test.ts'];

/** Programs that tests start, bundled once. */
const BUNDLES = './bin/lib/test-bundles.ts';

/** Files follow each other in two threads that have loaded all packages; what is ours is loaded anew for each. */
const WARM = { pool: 'threads' as const, isolate: false, setupFiles: ['./bin/lib/fresh-modules.ts'] };

/** Every test that opens a store: it runs on both. */
const STORE_TESTS = allSources('app', 'bin', 'lib', 'prisma', 'server').filter(
  (path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('/test-database'),
);

/** Milliseconds after which a test that hangs is ended. A busy machine may take twenty times as long as a quiet one. */
export const testTimeout = 180_000;

const executablePath = findChromium();

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  // 'server-only' throws without the react-server condition
  ssr: { resolve: { conditions: ['react-server', 'node'] } },
  test: {
    environment: 'node',
    testTimeout,
    hookTimeout: testTimeout,
    // what is waited for comes when it comes: by itself Vitest gives up after a second
    expect: { poll: { timeout: 60_000 } },
    // by itself Vitest leaves one core out, which of two is half
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // rules and tables are loaded once for all files, and run warm: half the time
        test: {
          name: 'pure',
          isolate: false,
          // sheets make much that is soon forgotten: with room for it, it is collected seldom
          execArgv: ['--max-semi-space-size=64', ...BRIEF],
          setupFiles: ['./bin/lib/property-runs.ts'],
          include: PURE,
          exclude: [...WITH_STORE, ...PARTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          ...WARM,
          globalSetup: ['./bin/lib/test-base.ts', BUNDLES],
          include: [
            '{lib,bin,prisma,server}/**/*.test.{ts,tsx}',
            ...WITH_STORE.map((folder) => `${folder}/*.test.ts`),
          ],
          exclude: ['lib/{rules,sheets}/**', ...OF_POSTGRES, ...MEASURED],
        },
      },
      {
        extends: true,
        // a process of its own, whose processor time is told apart from that of the other tests
        test: { name: 'measured', pool: 'forks', include: MEASURED },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...WARM,
          globalSetup: ['./bin/lib/test-base-postgres.ts', BUNDLES],
          include: [...OF_POSTGRES, ...STORE_TESTS],
          exclude: [...OF_SQLITE, ...OF_FACTS],
        },
      },
      {
        extends: true,
        // Next writes its own into what it builds
        define: { 'process.env': {} },
        // a package that is met later loads the page anew, in the middle of a test; every run packs them as
        // the first in a fresh clone does
        optimizeDeps: { entries: PARTS, include: ['react/jsx-dev-runtime', 'next/link'], force: true },
        test: {
          name: 'components',
          // parts and packages are loaded once for all files: a quarter less work, and one order in all runs
          isolate: false,
          fileParallelism: false,
          include: PARTS,
          setupFiles: ['./app/_components/fixtures/watched-part.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_ARGS,
                ...(executablePath !== undefined && { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1000, height: 800 } }],
          },
        },
      },
    ],
  },
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BRIEF_CHROMIUM_ARGS, findChromium } from './bin/lib/chromium.mjs';
import { freePort } from './bin/lib/port.mjs';

// Workers read this file again: the first reading chooses port and data, and the variables hand them down.
if (process.env.E2E_PORT === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'muster-e2e-'));
  process.env.E2E_PORT = String(await freePort(0, '0.0.0.0'));
  process.env.E2E_PROXY_PORT = String(await freePort(0, '0.0.0.0'));
  process.env.E2E_DATA = data;
  // all servers of the tests, those of a test alone too
  process.env.MUSTER_TEST_BRIEF = '1';
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
}

const port = Number(process.env.E2E_PORT);
const proxyPort = Number(process.env.E2E_PROXY_PORT);
const executablePath = findChromium();

const SERVER = {
  reuseExistingServer: false,
  timeout: 120_000,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

/** What two instances behind a proxy must do as one: build, share, link a device, meet a conflict. */
const AS_ONE = /an edit is saved by itself|a share link opens|a device link opens|a whole event/;

/**
 * `*.phone.spec.ts` runs on the phone, `*.everywhere.spec.ts` on both, every other spec on the desktop; what lies in
 * `server` asks without a browser.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/bundles.ts',
  outputDir: 'test-results',
  workers: 2,
  // a busy machine holds a browser up for seconds: bin/lib/test-counts.mjs names each second try, and takes few of them
  retries: 1,
  failOnFlakyTests: false,
  timeout: 120_000,
  // A busy machine may take many times as long as a quiet one.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // to keep what stood on the page takes a fifth of the time: npm test does without, whoever looks for a fault does not
    trace: {
      mode: process.env.CI ? 'off' : 'retain-on-failure',
      screenshots: false,
      snapshots: true,
      sources: true,
    },
    locale: 'en-GB',
    // what a test makes fail on purpose has to fail: e2e/no-signal.spec.ts lets the worker in
    serviceWorkers: 'block',
    // nothing is waited for that only moves
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BRIEF_CHROMIUM_ARGS, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    // the longest journeys first: one of them at the end would leave a core idle
    {
      name: 'phone',
      testMatch: '**/*.{phone,everywhere}.spec.ts',
      use: {
        browserName: 'chromium',
        viewport: { width: 360, height: 740 },
        // a phone has three: nine times the pixels to paint, and nothing else of the page changes
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'two instances',
      testIgnore: '**/server/**',
      grep: AS_ONE,
      use: {
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        baseURL: `http://localhost:${proxyPort}`,
      },
    },
    { name: 'server', testMatch: '**/server/*.spec.ts' },
    {
      name: 'desktop',
      // a whole event goes through two instances, which is more
      testIgnore: ['**/*.phone.spec.ts', '**/server/**', '**/{whole-event,counting-list}.spec.ts'],
      // shown there by two, and here by the stores' own tests
      grepInvert: AS_ONE,
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: 'node bin/serve.mjs',
      env: {
        HOST: '0.0.0.0',
        PORT: String(port),
        MUSTER_DATA: process.env.E2E_DATA ?? '',
        // the store of whoever runs the tests is none of theirs
        DATABASE_URL: '',
      },
      port,
      ...SERVER,
    },
    {
      command: 'node --import tsx e2e/two-instances.ts',
      env: { PORT: String(proxyPort) },
      port: proxyPort,
      ...SERVER,
    },
  ],
});

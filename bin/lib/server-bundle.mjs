import { dirname, join } from 'node:path';
import { ROOT } from './settings.mjs';

/**
 * Served pages that are built (`start`), or the sources (`dev`), whose server may run beside.
 * @typedef {'start' | 'dev'} Mode
 */

/**
 * The bundle of the server of `server/`, beside the pages; the render workers are a second file there.
 * @param {Mode} mode
 */
export const serverBundle = (mode) => join(ROOT, '.next/muster', mode, 'web.mjs');

/**
 * Puts the server together; packages stay where they are.
 * @param {Mode} mode
 */
export const bundleServer = async (mode) => {
  // there only after the installation
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    // the server, and a process that draws its pages
    entryPoints: { web: 'server/main.ts', 'render-worker': 'server/render-pool/render-worker.ts' },
    outdir: dirname(serverBundle(mode)),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  // the worker of the pages, which the server serves
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['app/_no-signal/worker.ts'],
    outfile: join(serverBundle(mode), '../sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
};

import { join } from 'node:path';
import { ROOT } from './settings.mjs';

/**
 * Served pages that are built (`start`), or the sources (`dev`), whose server may run beside.
 * @typedef {'start' | 'dev'} Mode
 */

/**
 * Where the server of `server/` lies as one file, beside the pages.
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
    entryPoints: ['server/web.ts'],
    outfile: serverBundle(mode),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
};

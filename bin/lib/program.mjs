import { join } from 'node:path';
import { BRIEF_WITH_STORE } from './brief.mjs';

/**
 * How Node runs a program of ours that is written in TypeScript, a path from the root of the clone: from its source,
 * or bundled where a run of tests, which starts a hundred of them, has made a folder of bundles
 * (bin/lib/test-bundles.ts).
 */
export const program = (/** @type {string} */ path) => {
  const bundles = process.env.MUSTER_BUNDLES;
  return [
    '--conditions=react-server',
    ...(bundles === undefined
      ? ['--import', 'tsx', path]
      : [...BRIEF_WITH_STORE, join(bundles, path.replace(/\.ts$/, '.mjs'))]),
  ];
};

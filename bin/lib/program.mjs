import { join } from 'node:path';

/**
 * How Node runs a program of ours that is written in TypeScript, a path from the root of the clone: from its source,
 * or bundled where a run of tests, which starts a hundred of them, has made a folder of bundles (bin/lib/test-bundles.ts).
 */
export const program = (/** @type {string} */ path) => {
  const bundles = process.env.MUSTER_BUNDLES;
  return [
    '--conditions=react-server',
    // one that ends soon is done before what V8 optimises of Prisma's planner beside it is of use
    ...(bundles === undefined
      ? ['--import', 'tsx', path]
      : ['--liftoff-only', join(bundles, path.replace(/\.ts$/, '.mjs'))]),
  ];
};

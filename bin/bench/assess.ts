import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { OTHER_SYSTEMS } from './armies-of-systems';
import type { Benchmark } from './benchmark';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = fileURLToPath(new URL('assess-alone.ts', import.meta.url));

/**
 * Bundled as pages are, without the names that tsx gives to functions at run time; and in a process of its own: a
 * browser, too, holds one system, and code that has seen another one runs slower.
 */
const assessed = async (id: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
  const program = join(folder, 'assess.mjs');
  try {
    await build({
      entryPoints: [SOURCE],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      minifySyntax: true,
      absWorkingDir: ROOT,
      // data is found from where the source lies
      define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [program, id]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

export const assess: Benchmark = {
  what: 'assess an army of 25 units (median)',
  budget: 12,
  unit: 'µs',
  peers:
    'Warmaster builder 12.6 (13 entries), Old World Builder 65 (20 units), Pokemon Showdown 356 (6 entries)',
  timed: true,
  measure: () => assessed('honours-of-war'),
};

/** One line for each of the other systems, by the name it is asked for. */
export const assessOthers: Readonly<Record<string, Benchmark>> = Object.fromEntries(
  OTHER_SYSTEMS.map((id) => [
    `assess-${id}`,
    { ...assess, what: `the same, ${id}`, peers: '', measure: () => assessed(id) },
  ]),
);

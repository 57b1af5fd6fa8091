import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The number that a program of this folder prints. It is bundled as pages are, without the names that tsx gives to
 * functions at run time, and has its own process: a browser, too, holds one system, and code that has seen
 * another one runs slower.
 * @param args words for it; those that begin with `--` are flags of Node
 */
export const measuredAlone = async (program: string, ...args: readonly string[]): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
  const outfile = join(folder, 'alone.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL(program, import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      minifySyntax: true,
      absWorkingDir: ROOT,
      // The data folder is found from the path of the source.
      define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--no-concurrent-recompilation',
      ...args.filter((arg) => arg.startsWith('--')),
      outfile,
      ...args.filter((arg) => !arg.startsWith('--')),
    ]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

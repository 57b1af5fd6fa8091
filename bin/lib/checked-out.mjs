import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { say, Trouble } from './say.mjs';
import { ROOT } from './settings.mjs';

const git = (/** @type {string[]} */ ...args) => run('git', ['-C', ROOT, ...args]);

/** The short name of a commit. @throws Trouble if there is no such commit */
export const commitOf = async (/** @type {string} */ revision) => {
  const { status, output } = await git('rev-parse', '--short', '--verify', `${revision}^{commit}`);
  if (status !== 0) throw new Trouble(`There is no commit ${revision}.`);
  return output.trim();
};

/**
 * A folder with the files of a commit and the packages it needs, for as long as `work` lasts; packages of its own when
 * it is `whole`, as those of another folder cannot be built with.
 * @template T
 * @param {string} commit
 * @param {(tree: string) => T | Promise<T>} work
 */
export const checkedOut = async (commit, work, whole = false) => {
  const tree = join(mkdtempSync(join(tmpdir(), 'muster-freeze-')), commit);
  const { status, output } = await git('worktree', 'add', '--detach', tree, commit);
  if (status !== 0) throw new Trouble(`The commit ${commit} could not be checked out.`, { output });
  try {
    const lock = (/** @type {string} */ folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (whole)
      await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { show: true, cwd: tree });
    else if (lock(tree) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    else await run('npm', ['ci'], { show: true, cwd: tree });
    return await work(tree);
  } finally {
    await git('worktree', 'remove', '--force', tree);
    rmSync(dirname(tree), { recursive: true, force: true });
  }
};

/** Builds the pages of a tree by its own command. */
export const buildPages = async (/** @type {string} */ cwd) => {
  say(`Building ${cwd}`);
  const { status } = await run(process.execPath, ['bin/build.mjs'], { show: true, cwd });
  if (status !== 0) throw new Trouble(`The pages of ${cwd} could not be built.`);
};

/**
 * The same folder with the pages built, so that it can be served.
 * @template T
 * @param {string} commit
 * @param {(tree: string) => T | Promise<T>} work
 */
export const builtAt = (commit, work) =>
  checkedOut(
    commit,
    async (tree) => {
      await buildPages(tree);
      return work(tree);
    },
    true,
  );

// npm run freeze [-- COMMIT | --baseline]: what Muster says and prints of all armies: beside the hashes kept, or as it
// was at COMMIT, made anew from there
// npm run freeze -- COMMIT --pages [PATTERN]: pictures of every page and dialog (of those whose names fit the pattern),
// of both, built and served from their own trees
import './lib/node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { ROOT } from './lib/settings.mjs';

const FREEZES = join(ROOT, '.freeze');
const HERE = join(FREEZES, 'here');

const tsx = (args, cwd = ROOT) =>
  run(process.execPath, ['--conditions=react-server', '--import', 'tsx', ...args], { show: true, cwd });

const freeze = (args, cwd) => tsx(['bin/freeze/run.ts', ...args], cwd);

const git = (...args) => run('git', ['-C', ROOT, ...args]);

/**
 * A folder with the files of a commit and the packages it needs, for as long as `work` lasts; packages of its own when
 * it is `whole`, as those of another folder cannot be built with.
 */
const checkedOut = async (commit, work, whole = false) => {
  const tree = join(mkdtempSync(join(tmpdir(), 'muster-freeze-')), commit);
  const { status, output } = await git('worktree', 'add', '--detach', tree, commit);
  if (status !== 0) throw new Trouble(`The commit ${commit} could not be checked out.`, { output });
  try {
    const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (whole)
      await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { show: true, cwd: tree });
    else if (lock(tree) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    else await run('npm', ['ci'], { show: true, cwd: tree });
    return await work(tree);
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
};

/** The models as that commit makes them, by its own command. */
const freezeOf = async (commit) => {
  const into = join(FREEZES, commit);
  if (existsSync(into)) return into;
  const { status } = await checkedOut(commit, (cwd) => freeze(['models', into], cwd));
  if (status !== 0) throw new Trouble(`The models of ${commit} could not be made.`);
  return into;
};

/** Pictures of all pages as that commit has them and as they are here. */
const comparePages = (commit, named) =>
  checkedOut(
    commit,
    async (tree) => {
      for (const cwd of [tree, ROOT]) {
        say(`Building ${cwd}`);
        const { status } = await run(process.execPath, ['bin/build.mjs'], { show: true, cwd });
        if (status !== 0) throw new Trouble(`The pages of ${cwd} could not be built.`);
      }
      const into = join(FREEZES, 'pages');
      rmSync(into, { recursive: true, force: true });
      return tsx(['bin/freeze/pages.ts', tree, ROOT, into, ...named]);
    },
    true,
  );

main(async () => {
  needInstalled();
  const [asked, pages, ...named] = process.argv.slice(2);
  if (pages === '--pages') {
    const { status: known, output } = await git('rev-parse', '--short', '--verify', `${asked}^{commit}`);
    if (known !== 0) throw new Trouble(`There is no commit ${asked}.`);
    process.exitCode = (await comparePages(output.trim(), named)).status;
    return;
  }
  rmSync(HERE, { recursive: true, force: true });
  say('Making the models of all armies');
  const { status } = await freeze(['models', HERE]);
  if (status !== 0) throw new Trouble('The models could not be made.');
  if (asked === undefined) process.exitCode = (await freeze(['held', HERE])).status;
  else if (asked === '--baseline') process.exitCode = (await freeze(['baseline', HERE])).status;
  else {
    const { status: known, output } = await git('rev-parse', '--short', '--verify', `${asked}^{commit}`);
    if (known !== 0) throw new Trouble(`There is no commit ${asked}.`);
    process.exitCode = (await freeze(['compare', await freezeOf(output.trim()), HERE])).status;
  }
});

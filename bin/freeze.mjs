// npm run freeze [-- COMMIT | --baseline]: what Muster says and prints of all armies: beside the hashes kept, or as it
// was at COMMIT, made from there
// npm run freeze -- COMMIT --pages [PATTERN]: pictures of every page and dialog (of those whose names fit the pattern),
// of both, built and served from their own trees
// npm run freeze -- --plates FOLDER: plates of ten armies and ten sides as pictures, in colour and black and white
import './lib/node-version.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPages, builtAt, checkedOut, commitOf } from './lib/checked-out.mjs';
import { needInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { ROOT } from './lib/settings.mjs';

const FREEZES = join(ROOT, '.freeze');
const HERE = join(FREEZES, 'here');

const tsx = (/** @type {readonly string[]} */ args, cwd = ROOT) =>
  run(process.execPath, ['--conditions=react-server', '--import', 'tsx', ...args], { show: true, cwd });

const freeze = (/** @type {readonly string[]} */ args, /** @type {string | undefined} */ cwd = ROOT) =>
  tsx(['bin/freeze/run.ts', ...args], cwd);

/** The models as that commit makes them, by its own command. */
const freezeOf = async (/** @type {string} */ commit) => {
  const into = join(FREEZES, commit);
  if (existsSync(into)) return into;
  const { status } = await checkedOut(commit, (/** @type {string} */ cwd) => freeze(['models', into], cwd));
  if (status !== 0) throw new Trouble(`The models of ${commit} could not be made.`);
  return into;
};

/** Pictures of all pages as that commit has them and as they are here. */
const comparePages = (/** @type {string} */ commit, /** @type {readonly string[]} */ named) =>
  builtAt(commit, async (/** @type {string} */ tree) => {
    await buildPages(ROOT);
    const into = join(FREEZES, 'pages');
    rmSync(into, { recursive: true, force: true });
    return tsx(['bin/freeze/pages.ts', tree, ROOT, into, ...named]);
  });

main(async () => {
  needInstalled();
  const [commit, pages, ...named] = process.argv.slice(2);
  if (commit === '--plates') {
    if (pages === undefined) throw new Trouble('Name the folder: npm run freeze -- --plates FOLDER');
    process.exitCode = (await freeze(['plates', resolve(pages)])).status;
    return;
  }
  if (pages === '--pages') {
    process.exitCode = (await comparePages(await commitOf(commit ?? 'HEAD'), named)).status;
    return;
  }
  rmSync(HERE, { recursive: true, force: true });
  say('Making the models of all armies');
  const { status } = await freeze(['models', HERE]);
  if (status !== 0) throw new Trouble('The models could not be made.');
  if (commit === undefined) process.exitCode = (await freeze(['held', HERE])).status;
  else if (commit === '--baseline') process.exitCode = (await freeze(['baseline', HERE])).status;
  else process.exitCode = (await freeze(['compare', await freezeOf(await commitOf(commit)), HERE])).status;
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { say, Trouble } from './say.mjs';
import { ROOT } from './settings.mjs';

/**
 * What npm notes of a package.
 * @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[] }} Package
 */

/**
 * npm's list of packages; none in one that was cut off, as a full disk leaves it.
 * @returns {Record<string, Package>}
 */
const packagesOf = (/** @type {string} */ path) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
  } catch (error) {
    if (error instanceof SyntaxError && path.startsWith('node_modules/')) return {};
    throw error;
  }
};

const fits = (/** @type {Package} */ { os, cpu }) =>
  (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);

/** npm writes down what it has installed; that must be what the lock file asks for, on a machine of this kind. */
const isInstalled = () => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, expectedPackage]) => {
    if (path === '' || !path.startsWith('node_modules/')) return true;
    const present = installed[path];
    if (present === undefined) return expectedPackage.optional === true;
    return (
      present.version === expectedPackage.version &&
      existsSync(join(ROOT, path)) &&
      (expectedPackage.optional || fits(present))
    );
  });
};

/** Runs npm. */
export const npm = (/** @type {readonly string[]} */ args) =>
  // npm names its own program to the scripts it runs
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);

/** Installs the packages of package-lock.json with `npm ci` where they are missing or others. */
export const install = async () => {
  if (isInstalled()) return;
  say('Installing packages (a minute or two, the first time only)');
  const { status, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status === 0) return;
  throw new Trouble('The packages could not be installed.', {
    output,
    advice:
      'check the connection to the npm registry (and its proxy, if there is one), then run the command again.',
  });
};

/** For commands that are of no use before `npm run up`. */
export const needInstalled = () => {
  if (isInstalled()) return;
  throw new Trouble('The packages are not installed, or older than package-lock.json.', {
    advice: 'run `npm run up` (or `npm ci`) first.',
  });
};

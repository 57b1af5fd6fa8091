import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = {
  version?: string;
  hasInstallScript?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const { allowScripts, engines, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The version that `overrides` puts in the place of another: "npm:other@1.2.2" is 1.2.2. */
const insteadOf = (path: string, name: string, version: string): string => {
  const told: unknown = overrides[path.split('node_modules/').at(-1) ?? '']?.[name];
  return typeof told === 'string' ? told.slice(told.lastIndexOf('@') + 1) : version;
};

/** The versions of a package that one at `path` may find: beside it, or in any folder above. */
const versionsFor = (path: string, name: string): (string | undefined)[] => {
  const folders = path.split('/node_modules/');
  return folders.map((_, index) => {
    const base = [...folders.slice(0, folders.length - index), name].join('/node_modules/');
    return packages[base]?.version;
  });
};

// npm leaves packages of other machines out where a registry does not have them, and `npm ci` then refuses the file
test('the lock file names what every kind of machine needs, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([, range]) => /^\d/.test(range))
      .filter(
        ([name, version]) =>
          ![...versionsFor(path, name), packages[`node_modules/${name}`]?.version].includes(
            insteadOf(path, name, version),
          ),
      )
      .map(([name, version]) => `${path}: ${name}@${version}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry and every install script is decided on by name', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const scripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split('node_modules/').at(-1) ?? ''] : [],
  );
  expect(scripts.filter((name) => !(name in allowScripts) && name !== 'fsevents')).toEqual([]);
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
});

test('the version of Node that the commands ask for is the one of package.json', () => {
  const [, major, minor] = /\[(\d+), (\d+)\]/.exec(readFileSync('bin/lib/node-version.mjs', 'utf8')) ?? [];
  expect(engines.node).toBe(`>=${major}.${minor}`);
});

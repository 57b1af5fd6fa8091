import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** True for a package of Linux on the processors that Muster's servers have, or of any system. */
const isOfServers = ({ os, cpu, libc }: Entry): boolean =>
  (os?.includes('linux') ?? true) &&
  (cpu?.some((kind) => kind === 'x64' || kind === 'arm64') ?? true) &&
  (libc?.includes('glibc') ?? true);

describe('the lock file', () => {
  test('has the checksum of every package that a Linux server installs', () => {
    const without = entries.filter(([, entry]) => !entry.link && !entry.integrity && isOfServers(entry));
    expect(without.map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, { integrity }]) => integrity?.startsWith('sha512-')).length).toBeGreaterThan(
      300,
    );
  });

  test('lacks that of optional packages of other systems only, which the registry it was made from does not have', () => {
    const without = entries.filter(([, { link, integrity }]) => !link && !integrity);
    expect(without.filter(([, { optional, os, cpu, libc }]) => !(optional && (os ?? cpu ?? libc)))).toEqual(
      [],
    );
  });

  test('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

test('no package runs an install script that is not allowed by name, and none is', () => {
  const scripts = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(new Set(scripts)).toEqual(new Set(Object.keys(allowScripts)));
  expect(Object.values(allowScripts).every((allowed) => !allowed)).toBe(true);
});

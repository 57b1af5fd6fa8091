import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files-below.mjs';

export type Hashes = Readonly<Record<string, string>>;

/** What each file of a freeze's models is, in short. */
export const hashesOf = (freeze: string): Hashes => {
  const models = join(freeze, 'models');
  return Object.fromEntries(
    filesBelow(models).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(models, path)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
};

/** Files that are not the same on both sides. */
export const differing = (before: Hashes, after: Hashes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .toSorted();

const linesOf = (path: string): Map<string, string> =>
  new Map(
    existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const tab = line.indexOf('\t');
            return [line.slice(0, tab), line.slice(tab + 1)];
          })
      : [],
  );

const SHOWN = 120;

/** The first difference of two texts, with its context. */
const parting = (before: string, after: string): string => {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - SHOWN / 2);
  return `    - ${before.slice(from, from + SHOWN)}\n    + ${after.slice(from, from + SHOWN)}`;
};

/** The lines of one file of models that differ, with where the first few part. */
export const differenceIn = (before: string, after: string, path: string, most = 3): string => {
  const [was, is] = [before, after].map((freeze) => linesOf(join(freeze, 'models', path)));
  if (was === undefined || is === undefined) return path;
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  const some = names
    .slice(0, most)
    .map((name) => `  ${name}\n${parting(was.get(name) ?? '', is.get(name) ?? '')}`);
  return [`${path}: ${names.length} of ${is.size} differ`, ...some].join('\n');
};

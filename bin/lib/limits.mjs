import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './settings.mjs';

/** What the limits of a test may lower; shorter times would allow more. */
const LOWERED =
  /^(quotas\.(person|address)|signing|kinds\.\w+)\.(?!minutes|seconds|slowSeconds)\w+$|^readers\.(seconds|megabytes)$/;

/**
 * Limits with some lower ones in their place, as a test wants them: `{ "signing": { "ofEmail": 2 } }`.
 * @throws Error naming one that is unknown, or not lower
 */
export const lowered = (limits, lower, at = '') =>
  Object.fromEntries([
    ...Object.entries(limits),
    ...Object.entries(lower).map(([name, wanted]) => {
      const [path, there] = [`${at}${name}`, limits[name]];
      if (
        wanted !== null &&
        typeof wanted === 'object' &&
        typeof there === 'object' &&
        !Array.isArray(there)
      ) {
        return [name, lowered(there, wanted, `${path}.`)];
      }
      const isLower = Number.isInteger(wanted) && wanted >= 0 && typeof there === 'number' && wanted <= there;
      if (LOWERED.test(path) && isLower) return [name, wanted];
      throw new Error(`MUSTER_TEST_LIMITS: ${path} is no limit that a test may lower to ${wanted}.`);
    }),
  ]);

/** Every route and page with what it may cost and who may call it; docs/security.md is made from it. */
export const LIMITS = lowered(
  JSON.parse(readFileSync(join(ROOT, 'data/limits.json'), 'utf8')),
  JSON.parse(process.env.MUSTER_TEST_LIMITS || '{}'),
);

const REST = /^\[\.\.\.\w+\]$/;
const ONE = /^\[\w+\]$/;

const fits = (pattern, parts) => {
  const rest = REST.test(pattern.at(-1) ?? '');
  if (rest ? parts.length < pattern.length : parts.length !== pattern.length) return false;
  return pattern.every((step, index) =>
    REST.test(step) || ONE.test(step) ? parts[index] !== '' : step === parts[index],
  );
};

const steps = (path) => path.slice(1).split('/');

// a named step goes before one that takes any: /api/armies/import is no army called import
const namedFirst = (a, b) => {
  const [left, right] = [steps(a.path), steps(b.path)];
  const named = (list) => list.map((step) => (step.startsWith('[') ? '1' : '0')).join('');
  return named(left).localeCompare(named(right)) || a.path.localeCompare(b.path);
};

const ROWS = LIMITS.routes.map((row) => ({ ...row, steps: steps(row.path) })).toSorted(namedFirst);

/** By their number of steps: matching an address against every row would be work that anybody can order. */
const BY_LENGTH = new Map();
for (const row of ROWS) BY_LENGTH.set(row.steps.length, [...(BY_LENGTH.get(row.steps.length) ?? []), row]);
const OPEN_ENDED = ROWS.filter((row) => REST.test(row.steps.at(-1) ?? ''));

/** The rows of one path, a row for each method; empty where nothing of ours is. */
export const rowsOf = (pathname) => {
  const parts = steps(pathname);
  const rows = BY_LENGTH.get(parts.length) ?? [];
  const first =
    rows.find((row) => fits(row.steps, parts)) ?? OPEN_ENDED.find((row) => fits(row.steps, parts));
  return first === undefined ? [] : ROWS.filter(({ path }) => path === first.path);
};

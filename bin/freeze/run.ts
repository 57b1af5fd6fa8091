import { readFileSync, writeFileSync } from 'node:fs';
import { differenceIn, differing, type Hashes, hashesOf } from './compare';
import { drawPlates } from './draw-plates';
import { freezeModels } from './models';
import { freezeSides, withHistory } from './side-plates';

const BASELINE = new URL('baseline.json', import.meta.url);

const [what, ...args] = process.argv.slice(2);

const comparePair = (before: string, after: string): boolean => {
  const paths = differing(hashesOf(before), hashesOf(after));
  for (const path of paths) console.log(differenceIn(before, after, path));
  console.log(paths.length === 0 ? 'All models are the same.' : `${paths.length} files of models differ.`);
  return paths.length === 0;
};

const [first = '', second = ''] = args;
if (what === 'models') {
  await freezeModels(first);
  await withHistory(() => freezeSides(first));
} else if (what === 'plates') console.log(`${await drawPlates(first)} plates are drawn in ${first}.`);
else if (what === 'baseline') {
  const lines = Object.entries(hashesOf(first)).map(
    (entry) => `  ${entry.map((part) => JSON.stringify(part)).join(': ')}`,
  );
  writeFileSync(BASELINE, `{\n${lines.join(',\n')}\n}\n`);
} else if (what === 'held') {
  const paths = differing(JSON.parse(readFileSync(BASELINE, 'utf8')) as Hashes, hashesOf(first));
  for (const path of paths) console.log(`${path} differs from the baseline`);
  if (paths.length > 0) process.exitCode = 1;
  else console.log('All models match the baseline.');
} else if (what === 'compare') process.exitCode = comparePair(first, second) ? 0 : 1;
// the store that gave the history stays open
if (what === 'models' || what === 'plates') process.exit(process.exitCode ?? 0);

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './settings.mjs';

const filesBelow = (path, skip) => {
  if (skip(path) || !existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`, skip));
};

/** One hash over names and contents of `paths` (files or folders, from the root of the clone). */
const fingerprint = (paths, skip) => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap((path) => filesBelow(path, skip))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
};

/** Does `work` unless `stamp` (a file that `work` makes room for) says it was done for the same inputs. */
export const whenChanged = async ({ inputs, skip = () => false, stamp }, work) => {
  const now = fingerprint(inputs, skip);
  const stampFile = join(ROOT, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  await work();
  writeFileSync(stampFile, now);
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { filesBelow } from '../lib/files-below.mjs';

/** Colours nearer than this, of 1, are the same. */
const THRESHOLD = 0.1;

/** What differs between two pictures, antialiasing aside; null when nothing does. Writes a picture of it. */
const difference = (before: string, after: string, into: string): string | null => {
  if (!existsSync(before)) return 'only after';
  if (!existsSync(after)) return 'only before';
  const [was, is] = [before, after].map((path) => readFileSync(path));
  if (was === undefined || is === undefined || was.equals(is)) return null;
  const [a, b] = [PNG.sync.read(was), PNG.sync.read(is)];
  const { width, height } = a;
  if (b.width !== width || b.height !== height) return `${width} x ${height}, now ${b.width} x ${b.height}`;
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(a.data, b.data, picture.data, width, height, { threshold: THRESHOLD });
  if (pixels === 0) return null;
  writeFileSync(into, PNG.sync.write(picture));
  return `${pixels} pixels`;
};

/** Compares two folders of pictures by their names; answers a line for each that differs. */
export const comparePages = (before: string, after: string, into: string): string[] => {
  mkdirSync(into, { recursive: true });
  const names = [...new Set([...filesBelow(before), ...filesBelow(after)])].toSorted();
  return names.flatMap((name) => {
    const fault = difference(join(before, name), join(after, name), join(into, name));
    return fault === null ? [] : [`${name}: ${fault}`];
  });
};

// Photographs two built trees in turn, on one port at one hour, and compares the pictures: BEFORE AFTER FOLDER
// [PATTERN]
import { basename, join } from 'node:path';
import { freePort } from '../lib/port.mjs';
import { comparePages } from './compare-pages';
import { photographTree } from './photograph';

/** All pages of both sides take some fifteen minutes on two free cores; whatever hangs, the command ends. */
const LONGEST = 60 * 60 * 1000;
setTimeout(() => process.exit(1), LONGEST).unref();

const [before = '', after = '', folder = '', named = ''] = process.argv.slice(2);
const [was, is] = [join(folder, 'before'), join(folder, 'after')];
const port = await freePort(0, '127.0.0.1');
const time = new Date().setUTCHours(9, 30, 0, 0);
const lines: string[] = [];
for (const [tree, into] of [
  [before, was],
  [after, is],
] as const) {
  console.log(`Photographing the pages of ${tree}`);
  const troubles = await photographTree(tree, into, { port, time, named });
  lines.push(...troubles.map((trouble) => `not photographed ${basename(into)}: ${trouble}`));
}
lines.push(...comparePages(was, is, join(folder, 'differences')));
for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'All pages are the same.' : `${lines.length} differ; see ${folder}.`);
if (lines.length > 0) process.exitCode = 1;

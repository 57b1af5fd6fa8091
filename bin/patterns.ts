// npm run patterns: asks of each regular expression of our sources whether its steps grow no faster than its text, and
// writes down those that passed, so that the tests ask only of new ones
import { writeFileSync } from 'node:fs';
import { allPatterns, CHECKER, keyOf, LINEAR_FILE, troubleOf } from './lib/patterns';

const PATIENCE = 60_000;

const linear: string[] = [];
for (const pattern of new Map(allPatterns().written.map((each) => [keyOf(each), each])).values()) {
  const trouble = await troubleOf(pattern, PATIENCE);
  if (trouble === null) linear.push(keyOf(pattern));
  else {
    process.stdout.write(`${pattern.file}: ${keyOf(pattern)}: ${trouble}\n`);
    process.exitCode = 1;
  }
}
writeFileSync(LINEAR_FILE, `${JSON.stringify({ checker: CHECKER, patterns: linear.toSorted() }, null, 2)}\n`);
process.stdout.write(`${linear.length} patterns are linear.\n`);

// Prints large army files, one a line: run by the specs in a process of its own, as their loader reads no JSON modules
import { readFileSync } from 'node:fs';
import { largestArmy, scatteredArmy } from '../lib/rules/fixtures/largest-army';
import { readArmyText } from '../lib/rules/read-army';

const asked = process.argv.slice(2);
for (let index = 0; index < asked.length; index += 2) {
  const [path = '', shape] = asked.slice(index, index + 2);
  const read = await readArmyText(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  const grow = shape === 'scattered' ? scatteredArmy : largestArmy;
  process.stdout.write(`${index === 0 ? '' : '\n'}${JSON.stringify(grow(read.system, read.file))}`);
}

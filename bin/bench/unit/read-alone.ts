// Prints how many times as long as JSON.parse of the texts of army files of 25 units it takes to read and judge them,
// in the system named on the command line.
import { checkText } from '../../../lib/rules/check';
import { benchArmy } from '../armies-of-systems';
import { timesAsLong } from '../clock';

const UNITS = 25;
const FILES = 200;

const { file } = await benchArmy(process.argv[2], UNITS);
const texts = Array.from({ length: FILES }, (_, index) =>
  JSON.stringify({ ...file, name: `Bench ${index}` }, null, 2),
);
const textOf = (turn: number): string => texts[turn % FILES] ?? '';
const times = await timesAsLong(
  (turn) => checkText(`${turn}.json`, textOf(turn)),
  (turn) => JSON.parse(textOf(turn)),
  { warmUp: 2_000, samples: 50, calls: FILES },
);
process.stdout.write(String(times));

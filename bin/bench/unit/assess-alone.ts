// Prints how many times as long as JSON.parse of an army of 25 units the system named on the command line takes to
// assess it.
import { benchArmy } from '../armies-of-systems';
import { timesAsLong } from '../clock';

const UNITS = 25;

/** Many copies in turn: the builder, too, never judges the same object twice. */
const COPIES = 64;

const { system, file } = await benchArmy(process.argv[2], UNITS);
const text = JSON.stringify(file, null, 2);
const copies = Array.from({ length: COPIES }, () => structuredClone(file));
const times = await timesAsLong(
  (turn) => system.assess(copies[turn % COPIES] ?? file),
  () => JSON.parse(text),
);
process.stdout.write(String(times));

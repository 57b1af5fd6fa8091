// Prints the microseconds in which the system named on the command line assesses an army of 25 units.
import { armyOf } from './armies';
import { grownArmy, OTHER_SYSTEMS } from './armies-of-systems';
import { microseconds } from './clock';

const UNITS = 25;

/** Many copies in turn: the builder, too, never judges the same object twice. */
const COPIES = 64;

const other = OTHER_SYSTEMS.find((id) => id === process.argv[2]);
const { system, file } = other === undefined ? await armyOf(UNITS) : await grownArmy(other, UNITS);
if (system.id !== process.argv[2]) throw new Error(`There is no system ${process.argv[2]}`);

const copies = Array.from({ length: COPIES }, () => structuredClone(file));
process.stdout.write(String(microseconds((turn) => system.assess(copies[turn % COPIES] ?? file))));

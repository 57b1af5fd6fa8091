// Prints the milliseconds that the plate of an army of 120 units of the system named on the command line takes: what
// stands on it, and where.
import type { SheetOptions } from '../../../lib/rules/core/sheet/sheet';
import { platePages } from '../../../lib/sheets/plate/plate-pages';
import { benchArmy } from '../armies-of-systems';
import { microseconds } from '../clock';

const UNITS = 120;

const OPTIONS: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  numbered: 'all',
  blackAndWhite: false,
  print: { date: '26 November 2026', version: 1, code: null, link: null },
};

const { system, file } = await benchArmy(process.argv[2], UNITS);
const { plate } = await system.sheets();
if (plate === undefined) throw new Error(`${system.name} has no plate`);
const time = await microseconds(() => platePages(plate(file, system.assess(file), OPTIONS)), {
  warmUp: 10,
  samples: 20,
  calls: 1,
});
process.stdout.write(String(time / 1000));

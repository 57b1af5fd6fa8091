// Prints what the PDF of a roster of 25 units takes of one processor, warm, in ms, or with "size" its KB: placed and
// written from the start each time, as the writer does for another army. The system is named on the command line.
import { fileURLToPath } from 'node:url';
import { writtenPdf } from '../../../lib/sheets/pdf/document';
import { loadFonts } from '../../../lib/sheets/pdf/fonts';
import { packedPdf } from '../../../lib/sheets/pdf/packed';
import { benchArmy } from '../armies-of-systems';
import { median } from '../clock';

const UNITS = 25;
const WARM_UP = 8;
const PRINTS = 15;
const PRINT = {
  date: '20 November 2026',
  version: 3,
  code: 'MU-7KQ4-BW',
  link: 'https://muster.example/s/abc',
};
const OPTIONS = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: PRINT,
} as const;

const [, , id, amount] = process.argv;
const { system, file } = await benchArmy(id, UNITS);
const sheets = await system.sheets();
loadFonts(fileURLToPath(new URL('../../../node_modules', import.meta.url)));

const times: number[] = [];
let bytes = 0;
for (let turn = 0; turn < WARM_UP + PRINTS; turn++) {
  const before = process.cpuUsage();
  const sheet = sheets.roster(file, system.assess(structuredClone(file)), OPTIONS);
  bytes = packedPdf(await writtenPdf([sheet])).byteLength;
  const { user, system: kernel } = process.cpuUsage(before);
  if (turn >= WARM_UP) times.push((user + kernel) / 1000);
}
process.stdout.write(String(amount === 'size' ? bytes / 1024 : median(times)));

import type { Reference } from '@/lib/history/own/answers';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import type { CsvRow } from '@/lib/history/own/csv/csv-columns';
import { type KnownNames, knownNames } from '@/lib/history/own/csv/csv-known';
import { type CsvTable, readCells, readTable } from '@/lib/history/own/csv/csv-read';
import { type CheckedTable, checkSlices, checkTable } from '@/lib/history/own/csv/csv-table';
import { emptyBattle, type OwnBattle } from '@/lib/history/own/document';
import { readBattleText } from '@/lib/history/own/read-document';
import { BROKEN, isPacked } from '@/lib/history/own/sheets/sheet-fault';
import { type CharacterEncoding, decodeText } from '@/lib/rules/core/text/encoding';
import type { SheetRead } from './sheet-worker';

// All that reads files: loaded when a file is chosen, for its parsers are no part of what a page loads first.

/** What a file holds: a table, or an order of battle as JSON. */
export type FileRead =
  | { readonly kind: 'table'; readonly encoding: CharacterEncoding | null; readonly table: CsvTable }
  | { readonly kind: 'json'; readonly battle: OwnBattle }
  | { readonly kind: 'fault'; readonly faults: readonly string[] };

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

const readJson = (text: string): FileRead => {
  const read = readBattleText(text);
  if (read.ok) return { kind: 'json', battle: read.battle };
  const { error, errors } = read;
  const { at, message } = error;
  const first = 'line' in at ? `Line ${at.line}, column ${at.column}: ${message}` : message;
  return { kind: 'fault', faults: [first, ...errors.slice(1).map((fault) => fault.message)] };
};

const { seconds } = OWN_BOUNDS.sheet;

const openWorker = () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });

/** Reads a spreadsheet in a thread of its own, which is ended when it is done, takes too long or is called off. */
export const readSheetAside = (
  bytes: Uint8Array,
  signal: AbortSignal,
  { open = openWorker, milliseconds = seconds * 1_000 } = {},
): Promise<SheetRead> =>
  new Promise((resolve) => {
    const worker = open();
    const end = (read: SheetRead) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(
      () =>
        end({
          fault: `It takes longer than ${seconds} seconds to read, too long for an order of battle. Save it as CSV.`,
        }),
      milliseconds,
    );
    signal.addEventListener('abort', () => end({ fault: 'You chose another file.' }));
    worker.onmessage = ({ data }: MessageEvent<SheetRead>) => end(data);
    // Out of memory, or an error of ours: the page continues.
    worker.onerror = () => end({ fault: BROKEN });
    worker.postMessage(bytes);
  });

/** Finds out what a file is, and reads it; a spreadsheet in a thread of its own. */
export const readFile = async (bytes: Uint8Array, signal: AbortSignal): Promise<FileRead> => {
  if (isPacked(bytes)) {
    const read = await readSheetAside(bytes, signal);
    return 'fault' in read
      ? { kind: 'fault', faults: [read.fault] }
      : { kind: 'table', encoding: null, table: readCells(read) };
  }
  const { text, encoding } = decodeText(bytes);
  return isJson(text) ? readJson(text) : { kind: 'table', encoding, table: readTable(text) };
};

export const namesIn = (reference: Reference): KnownNames => knownNames(reference);

/** Of what the rows say nothing: put in its place when the battle is stored. */
const NOTHING = emptyBattle('', OWN_BOUNDS.years.first);

/** Checks rows a hundred at a time, and lets others have their turn; null when it was called off. */
export const checkedSlowly = async (
  rows: readonly CsvRow[],
  knownNames: KnownNames,
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<CheckedTable | null> => {
  const slices = checkSlices(rows, knownNames, NOTHING);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    onDone(slice.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return null;
  }
};

/** Checks rows of which most were checked before. */
export const checkedAgain = (rows: readonly CsvRow[], knownNames: KnownNames): CheckedTable =>
  checkTable(rows, knownNames, NOTHING);

/** The order of battle that the rows make which can be read, under its name and year; null where none can. */
export const battleOf = (
  rows: readonly CsvRow[],
  knownNames: KnownNames,
  name: string,
  year: number,
): OwnBattle | null => checkTable(rows, knownNames, emptyBattle(name, year)).battle;

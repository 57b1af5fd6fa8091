import type { SheetRows } from '@/lib/history/own/csv/table-lines';
import { SheetFault } from '@/lib/history/own/sheets/sheet-fault';
import { readSheetRows } from '@/lib/history/own/sheets/sheet-read';

/** The cells of a spreadsheet, or why it cannot be read. */
export type SheetRead = SheetRows | { readonly fault: string };

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Uint8Array>) => void;
  postMessage: (read: SheetRead) => void;
};

// A worker for one spreadsheet: the caller ends it.
scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage(await readSheetRows(data));
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    scope.postMessage({ fault: error.message });
  }
};

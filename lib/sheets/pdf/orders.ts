import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { SheetPrint } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import type { IndexEntry } from '@/lib/rules/events/lists-paper';
import type { PaperEvent, PaperOptions } from '@/lib/rules/events/paper-entry';
import type { SheetsWanted } from '../job';
import type { PictureOrder } from '../picture/picture-marks';
import type { SideOrder } from '../picture/side-marks';

/** An army to print, and the facts of its print. */
export type PrintOrder = { readonly file: ArmyFile; readonly print: SheetPrint };

/** The front of a booklet: what event it is of, and its lists in the order of the armies. */
export type Booklet = {
  readonly event: PaperEvent;
  readonly entries: readonly (Omit<IndexEntry, 'page'> & { readonly units: number })[];
  /** the organiser wants to be asked before one list takes about half of the pages */
  readonly asksFirst?: boolean;
  /** each list begins on a right-hand page, so that a copy printed on both sides can be taken apart */
  readonly leaves?: boolean;
  readonly options: PaperOptions;
};

/** What else than a PDF the pages of sheets are written as. */
export type DrawingForm = 'svg' | 'png';

/** Sheets that are wanted of armies, as a booklet where they are lists of an event. */
type PrintJob = {
  readonly sheetSelection: SheetsWanted;
  readonly booklet?: Booklet;
  /** before the sheets of the armies */
  readonly front?: readonly PrintedSheet[];
  /** as a drawing of all pages, one below the other; a PDF if absent */
  readonly as?: DrawingForm;
};

/** What the writer is asked for: sheets of armies, which it makes itself, or sheets that are there already. */
export type PdfWork =
  | (PrintJob & { readonly armies: readonly PrintOrder[] })
  | { readonly sheets: readonly PrintedSheet[] }
  | { readonly picture: PictureOrder | SideOrder };

/** What the worker gets after the armies of an order, which are sent one by one. */
export type PdfInput =
  | PrintJob
  | { readonly sheets: readonly PrintedSheet[] }
  | { readonly picture: PictureOrder | SideOrder };

/** What was expected to be refused, in a sentence for the person who wanted it. */
export type PdfRefusal =
  | { readonly ok: false; readonly code: 'too-long' | 'no-sheet'; readonly message: string }
  | {
      readonly ok: false;
      readonly code: 'large-list';
      /** number of its entry */
      readonly entry: number;
      readonly message: string;
    };

export type PrintResult = { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | PdfRefusal;

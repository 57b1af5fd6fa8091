import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';

/** What goes to the worker and what comes back. */
export type PdfOrder = { readonly id: number; readonly sheets: readonly PrintedSheet[] };

export type PdfAnswer =
  | { readonly id: number; readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ok: false; readonly message: string };

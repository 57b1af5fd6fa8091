import { bullets } from '../../core/sheet/parts';
import type { Part } from '../../core/sheet/sheet-parts';
import { filled } from '../reference/context';
import type { SheetContext } from '../sheet-context';

/** Sentences of the data files with dashes before them, distances filled in. */
export const sentences = (lines: readonly { readonly text: string }[], { field }: SheetContext): Part[] =>
  bullets(lines.map(({ text }) => filled(text, field)));

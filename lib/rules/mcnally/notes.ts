import notes from '@/data/mcnally/notes.json';
import type { Cite } from '../core/contract/citation';

/** Rows of the digest that no army can break: printed, not checked. */
export const NOTES: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[] = notes;

import notes from '@/data/stroll-in-hanover/notes.json';
import type { Cite } from '../core/contract/citation';

/** Rows of the digest that no army can break alone: printed, not checked. */
export const NOTES: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[] = notes;

import type { Say } from '../details';
import { quoted } from '../quotes';

/** One way to read a typed line: the strict lines that it means. Whatever is not sure is asked about. */
export type Reading = { readonly lines: readonly string[]; readonly sure: boolean };

/** Words as the plain text form has them. */
export const PLAIN_SAY: Say = { safe: quoted, inQuotes: JSON.stringify, asRow: JSON.stringify };

/** Choices that are offered for one line. */
export const MOST_CHOICES = 60;

/**
 * Nobody types longer armies, and a text with more lines that are not clear is none: such texts are read strictly or not
 * at all.
 */
export const MOST_TYPED = { characters: 20_000, lines: 500, open: 100 };

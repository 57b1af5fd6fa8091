import type { Say } from '../details';
import { quoted } from '../quotes';

/** One way to read a typed line: the strict lines that it means. Whatever is not sure is asked about. */
export type Reading = { readonly lines: readonly string[]; readonly sure: boolean };

/** Words as the plain text form has them. */
export const PLAIN_SAY: Say = { safe: quoted, inQuotes: JSON.stringify, asRow: JSON.stringify };

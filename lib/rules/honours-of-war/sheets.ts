import type { SheetSet } from '../core/system';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import type { Army } from './schema';

/** Everything that can be printed of an army. */
export const sheets: SheetSet<Army> = { roster, cards, labels, reference };

import { sheetSet } from '../core/sheet/sheet-set';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { lookUp, PRINTED } from './sheet-context';

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, lookUp, { roster, cards, labels, reference });

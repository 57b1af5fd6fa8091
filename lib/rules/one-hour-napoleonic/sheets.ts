import { sheetSet } from '../core/sheet/sheet-set';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { leadOf, PRINTED } from './sheet-context';

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, leadOf, { roster, cards, labels, reference });

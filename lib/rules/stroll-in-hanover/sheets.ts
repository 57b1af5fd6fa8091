import { sheetSet } from '../core/sheet-set';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { PRINTED } from './sheet-context';

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, () => ({}), { roster, cards, labels, reference });

import type { ArmyFile } from '../core/army/document';
import { sheetSet } from '../core/sheet/sheet-set';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { treeOf } from './tree';

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, ({ army }: ArmyFile<Army>) => ({ tree: treeOf(army) }), {
  roster,
  cards,
  labels,
  reference,
});

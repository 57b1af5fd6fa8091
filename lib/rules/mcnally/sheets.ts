import type { ArmyFile } from '../core/document';
import { sheetSet } from '../core/sheet-set';
import { cards } from './cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { survey } from './survey';

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, (file: ArmyFile<Army>) => ({ facts: survey(file) }), {
  roster,
  cards,
  labels,
  reference,
});

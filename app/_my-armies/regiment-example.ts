import 'server-only';
import { readRegiment } from '@/lib/history/read-regiment';
import { ratingsOf } from '@/lib/rules/rating';
import { ratedYear, regimentUnit } from '../history/regiments/[id]/regiment-unit';
import type { RegimentExample } from './start-columns';

/** A regiment of which sources tell much. */
const SHOWN = 'prussia-ir-13';

let ratings: Promise<RegimentExample['ratings']> | undefined;

/** What a first visitor may expect of every regiment; null where the history is not there. */
export const regimentExample = async (): Promise<RegimentExample | null> => {
  const regiment = await readRegiment(SHOWN, null);
  const unit = regiment === null ? null : regimentUnit(regiment);
  if (regiment === null || unit === null) return null;
  const { nation } = regiment;
  // five musters, the same each time
  ratings ??= ratingsOf(unit, nation.army ?? nation.id, ratedYear(regiment));
  return { regiment, ratings: await ratings };
};

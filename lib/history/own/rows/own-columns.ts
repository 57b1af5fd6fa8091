import 'server-only';
import type { OwnBattle } from '../document';

/** What the row of the battle itself says of its document. */
export const ownColumns = (battle: OwnBattle) => {
  const { name, date, dateEnd, year, place, theatre, confidence, coverage, notes } = battle;
  const document = JSON.stringify(battle);
  return {
    name,
    date,
    dateEnd,
    year,
    place,
    theatre,
    confidence,
    coverage,
    notes,
    document,
    bytes: Buffer.byteLength(document),
  };
};

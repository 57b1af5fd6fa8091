import 'server-only';
import { readRefusal } from '../../armies/read-army';
import type { Invalid, TooLarge } from '../../armies/schema';
import type { OwnBattle } from './document';
import { readBattleValue } from './read-document';

/** Reads what a browser sent as an order of battle; a malformed one is refused with places. */
export const readOwn = (
  value: unknown,
): { readonly ok: true; readonly battle: OwnBattle } | Invalid | TooLarge => {
  const read = readBattleValue(value);
  return read.ok ? read : readRefusal(read);
};

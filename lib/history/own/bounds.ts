import data from '@/data/history/own-bounds.json' with { type: 'json' };

/** How large an order of battle of someone's own may be: texts in characters, the file in bytes. */
export const OWN_BOUNDS = data;

/** What the file says it is. */
export const BATTLE_FORMAT = 'muster.battle';
export const BATTLE_VERSION = 1;

/** Longest reason of a report, in characters. */
export const MAX_REASON = 1_000;
/** Largest body of a save: an order of battle and what is around it. */
export const MAX_BATTLE_BODY = OWN_BOUNDS.bytes + 100_000;
/** Most values in it. */
export const MAX_BATTLE_VALUES = OWN_BOUNDS.values + 100;

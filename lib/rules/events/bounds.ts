/** Most rules of one pack, and most packs that stand on each other. */
export const MAX_RULES = 200;
export const MAX_PACKS = 8;
/** Longest sentence of a pack, its name among them. */
export const MAX_SENTENCE = 200;
/** Packs larger than this are refused. */
export const MAX_PACK_BYTES = 200_000;

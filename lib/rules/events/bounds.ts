/** Most rules of one pack, and most packs that stand on each other. */
export const MAX_RULES = 200;
export const MAX_PACKS = 8;
/** Longest sentence of a pack, its name among them. */
export const MAX_SENTENCE = 200;
/** Packs larger than this are refused. */
export const MAX_PACK_BYTES = 200_000;
/** Packs of more values are refused: 200 rules that use every field have fewer. */
export const MAX_PACK_VALUES = 20_000;
/** Largest body of a save: a pack and what is around it. */
export const MAX_PACK_BODY = MAX_PACK_BYTES + 20_000;

/** As many signs of a hash as stand on a sheet. */
const SHOWN = 16;

/** The first 16 signs of a hash in fours: "4c1d 90ea 7b25 e6f8". */
export const signsOf = (hash: string): string => (hash.slice(0, SHOWN).match(/.{1,4}/g) ?? []).join(' ');

/** The revision a path names; 0, which no version has, for anything that is no number. */
export const revisionOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The longest note of a node, in characters. */
export const MAX_NOTES = 2000;

/** Notes of several nodes as those of one, a line each; undefined if there are none. */
export const joinedNotes = (...notes: readonly (string | undefined)[]): string | undefined => {
  const joined = notes.filter(Boolean).join('\n');
  return joined === '' ? undefined : joined;
};

/** True if notes can be written down: a file with longer ones is not read. */
export const fitsNotes = (notes: string | undefined): boolean => (notes ?? '').length <= MAX_NOTES;

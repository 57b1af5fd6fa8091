/** Letters that have no accent to take off. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

/**
 * Names as they are compared in a search: small Latin letters without accents, so that "Jager" finds "Jäger"
 * on every database. Both the stored text and the question go through it.
 */
export const searchText = (parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[ßłøæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The marks that stand for any text in a search of the database; one store reads them otherwise than another. */
const WILD = /[%_\\]/g;

/** Conditions that find rows whose plain text holds every word of what is asked. */
export const holdsWords = (text: string): { searchText: { contains: string } }[] =>
  searchText([text.replaceAll(WILD, ' ')])
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ searchText: { contains: word } }));

import { searchText } from './search-text';

/** The marks that stand for any text in a search of the database; one store reads them otherwise than another. */
const WILD = /[%_\\]/g;

/** Conditions that find rows whose plain text holds every word of what is asked. */
export const holdsWords = (text: string): { searchText: { contains: string } }[] =>
  searchText([text.replaceAll(WILD, ' ')])
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ searchText: { contains: word } }));

import { searchText } from '../history/search-text';

type Facts = {
  readonly name: string;
  readonly nationLabel: string;
  readonly year: number;
  readonly scale: string;
  /** the name of the rules */
  readonly system: string;
};

/** The marks that stand for any text in a search of the database. */
const WILD = /[%_\\]/g;

/** The words a list is searched for: small Latin letters without accents. */
export const searchWords = (text: string): string[] =>
  searchText([text.replaceAll(WILD, ' ')])
    .split(' ')
    .filter((word) => word !== '');

/** Digits of a number in a name, filled up so that "Army 2" stands before "Army 10". */
const DIGITS = 12;

/** What the store keeps of an army for its list: filtered, sorted and searched by the database as it is. */
export const listColumns = ({ name, nationLabel, year, scale, system }: Facts) => ({
  nationLabel,
  sortName: searchText([name]).replaceAll(/\d{1,12}/g, (digits) => digits.padStart(DIGITS, '0')),
  searchText: searchWords(`${name} ${nationLabel} ${year} ${scale} ${system}`).join(' '),
});

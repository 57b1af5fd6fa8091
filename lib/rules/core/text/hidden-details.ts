import type { Detail } from './details';
import { LineFault, readOr } from './lines';
import { partsOf } from './loose/typed-line';
import { excerpt } from './quotes';

const isSaid = ({ read }: Detail, part: string): boolean =>
  readOr(
    () => read(part) !== undefined,
    () => true,
  );

/** True for a name that says, whole or in a part of it, what is usually said beside one: "Otto, die 3". */
export const hidesDetails = (details: readonly Detail[], name: string): boolean =>
  partsOf(name).some((part) => details.some((detail) => isSaid(detail, part)));

/** @throws LineFault for a bare name that may be more than a name */
export const needPlainName = (details: readonly Detail[], name: string, example: string): void => {
  if (name.startsWith('"') || !hidesDetails(details, name)) return;
  throw new LineFault(`${excerpt(name)} can be read in two ways: put the name in quotes. ${example}`);
};

import type { EnteredBefore, PrintedList, SheetPrint } from '../sheet/sheet';

/** A list of an army's owner that is this very army: its sheets say what those of its receipt do. */
export type EnteredList = {
  /** as it is printed: AM-3HF2-QN */
  readonly code: string;
  /** of its entry */
  readonly version: number;
  readonly list: PrintedList;
};

/** What an army is at events: the lists that are this very army, the next event first, or what it was before. */
export type EnteredAs = {
  readonly lists: readonly EnteredList[];
  /** null where there are lists, and of an army that was never entered */
  readonly changed: EnteredBefore | null;
};

/** An army that was never entered. */
export const NOT_ENTERED: EnteredAs = { lists: [], changed: null };

/** The list whose code the sheets of an army bear: the one that is asked for by its code, else the first. */
export const listToPrint = ({ lists }: EnteredAs, wantedCode: string | null): EnteredList | undefined =>
  lists.find(({ code }) => code === wantedCode) ?? lists[0];

/**
 * A print of an army as that of the list it is, or with what it was entered as before it was changed.
 * @param wantedCode code of the list, where there are several
 * @param verify where codes are verified: "https://muster.example/verify/"
 */
export const enteredPrint = (
  print: SheetPrint,
  entered: EnteredAs,
  wantedCode: string | null,
  verify: string,
): SheetPrint => {
  const printed = listToPrint(entered, wantedCode);
  if (printed !== undefined) {
    const { code, version, list } = printed;
    return { ...print, version, code, link: `${verify}${code}`, list };
  }
  return entered.changed === null ? print : { ...print, changed: entered.changed };
};

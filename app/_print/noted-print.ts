import 'server-only';
import { getArmy } from '@/lib/armies/get-army';
import { printedLayout } from '@/lib/armies/prints';
import { printArmy, printedTerms } from '@/lib/events/enter/entered-as';
import { storedFacts } from '@/lib/history/regiments';
import type { Viewer } from '@/lib/identity/viewer';
import { enteredPrint, NOT_ENTERED } from '@/lib/rules/core/army/entered-list';
import type { PrintOrder } from '@/lib/sheets/pdf/orders';
import { printDate } from './sheet-request';

/**
 * Saves that may come between reading an army and noting its print, one after the other, before it goes without a code.
 */
const TRIES = 3;

/** What the QR code opens. */
export type Links = {
  /** the share link of the army, if there is one */
  readonly link: string | null;
  /** where codes of lists are verified */
  readonly verify: string;
  /** code of the list to print, if the army is entered in several events */
  readonly list: string | null;
};

/**
 * An army of the viewer's, noted as printed: file, version and code are of one and the same version. One that is a list
 * of an event is printed as that.
 */
export const noted = async (
  viewer: Viewer,
  id: string,
  { link, verify, list }: Links,
  read: typeof getArmy = getArmy,
): Promise<PrintOrder | null> => {
  const date = printDate(new Date());
  for (let tries = 1; ; tries++) {
    const record = await read(viewer, id);
    if (record === null) return null;
    const { file, revision } = record;
    const print = await printArmy(viewer, id, { revision });
    if (!print.ok && print.code === 'not-found') return null;
    const code = print.ok ? print.code : null;
    if (code !== null || tries === TRIES) {
      const regiments = await storedFacts(file);
      const terms = await printedTerms(viewer, file, regiments);
      const placed = await printedLayout(id);
      const own = { date, version: revision, code, link, regiments, ...placed, ...(terms && { terms }) };
      return { file, print: enteredPrint(own, print.ok ? print : NOT_ENTERED, list, verify) };
    }
  }
};

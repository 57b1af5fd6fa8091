import 'server-only';
import { createPrint } from '@/lib/armies/create-print';
import { getArmy } from '@/lib/armies/get-army';
import { storedFacts } from '@/lib/history/regiment-facts';
import type { Viewer } from '@/lib/identity/viewer';
import type { PrintedArmy } from '@/lib/sheets/pdf/orders';
import { printDate } from './sheet-request';

/** Saves that may come between reading an army and noting its print, one after the other, before it goes without a code. */
const TRIES = 3;

/** An army of the viewer's, noted as printed: file, version and code are of one and the same version. */
export const noted = async (
  viewer: Viewer,
  id: string,
  link: string | null,
  read: typeof getArmy = getArmy,
): Promise<PrintedArmy | null> => {
  const date = printDate(new Date());
  for (let tries = 1; ; tries++) {
    const record = await read(viewer, id);
    if (record === null) return null;
    const { file, revision } = record;
    const print = await createPrint(viewer, id, { revision });
    if (!print.ok && print.code === 'not-found') return null;
    const code = print.ok ? print.code : null;
    if (code !== null || tries === TRIES) {
      const regiments = await storedFacts(file);
      return { file, print: { date, version: revision, code, link, regiments } };
    }
  }
};

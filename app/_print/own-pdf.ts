import 'server-only';
import { route } from '@/app/api/_http/route';
import { createPrint } from '@/lib/armies/create-print';
import { getArmy } from '@/lib/armies/get-army';
import type { PrintedArmy } from '@/lib/sheets/pdf/orders';
import type { Viewer } from '@/lib/viewer';
import { ownLink } from './own-link';
import { refusePdf, sheetResponse } from './pdf-response';
import type { SheetKind } from './sheet-kind';
import { othersAsked, printDate } from './sheet-request';

const MISSING = 'There is no such army here.';

/** An army of the viewer's, noted as printed. */
const noted = async (viewer: Viewer, id: string, link: string | null): Promise<PrintedArmy | null> => {
  const record = await getArmy(viewer, id);
  const print = record && (await createPrint(viewer, id));
  if (!record || !print?.ok) return null;
  const date = printDate(new Date());
  return { file: record.file, print: { date, version: record.revision, code: print.code, link } };
};

/**
 * Answers with a sheet of one of the viewer's armies, as saved. `?link=` is a share link of it, for the QR code;
 * `?with=` are other armies of the viewer, printed in the same job.
 */
export const ownPdf = (kind: SheetKind) =>
  route<{ armyId: string }>(async ({ request, viewer, person, params: { armyId } }) => {
    if (viewer === null) return refusePdf(request, 404, 'not-found', MISSING);
    return sheetResponse({
      request,
      person,
      kind,
      missing: MISSING,
      armies: async () => {
        const first = await noted(viewer, armyId, await ownLink(request));
        if (first === null) return null;
        const others: PrintedArmy[] = [];
        for (const id of othersAsked(request).filter((other) => other !== armyId)) {
          const other = await noted(viewer, id, null);
          if (other === null) return null;
          others.push(other);
        }
        return [first, ...others];
      },
    });
  });

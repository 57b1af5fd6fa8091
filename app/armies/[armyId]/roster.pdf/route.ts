import { ownLink } from '@/app/_print/own-link';
import { refusePdf, rosterResponse } from '@/app/_print/pdf-response';
import { printDate, readSheetRequest } from '@/app/_print/sheet-request';
import { route } from '@/app/api/_http/route';
import { createPrint } from '@/lib/armies/create-print';
import { getArmy } from '@/lib/armies/get-army';

/** The roster of one of the viewer's armies, as saved. `?link=` is a share link of it, for the QR code. */
export const GET = route<{ armyId: string }>('print', async ({ request, viewer, params: { armyId } }) => {
  const record = viewer && (await getArmy(viewer, armyId));
  const print = viewer && (await createPrint(viewer, armyId));
  if (!record || !print?.ok) return refusePdf(request, 404, 'not-found', 'There is no such army here.');
  return rosterResponse(
    request,
    record.file,
    readSheetRequest(request, {
      date: printDate(new Date()),
      version: record.revision,
      code: print.code,
      link: await ownLink(request),
    }),
  );
});

import { refusePdf, rosterResponse } from '@/app/_print/pdf-response';
import { printDate, readSheetRequest } from '@/app/_print/sheet-request';
import { route } from '@/app/api/_http/route';
import { getSharedArmy } from '@/lib/armies/get-shared-army';
import { sharedLink } from '../shared-link';

/** The roster of a shared army, as saved, with the link itself as its QR code. No print of it is noted. */
export const GET = route<{ token: string }>('print', async ({ request, params: { token } }) => {
  const army = await getSharedArmy(token);
  if (army === null) return refusePdf(request, 404, 'not-found', 'This link opens no army.');
  return rosterResponse(
    request,
    army.file,
    readSheetRequest(request, {
      date: printDate(new Date()),
      version: army.revision,
      code: null,
      link: sharedLink(token, request.headers),
    }),
  );
});

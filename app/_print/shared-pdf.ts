import 'server-only';
import { route } from '@/app/api/_http/route';
import { sharedLink } from '@/app/s/[token]/shared-link';
import { getSharedArmy } from '@/lib/armies/get-shared-army';
import { refusePdf, sheetResponse } from './pdf-response';
import type { SheetKind } from './sheet-kind';
import { printDate } from './sheet-request';

/** Answers with a sheet of a shared army, as saved, with the link itself as its QR code. No print of it is noted. */
export const sharedPdf = (kind: SheetKind) =>
  route<{ token: string }>(async ({ request, params: { token } }) => {
    const army = await getSharedArmy(token);
    if (army === null) return refusePdf(request, 404, 'not-found', 'This link opens no army.');
    const print = {
      date: printDate(new Date()),
      version: army.revision,
      code: null,
      link: sharedLink(token, request.headers),
    };
    return sheetResponse(request, kind, [{ file: army.file, print }]);
  });

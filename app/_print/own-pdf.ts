import 'server-only';
import { route } from '@/app/api/_http/route';
import { paperOf } from '@/lib/armies/paper';
import { VERIFY } from '@/lib/pages';
import type { SheetKind } from '@/lib/sheets/job';
import type { PrintedArmy } from '@/lib/sheets/pdf/orders';
import { noted } from './noted-print';
import { ownLink } from './own-link';
import { refusePdf, sheetResponse } from './pdf-response';
import { siteLink } from './shared-link';
import { kindsAsked, listAsked, othersAsked } from './sheet-request';

const MISSING = 'There is no such army here.';

/**
 * Answers with a sheet of one of the viewer's armies, as saved, or with all those of `?sheets=`. `?link=` is a share link of it, for the QR code;
 * `?with=` are other armies of the viewer, printed in the same job; `?list=` is the code of the list that the army is,
 * where it stands in several events.
 */
export const ownPdf = (kind?: SheetKind) =>
  route<{ armyId: string }>(async ({ request, viewer, person, params: { armyId } }) => {
    if (viewer === null) return refusePdf(request, 404, 'not-found', MISSING);
    return sheetResponse({
      request,
      person,
      kinds: kind === undefined ? kindsAsked(request) : [kind],
      paper: await paperOf(viewer),
      missing: MISSING,
      armies: async () => {
        const link = await ownLink(request);
        const links = { link, verify: siteLink(`${VERIFY}/`, request.headers), list: listAsked(request) };
        const first = await noted(viewer, armyId, links);
        if (first === null) return null;
        const others: PrintedArmy[] = [];
        for (const id of othersAsked(request).filter((other) => other !== armyId)) {
          const other = await noted(viewer, id, { ...links, link: null, list: null });
          if (other === null) return null;
          others.push(other);
        }
        return [first, ...others];
      },
    });
  });

import { goneSentence } from '@/lib/api/gone';
import 'server-only';
import { sharedLink } from '@/app/_print/shared-link';
import { route } from '@/app/api/_http/route';
import { getSharedArmy } from '@/lib/armies/get-shared-army';
import { paperOf } from '@/lib/armies/paper';
import { printedLayout } from '@/lib/armies/plate';
import { printedTerms } from '@/lib/events/enter/printed-terms';
import { storedFacts } from '@/lib/history/regiment-facts';
import type { SheetKind } from '@/lib/sheets/job';
import { sheetResponse } from './pdf-response';
import { printDate } from './sheet-request';

/** Answers with a sheet of a shared army, as saved, with the link itself as its QR code. No print of it is noted. */
export const sharedPdf = (kind: SheetKind) =>
  route<{ token: string }>(async ({ request, viewer, person, params: { token } }) =>
    sheetResponse({
      request,
      person,
      kinds: [kind],
      paper: await paperOf(viewer),
      missing: goneSentence('link'),
      armies: async () => {
        const army = await getSharedArmy(token);
        if (army === null) return null;
        const regiments = await storedFacts(army.file);
        const terms = await printedTerms(army.owner, army.file, regiments);
        const link = sharedLink(token, request.headers);
        const print = {
          date: printDate(new Date()),
          version: army.revision,
          code: null,
          link,
          regiments,
          ...(await printedLayout(army.id)),
          ...(terms && { terms }),
        };
        return [{ file: army.file, print }];
      },
    }),
  );

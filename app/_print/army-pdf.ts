import 'server-only';
import { route } from '@/app/api/_http/create-route';
import { notFoundMessage } from '@/lib/api/not-found';
import { paperOf, printedLayout } from '@/lib/armies/prints';
import { getSharedArmy } from '@/lib/armies/share-links';
import { printedTerms } from '@/lib/events/enter/entered-as';
import { storedFacts } from '@/lib/history/regiments';
import { VERIFY } from '@/lib/pages';
import type { SheetKind } from '@/lib/sheets/job';
import type { DrawingForm, PrintOrder } from '@/lib/sheets/pdf/orders';
import { sharedLink, siteLink } from '../../lib/identity/visitor';
import { noted } from './noted-print';
import { refusePdf, sheetResponse } from './pdf-response';
import { kindsAsked, listAsked, othersAsked, printDate } from './sheet-request';

const SHARED = /^\/s\/([\w-]+)$/;

/**
 * The share link of `?link=`, if it is one of this Muster that opens something: no other address may become the
 * QR code of a roster.
 */
const ownLink = async (request: Request): Promise<string | null> => {
  const link = new URL(request.url).searchParams.get('link');
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  const token = SHARED.exec(url.pathname)?.[1];
  if (token === undefined || !/^https?:$/.test(url.protocol) || url.host !== request.headers.get('host')) {
    return null;
  }
  return (await getSharedArmy(token)) === null ? null : `${url.origin}${url.pathname}`;
};

/**
 * Responds with a sheet of one of the viewer's armies, as saved, or with all those of `?sheets=`. `?link=` is a share
 * link of it, for the QR code; `?with=` are other armies of the viewer, printed in the same job; `?list=` is the code
 * of its list, if it is entered in several events.
 */
export const ownPdf = (kind?: SheetKind, as?: DrawingForm) =>
  route<{ armyId: string }>(async ({ request, viewer, person, params: { armyId } }) => {
    if (viewer === null) return refusePdf(request, 404, 'not-found', notFoundMessage('army'));
    return sheetResponse({
      request,
      person,
      kinds: kind === undefined ? kindsAsked(request) : [kind],
      paper: await paperOf(viewer),
      missing: notFoundMessage('army'),
      ...(as && { as }),
      armies: async () => {
        const link = await ownLink(request);
        const links = { link, verify: siteLink(`${VERIFY}/`, request.headers), list: listAsked(request) };
        const first = await noted(viewer, armyId, links);
        if (first === null) return null;
        const others: PrintOrder[] = [];
        for (const id of othersAsked(request).filter((other) => other !== armyId)) {
          const other = await noted(viewer, id, { ...links, link: null, list: null });
          if (other === null) return null;
          others.push(other);
        }
        return [first, ...others];
      },
    });
  });

/** Answers with a sheet of a shared army, as saved, with the link itself as its QR code. No print of it is noted. */
export const sharedPdf = (kind: SheetKind) =>
  route<{ token: string }>(async ({ request, viewer, person, params: { token } }) =>
    sheetResponse({
      request,
      person,
      kinds: [kind],
      paper: await paperOf(viewer),
      missing: notFoundMessage('link'),
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

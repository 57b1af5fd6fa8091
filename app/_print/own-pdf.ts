import 'server-only';
import { route } from '@/app/api/_http/route';
import { createPrint } from '@/lib/armies/create-print';
import { getArmy } from '@/lib/armies/get-army';
import { ownLink } from './own-link';
import { type Job, refusePdf, sheetResponse } from './pdf-response';
import type { SheetKind } from './sheet-kind';
import { othersAsked, printDate } from './sheet-request';

/**
 * Answers with a sheet of one of the viewer's armies, as saved. `?link=` is a share link of it, for the QR code;
 * `?with=` are other armies of the viewer, printed in the same job.
 */
export const ownPdf = (kind: SheetKind) =>
  route<{ armyId: string }>(async ({ request, viewer, params: { armyId } }) => {
    const gone = () => refusePdf(request, 404, 'not-found', 'There is no such army here.');
    if (viewer === null) return gone();
    const date = printDate(new Date());
    const link = await ownLink(request);
    const jobOf = async (id: string): Promise<Job | null> => {
      const record = await getArmy(viewer, id);
      const print = record && (await createPrint(viewer, id));
      if (!record || !print?.ok) return null;
      const facts = { date, version: record.revision, code: print.code, link: id === armyId ? link : null };
      return { file: record.file, print: facts };
    };
    const first = await jobOf(armyId);
    if (first === null) return gone();
    const others: Job[] = [];
    for (const id of othersAsked(request).filter((other) => other !== armyId)) {
      const job = await jobOf(id);
      if (job === null) return gone();
      others.push(job);
    }
    return sheetResponse(request, kind, [first, ...others]);
  });

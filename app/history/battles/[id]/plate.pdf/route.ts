import { pdfResponse, sheetDisposition } from '@/app/_print/pdf-response';
import { printDate, readSheetRequest } from '@/app/_print/sheet-request';
import { route } from '@/app/api/_http/create-route';
import { longDate } from '@/app/history/history-words';
import { paperOf } from '@/lib/armies/prints';
import { readBattle } from '@/lib/history/battles';
import { sidePlate } from '@/lib/history/side-plate';

/** Each side of a battle as its sources have it, drawn, one plate after the other. */
export const GET = route<{ id: string }>(async ({ request, viewer, person, params: { id } }) => {
  const { options, large, download } = readSheetRequest(request, await paperOf(viewer));
  return pdfResponse({
    request,
    person,
    what: 'plate',
    missing: 'There is no such battle.',
    prepare: async () => {
      const battle = await readBattle(decodeURIComponent(id), viewer?.userId ?? null);
      if (battle === null) return null;
      const paper = {
        paper: options.paper,
        ink: options.blackAndWhite ? ('bw' as const) : ('colour' as const),
        date: printDate(new Date()),
        large,
      };
      const sheets = battle.sides.map((side) => sidePlate(battle, side, longDate(battle.date), paper));
      return {
        work: { sheets },
        named: sheetDisposition(`${battle.name} ${battle.year}`, download, ['plate']),
      };
    },
  });
});

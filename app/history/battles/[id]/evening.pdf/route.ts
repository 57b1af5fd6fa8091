import { sheetResponse } from '@/app/_print/pdf-response';
import { kindsAsked, printDate } from '@/app/_print/sheet-request';
import { route } from '@/app/api/_http/create-route';
import { longDate } from '@/app/history/history-words';
import { paperOf } from '@/lib/armies/prints';
import { eveningPaper } from '@/lib/history/evening';
import { battleToMuster } from '@/lib/history/muster-battle';
import { factsFor } from '@/lib/history/regiments';
import type { PrintOrder } from '@/lib/sheets/pdf/orders';
import { loadEvening } from '../evening/load-evening';

/** An evening on paper: one page of scenario, then the sheets of both armies (`?sheets=roster,cards`). */
export const GET = route<{ id: string }>(async ({ request, viewer, person, params: { id } }) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const date = printDate(new Date());
  let front: Parameters<typeof sheetResponse>[0]['front'];
  return sheetResponse({
    request,
    person,
    kinds: kindsAsked(request),
    paper: await paperOf(viewer),
    missing: 'There is no battle with two sides here.',
    front: (layout) => front?.(layout) ?? [],
    armies: async () => {
      const toMuster = await battleToMuster(decodeURIComponent(id), viewer?.userId ?? null);
      if (toMuster === null) return null;
      const { mustered } = await loadEvening(toMuster, search);
      const { battle, both, rules } = mustered;
      front = ({ paper, blackAndWhite }) => [
        eveningPaper(mustered, longDate(battle.date), { paper, ink: blackAndWhite ? 'bw' : 'colour', date }),
      ];
      const printed = async (side: 0 | 1): Promise<PrintOrder> => {
        const { file } = both.sides[side];
        const regiments = await factsFor(rules.system, file);
        return { file, print: { date, version: null, code: null, link: null, regiments } };
      };
      return [await printed(0), await printed(1)];
    },
  });
});

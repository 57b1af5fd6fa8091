import 'server-only';
import { type PdfWay, pdfResponse, refusePdf, sheetResponse } from '@/app/_print/pdf-response';
import { kindsAsked, printDate, readSheetRequest, type SheetRequest } from '@/app/_print/sheet-request';
import { disposition } from '@/app/api/_http/content-disposition';
import { route } from '@/app/api/_http/create-route';
import * as receiptWords from '@/app/receipt/words';
import { paperOf } from '@/lib/armies/prints';
import { type Papers, readOwnPaper, readPapers } from '@/lib/events/desk/read-papers';
import { siteLink } from '@/lib/identity/visitor';
import { VERIFY } from '@/lib/pages';
import { checkSheet } from '@/lib/rules/events/check-sheet';
import { folderLabels, summarySheet } from '@/lib/rules/events/lists-paper';
import type { PaperEntry, PaperEvent } from '@/lib/rules/events/paper-entry';
import type { PdfWork } from '@/lib/sheets/pdf/orders';
import { listArmy, paperEntry, paperEvent } from './event-papers';
import { isWanted, nothingToPrint, type WantedLists, wantedLists } from './wanted-lists';

/** What organisers print of an event. */
type EventPaper = 'booklet' | 'check-sheets' | 'summary' | 'labels';

const TITLES: Readonly<Record<EventPaper, string>> = {
  booklet: 'rosters',
  'check-sheets': 'check-sheets',
  summary: 'summary',
  labels: 'labels',
};

type Printing = {
  readonly papers: Papers;
  readonly event: PaperEvent;
  readonly entries: readonly PaperEntry[];
  readonly sheetRequest: SheetRequest;
  readonly wantedLists: WantedLists;
  readonly date: string;
};

const optionsOf = ({ sheetRequest: { options }, date }: Printing) => ({
  paper: options.paper,
  ink: options.blackAndWhite ? ('bw' as const) : ('colour' as const),
  date,
});

const bookletWork = async (printing: Printing): Promise<PdfWork> => {
  const { papers, event, entries, sheetRequest, date } = printing;
  const { options, labels, full, dense } = sheetRequest;
  const armies = await Promise.all(
    papers.lists.map((list) => listArmy(papers, list, { date, verify: event.verify })),
  );
  return {
    armies,
    sheetSelection: { kinds: ['roster'], options, labels, full, dense },
    booklet: {
      event,
      entries: entries.map(({ number, player, list, nationLabel, year, code, units }) => ({
        number,
        player,
        list,
        nationLabel,
        year,
        code,
        units,
      })),
      asksFirst: !printing.wantedLists.isSure,
      leaves: printing.wantedLists.leaves,
      options: optionsOf(printing),
    },
  };
};

const WORK: Readonly<Record<EventPaper, (printing: Printing) => PdfWork | Promise<PdfWork>>> = {
  booklet: bookletWork,
  'check-sheets': (printing) => ({
    sheets: printing.entries.map((entry) => checkSheet(printing.event, entry, optionsOf(printing))),
  }),
  summary: (printing) => ({ sheets: [summarySheet(printing.event, printing.entries, optionsOf(printing))] }),
  labels: (printing) => {
    const { stock, start, outlined } = printing.sheetRequest.labels;
    const options = { ...optionsOf(printing), stock, start, outlined };
    return { sheets: [folderLabels(printing.event, printing.entries, options)] };
  },
};

const verifyAt = (request: Request): string => siteLink(`${VERIFY}/`, request.headers);

/** What is printed instead of a booklet of which one list takes half. */
const insteadOf = (request: Request, entry: number): readonly PdfWay[] => {
  const way = (label: string, ...[key, value]: readonly [string, string]): PdfWay => {
    const url = new URL(request.url);
    url.searchParams.append(key, value);
    return { label, href: `${url.pathname}${url.search}` };
  };
  return [
    way(`The booklet without number ${entry}`, 'without', String(entry)),
    way(`Number ${entry} apart`, 'entry', String(entry)),
    way('All of them in one booklet', 'sure', '1'),
  ];
};

const noEventToRun = 'There is no such event here that you run.';

/**
 * Answers with a paper of an event for those who run it: of all lists, of the one of `?entry=12`, or without some
 * (`?returned=0&without=12`).
 */
export const eventPdf = (kind: EventPaper) =>
  route<{ eventId: string }>(async ({ request, viewer, person, params: { eventId } }) => {
    if (viewer === null) return refusePdf(request, 404, 'not-found', noEventToRun);
    const layout = readSheetRequest(request, await paperOf(viewer));
    const selection = wantedLists(new URL(request.url).searchParams);
    return pdfResponse({
      request,
      person,
      missing: noEventToRun,
      what: TITLES[kind],
      writer: 'booklets',
      instead: (entry) => insteadOf(request, entry),
      prepare: async () => {
        const all = await readPapers(viewer, eventId, selection.entry);
        if (all === null) return null;
        const papers = { ...all, lists: all.lists.filter((list) => isWanted(list, selection)) };
        if (papers.lists.length === 0) return { nothing: nothingToPrint(all.lists.length) };
        const event = await paperEvent(papers, verifyAt(request));
        const entries = papers.lists.map((list) => paperEntry(list, papers.event));
        const printing = {
          papers,
          event,
          entries,
          sheetRequest: layout,
          wantedLists: selection,
          date: printDate(new Date()),
        };
        const ending = `, ${TITLES[kind]}.pdf`;
        return {
          work: await WORK[kind](printing),
          named: disposition(event.name, { ending, inline: !layout.download }),
        };
      },
    });
  });

/**
 * The roster of an entered list, or the sheets of `?sheets=roster,cards`, with its code and hash, for the owner of its
 * receipt: `?version=2` of an earlier one.
 */
export const receiptPdf = () =>
  route<{ token: string }>(async ({ request, viewer, person, params: { token } }) => {
    const version = Number(new URL(request.url).searchParams.get('version'));
    return sheetResponse({
      request,
      person,
      kinds: kindsAsked(request),
      paper: await paperOf(viewer),
      missing: receiptWords.linkOpensNoReceipt,
      armies: async () => {
        const papers = await readOwnPaper(
          viewer,
          token,
          Number.isSafeInteger(version) && version > 0 ? version : null,
        );
        const [list] = papers?.lists ?? [];
        if (papers === null || list === undefined) return null;
        return [await listArmy(papers, list, { date: printDate(new Date()), verify: verifyAt(request) })];
      },
    });
  });

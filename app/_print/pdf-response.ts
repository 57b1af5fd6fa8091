import { disposition } from '@/app/api/_http/content-disposition';
import { refuse, visitorLeft } from '@/app/api/_http/json-response';
import { logFault } from '@/lib/log';
import { isNamed } from '@/lib/platform/error-kinds';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import type { SheetKind } from '@/lib/sheets/job';
import type { DrawingForm, PdfWork, PrintOrder } from '@/lib/sheets/pdf/orders';
import { RETRY_AFTER_SECONDS } from '@/lib/sheets/pdf-workers';
import { renderPdf } from '@/lib/sheets/render-pdf';
import { SHEET_NAMES } from './sheet-kinds';
import { readSheetRequest, type SheetRequest } from './sheet-request';

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  vary: 'cookie, accept-language',
} as const;

const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Worth asking again after a while. */
const AGAIN: readonly number[] = [429, 503];

/** What else can be printed instead of what was refused. */
export type PdfWay = { readonly label: string; readonly href: string };

/** The page that a PDF is asked for from: that of the army, or the desk of the event. */
const pageBefore = (request: Request): string =>
  new URL(request.url).pathname
    .replace(/\/[a-z-]+\.pdf$/, '')
    .replace(/^\/events\/[^/]+$/, (event) => `${event}/desk`);

const link = ({ label, href }: PdfWay): string => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`;

/** A refusal that a person reads in the window where the PDF would have been, or a program as JSON. */
export const refusePdf = (
  request: Request,
  status: number,
  code: string,
  message: string,
  ways: readonly PdfWay[] = [],
): Response => {
  const later: Record<string, string> = AGAIN.includes(status)
    ? { 'retry-after': String(RETRY_AFTER_SECONDS) }
    : {};
  if (!wantsPage(request)) return refuse(status, code, message, later);
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No PDF: Muster</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font: 400 1.6rem/1.2 Georgia, serif; }
  a { display: inline-block; padding: 0.75rem 0; color: inherit; }
</style>
<main>
<h1>This sheet was not made</h1>
<p>${escaped(message)}</p>
${[...ways, { label: 'Back', href: pageBefore(request) }].map(link).join('\n')}
</main>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      ...HEADERS,
      ...later,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
};

/** The header that names the file of sheets: "Lobositz.pdf" with a roster, else "Lobositz, cards.pdf". */
export const sheetDisposition = (
  army: string,
  download: boolean,
  kinds: readonly SheetKind[] = ['roster'],
  as: SheetForm = 'pdf',
): string =>
  kinds.includes('roster')
    ? disposition(army, { ending: `.${as}`, fallback: 'Roster', inline: !download })
    : disposition(army, {
        ending: `, ${kinds.map((kind) => SHEET_NAMES[kind]).join(', ')}.${as}`,
        inline: !download,
      });

const STATUS = {
  'no-sheet': 422,
  'too-long': 422,
  'large-list': 409,
  'person-full': 429,
  'all-full': 429,
} as const;

type PdfCall = {
  readonly request: Request;
  /** the same for all that one person asks for */
  readonly person: string;
  readonly kinds: readonly SheetKind[];
  /** on which this person prints; null if never said */
  readonly paper: Paper | null;
  /** the armies, the first of which names the file, read when its turn has come; null if one of them is not there */
  readonly armies: () => Promise<readonly [PrintOrder, ...PrintOrder[]] | null>;
  /** what is printed before their sheets, asked for once they are read */
  readonly front?: (layout: SheetRequest['options']) => readonly PrintedSheet[];
  /** what is said then */
  readonly missing: string;
  /** a drawing of the pages; a PDF if absent */
  readonly as?: DrawingForm;
};

const TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png' } as const;
/** What a sheet is written as. */
type SheetForm = keyof typeof TYPES;

const answered = (pdf: Uint8Array<ArrayBuffer>, named: string, as: SheetForm): Response =>
  new Response(pdf, {
    headers: {
      ...HEADERS,
      // A drawing that is opened alone runs and fetches nothing.
      ...(as === 'svg' && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
      'content-type': TYPES[as],
      'content-length': String(pdf.byteLength),
      'content-disposition': named,
    },
  });

/** What is printed, and the header that names its file. */
type NamedWork = { readonly work: PdfWork; readonly named: string };

/** There is nothing to print, and why. */
export type Nothing = { readonly nothing: string };

type WorkCall = Pick<PdfCall, 'request' | 'person' | 'missing'> & {
  /** what is asked for, in the log */
  readonly what: string;
  /** the writer that makes it; that of players' sheets if absent */
  readonly writer?: 'booklets';
  readonly as?: SheetForm;
  /** read when its turn has come; null if it is not there */
  readonly prepare: () => Promise<NamedWork | Nothing | null>;
  /** what can be printed instead, where one list of an event takes half of it */
  readonly instead?: (entry: number) => readonly PdfWay[];
};

/** One PDF once its job runs, or the reason of a refusal. */
export const pdfResponse = async (call: WorkCall): Promise<Response> => {
  const { request, person, what, writer, missing, as = 'pdf' } = call;
  let named = '';
  let nothing: string | null = null;
  const prepare = async (): Promise<PdfWork | null> => {
    const work = await call.prepare();
    if (work !== null && 'nothing' in work) {
      nothing = work.nothing;
      return null;
    }
    named = work?.named ?? '';
    return work?.work ?? null;
  };
  try {
    const pdf = await renderPdf({ person, signal: request.signal, prepare, ...(writer && { writer }) });
    if (nothing !== null) return refusePdf(request, 422, 'no-lists', nothing);
    if (pdf === null) return refusePdf(request, 404, 'not-found', missing);
    if (pdf.ok) return answered(pdf.bytes, named, as);
    if (pdf.code === 'gone') return visitorLeft();
    const ways = pdf.code === 'large-list' ? call.instead?.(pdf.entry) : [];
    return refusePdf(request, STATUS[pdf.code], pdf.code, pdf.message, ways);
  } catch (error) {
    if (!isNamed(error, 'PdfError')) throw error;
    logFault(`GET a PDF of ${what}`, error);
    return refusePdf(
      request,
      503,
      'no-press',
      'The PDF could not be made. Try again, or print from the browser.',
    );
  }
};

/** Sheets of armies as one PDF once its job runs, or the reason of a refusal. */
export const sheetResponse = ({ kinds, paper, armies, front, ...call }: PdfCall): Promise<Response> => {
  const { download, ...layout } = readSheetRequest(call.request, paper);
  return pdfResponse({
    ...call,
    what: kinds.join(', '),
    prepare: async () => {
      const printable = await armies();
      if (printable === null) return null;
      const [{ file }] = printable;
      const named = sheetDisposition(file.name, download, kinds, call.as);
      const before = front?.(layout.options);
      const work = {
        armies: printable,
        sheetSelection: { kinds, ...layout },
        ...(before && { front: before }),
        ...(call.as && { as: call.as }),
      };
      return { work, named };
    },
  });
};

import { refuse } from '@/app/api/_http/answer';
import { logFault } from '@/lib/log';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { SheetPrint } from '@/lib/rules/core/sheet';
import { PressError } from '@/lib/sheets/pdf/press';
import { renderPdf } from '@/lib/sheets/render-pdf';
import { sheetsOfJobs } from './job-sheets';
import { SHEET_NAMES, type SheetKind } from './sheet-kind';
import { readSheetRequest } from './sheet-request';

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  vary: 'cookie, accept-language',
} as const;

const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A refusal that a person reads in the window where the PDF would have been, or a program as JSON. */
export const refusePdf = (request: Request, status: number, code: string, message: string): Response => {
  if (!wantsPage(request)) return refuse(status, code, message);
  const back = new URL(request.url).pathname.replace(/\/[a-z]+\.pdf$/, '');
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
<p><a href="${escaped(back)}">Back to the army</a></p>
</main>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
};

/** RFC 5987: what encodeURIComponent leaves but a header value may not hold. */
const headerEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The name of the file, twice: in plain letters for old programs, and as it is (RFC 6266). */
export const disposition = (army: string, download: boolean, kind: SheetKind = 'roster'): string => {
  const name = army
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 100);
  const titled = name === '' ? 'Army' : name;
  const file =
    kind === 'roster' ? `${name === '' ? 'Roster' : name}.pdf` : `${titled}, ${SHEET_NAMES[kind]}.pdf`;
  const plain = file
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|%/g, '_');
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${headerEncoded(file)}`;
};

/** An army to print, and the facts of its print. */
export type Job = { readonly file: ArmyFile; readonly print: SheetPrint };

/** Sheets of armies as one PDF, or the reason why there is none. */
export const sheetResponse = async (
  request: Request,
  kind: SheetKind,
  jobs: readonly [Job, ...Job[]],
): Promise<Response> => {
  const [{ file, print }] = jobs;
  const { download } = readSheetRequest(request, print);
  const sheets = await sheetsOfJobs(request, kind, jobs);
  if (!sheets.ok) return refusePdf(request, 422, 'no-sheet', sheets.message);
  try {
    const pdf = await renderPdf(sheets.sheets);
    if ('tooLong' in pdf) return refusePdf(request, 422, 'too-long', pdf.tooLong);
    return new Response(pdf, {
      headers: {
        ...HEADERS,
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': disposition(file.name, download, kind),
      },
    });
  } catch (error) {
    if (!(error instanceof PressError)) throw error;
    logFault(`GET ${new URL(request.url).pathname}`, error);
    return refusePdf(
      request,
      503,
      'no-press',
      'The PDF could not be made just now. Try again, or print from the browser, which needs no PDF.',
    );
  }
};

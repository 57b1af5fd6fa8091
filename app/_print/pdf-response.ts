import { refuse } from '@/app/api/_http/answer';
import { logFault } from '@/lib/log';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/document';
import { PressError } from '@/lib/sheets/pdf/press';
import { renderPdf } from '@/lib/sheets/render-pdf';
import type { SheetRequest } from './sheet-request';

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
  const back = new URL(request.url).pathname.replace(/\/roster\.pdf$/, '');
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
<h1>This roster was not made</h1>
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
export const disposition = (army: string, download: boolean): string => {
  const name = army
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 100);
  const file = `${name === '' ? 'Roster' : name}.pdf`;
  const plain = file
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|%/g, '_');
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${headerEncoded(file)}`;
};

/** The roster of an army as a PDF, or the reason why there is none. */
export const rosterResponse = async (
  request: Request,
  file: ArmyFile,
  { options, download }: SheetRequest,
): Promise<Response> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  const system = await loadSystem(file.system);
  const { roster } = await system.sheets();
  const sheet = roster(file, system.assess(file), options);
  try {
    const pdf = await renderPdf(sheet);
    if ('tooLong' in pdf) return refusePdf(request, 422, 'too-long', pdf.tooLong);
    return new Response(pdf, {
      headers: {
        ...HEADERS,
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': disposition(file.name, download),
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

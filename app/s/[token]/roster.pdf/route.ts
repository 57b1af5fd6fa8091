import { notFound, refuse } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { renderPdf } from '@/lib/sheets/render-pdf';
import { loadShared } from '../load-shared';
import { sharedSheet } from '../shared-sheet';

/** The roster of a shared army as PDF; 413 for one that is too long, with what to do instead. */
export const GET = route<{ token: string }>('print', async ({ request, params: { token } }) => {
  const shared = await loadShared(token);
  if (shared === null) return notFound('This link opens no army.');
  const pdf = await renderPdf(await sharedSheet(shared, token, request.headers));
  if ('tooLong' in pdf) return refuse(413, 'too-large', pdf.tooLong);
  const name = `${shared.army.name || 'Army'}.pdf`;
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="roster.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
});

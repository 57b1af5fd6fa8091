import { route } from '@/app/api/_http/create-route';
import { notFound } from '@/app/api/_http/json-response';
import { downloadSheet } from '@/app/history/_download/download-table';
import { linkedDocument } from '@/lib/history/own/rows/read-document-of';

/** The order of battle behind a link as a spreadsheet, to keep. */
export const GET = route<{ readonly token: string }>(async ({ params: { token } }) => {
  const battle = await linkedDocument(token);
  return battle === null ? notFound('battle') : downloadSheet(battle);
});

import { route } from '@/app/api/_http/create-route';
import { download, notFound } from '@/app/api/_http/json-response';
import { linkedDocument } from '@/lib/history/own/rows/read-document-of';

/** The order of battle behind a link as a file, to keep. */
export const GET = route<{ readonly token: string }>(async ({ params: { token } }) => {
  const battle = await linkedDocument(token);
  return battle === null
    ? notFound('battle')
    : download(battle.name, '.battle.json', battle, 'Order of battle');
});

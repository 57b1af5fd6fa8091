import { route } from '@/app/api/_http/create-route';
import { download, notFound } from '@/app/api/_http/json-response';
import { readableDocument } from '@/lib/history/own/rows/read-document-of';

/** An order of battle as a file, to keep: any that may be read here. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const battle = await readableDocument(id, viewer?.userId ?? null);
  return battle === null
    ? notFound('battle')
    : download(battle.name, '.battle.json', battle, 'Order of battle');
});

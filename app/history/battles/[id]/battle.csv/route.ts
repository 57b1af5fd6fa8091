import { route } from '@/app/api/_http/create-route';
import { notFound } from '@/app/api/_http/json-response';
import { downloadTable } from '@/app/history/_download/download-table';
import { readableDocument } from '@/lib/history/own/rows/read-document-of';

/** An order of battle as a table, to keep: any that may be read here. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const battle = await readableDocument(id, viewer?.userId ?? null);
  return battle === null ? notFound('battle') : downloadTable(battle);
});

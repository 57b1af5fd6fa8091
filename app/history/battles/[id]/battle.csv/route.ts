import { route } from '@/app/api/_http/route';
import { downloadTable } from '@/app/api/history/battles/download-table';
import { noBattle } from '@/app/api/history/battles/no-battle';
import { readableDocument } from '@/lib/history/own/rows/read-document-of';

/** An order of battle as a table, to keep: any that may be read here. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const battle = await readableDocument(id, viewer?.userId ?? null);
  return battle === null ? noBattle() : downloadTable(battle);
});

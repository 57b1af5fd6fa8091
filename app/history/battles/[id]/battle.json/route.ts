import { download } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { noBattle } from '@/app/api/history/battles/no-battle';
import { readableDocument } from '@/lib/history/own/rows/read-document-of';

/** An order of battle as a file, to keep: any that may be read here. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const battle = await readableDocument(id, viewer?.userId ?? null);
  return battle === null ? noBattle() : download(battle.name, '.battle.json', battle, 'Order of battle');
});

import * as common from '@/app/_components/words';
import { download, gone } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { readableDocument } from '@/lib/history/own/rows/read-document-of';

/** An order of battle as a file, to keep: any that may be read here. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const battle = await readableDocument(id, viewer?.userId ?? null);
  return battle === null
    ? gone('battle')
    : download(battle.name, '.battle.json', battle, common.orderOfBattle);
});

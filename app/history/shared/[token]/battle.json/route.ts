import * as common from '@/app/_components/words';
import { download, gone } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { linkedDocument } from '@/lib/history/own/rows/read-document-of';

/** The order of battle behind a link as a file, to keep. */
export const GET = route<{ readonly token: string }>(async ({ params: { token } }) => {
  const battle = await linkedDocument(token);
  return battle === null
    ? gone('battle')
    : download(battle.name, '.battle.json', battle, common.orderOfBattle);
});

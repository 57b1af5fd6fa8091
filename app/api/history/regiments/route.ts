import { regimentQuerySchema } from '@/lib/history/schema';
import { regimentsById, searchRegiments } from '@/lib/history/search-regiments';
import { answer, refuse } from '../../_http/answer';
import { route } from '../../_http/route';

/** Regiments to choose from, ?nation=prussia&arm=infantry&q=zieten, or those that an army names, ?ids=prussia-ir-13. */
export const GET = route(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const query = regimentQuerySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success) {
    return refuse(
      422,
      'invalid',
      'Ask with nation, and if wanted arm (infantry, cavalry, light-infantry, artillery) and q; or with ids, 60 at most.',
    );
  }
  if ('ids' in query.data) return answer(await regimentsById(query.data.ids));
  const { nation, arm, q } = query.data;
  return answer(await searchRegiments(nation, arm, q));
});

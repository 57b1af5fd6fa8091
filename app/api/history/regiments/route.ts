import { regimentQuerySchema } from '@/lib/history/schema';
import { searchRegiments } from '@/lib/history/search-regiments';
import { answer, refuse } from '../../_http/answer';
import { route } from '../../_http/route';

/** Names of regiments to choose from: ?nation=prussia&arm=infantry&q=zieten. */
export const GET = route(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const query = regimentQuerySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success) {
    return refuse(
      422,
      'invalid',
      'Ask with nation, and if wanted arm (infantry, cavalry, light-infantry, artillery) and q.',
    );
  }
  const { nation, arm, q } = query.data;
  return answer(await searchRegiments(nation, arm, q));
});

import { searchQuerySchema } from '@/lib/history/schema';
import { searchHistory } from '@/lib/history/search';
import { answer, refuse } from '../../_http/answer';
import { route } from '../../_http/route';

/** Battles, commanders, regiments and units by their names, likeliest first: ?q=loewenstein. */
export const GET = route(async ({ request, viewer }) => {
  const { searchParams } = new URL(request.url);
  const query = searchQuerySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success) return refuse(422, 'invalid', 'Ask with q, of at most 200 characters.');
  return answer(await searchHistory(query.data.q, viewer?.userId));
});

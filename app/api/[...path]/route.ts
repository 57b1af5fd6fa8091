import { ACCOUNT_CARDS } from '@/lib/accounts/endpoints';
import { addressBook, paramsIn } from '@/lib/api/addresses';
import { ARMY_CARDS } from '@/lib/armies/endpoints';
import { DEVICE_CARDS } from '@/lib/devices/endpoints';
import { EVENT_CARDS } from '@/lib/events/endpoints';
import { GAME_CARDS } from '@/lib/games/endpoints';
import { HISTORY_CARDS } from '@/lib/history/endpoints';
import { gone } from '../_http/answer';

/** The answers of each resource are loaded when the first of them is asked for. */
const RESOURCES = [
  { cards: ACCOUNT_CARDS, load: () => import('../_answers/accounts') },
  { cards: ARMY_CARDS, load: () => import('../_answers/armies') },
  { cards: DEVICE_CARDS, load: () => import('../_answers/devices') },
  { cards: EVENT_CARDS, load: () => import('../_answers/events') },
  { cards: GAME_CARDS, load: () => import('../_answers/games') },
  { cards: HISTORY_CARDS, load: () => import('../_answers/history') },
];

const endpointsAt = addressBook(
  RESOURCES.flatMap(({ cards, load }) =>
    Object.keys(cards).map((key) => {
      const [method = '', path = ''] = key.split(' ');
      return { key, method, path, load };
    }),
  ),
);

/** Every endpoint of the API (lib/<resource>/endpoints.ts): what its table of answers says to it. */
const serve = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = endpointsAt(pathname).find((each) => each.method === method);
  if (endpoint === undefined) return gone();
  const { ANSWERS } = await endpoint.load();
  const handler = ANSWERS[endpoint.key];
  if (handler === undefined) throw new Error(`Nothing answers ${endpoint.key}.`);
  return handler(request, { params: Promise.resolve(paramsIn(endpoint.path, pathname)) });
};

export { serve as DELETE, serve as GET, serve as PATCH, serve as POST, serve as PUT };

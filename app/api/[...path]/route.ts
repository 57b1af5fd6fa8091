import { ACCOUNT_ENDPOINTS } from '@/lib/accounts/endpoints';
import { addressBook, paramsIn } from '@/lib/api/addresses';
import { ARMY_ENDPOINTS } from '@/lib/armies/endpoints';
import { DEVICE_ENDPOINTS } from '@/lib/devices/endpoints';
import { EVENT_ENDPOINTS } from '@/lib/events/endpoints';
import { GAME_ENDPOINTS } from '@/lib/games/endpoints';
import { HISTORY_ENDPOINTS } from '@/lib/history/endpoints';
import { notFound } from '../_http/json-response';

/** The answers of each resource are loaded when the first of them is asked for. */
const RESOURCES = [
  { cards: ACCOUNT_ENDPOINTS, load: () => import('../_handlers/accounts') },
  { cards: ARMY_ENDPOINTS, load: () => import('../_handlers/armies') },
  { cards: DEVICE_ENDPOINTS, load: () => import('../_handlers/devices') },
  { cards: EVENT_ENDPOINTS, load: () => import('../_handlers/events') },
  { cards: GAME_ENDPOINTS, load: () => import('../_handlers/games') },
  { cards: HISTORY_ENDPOINTS, load: () => import('../_handlers/history') },
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
  if (endpoint === undefined) return notFound();
  const { HANDLERS } = await endpoint.load();
  const handler = HANDLERS[endpoint.key];
  if (handler === undefined) throw new Error(`Nothing answers ${endpoint.key}.`);
  return handler(request, { params: Promise.resolve(paramsIn(endpoint.path, pathname)) });
};

export { serve as DELETE, serve as GET, serve as PATCH, serve as POST, serve as PUT };

import 'server-only';
import type { z } from 'zod';
import type { EndpointPolicy } from '@/lib/api/endpoint';
import { requestRefusal } from '@/lib/api/request-refusal';
import { ARMY_CONTRACT } from '@/lib/armies/contract';
import { ARMY_ENDPOINTS } from '@/lib/armies/endpoints';
import { getArmy } from '@/lib/armies/get-army';
import { checkEntries, isLinked, readCheckRequest } from '@/lib/armies/read-check';
import { saveArmy } from '@/lib/armies/save-army';
import { CHECK_LOOKUPS } from '@/lib/armies/share-links';
import { addFacts } from '@/lib/games/add-facts';
import { GAME_CONTRACT } from '@/lib/games/contract';
import { GAME_ENDPOINTS } from '@/lib/games/endpoints';
import { readNews } from '@/lib/games/read-game';
import { originFault } from '@/lib/identity/origin';
import { viewerFromCookie } from '@/lib/identity/viewer-from-cookie';
import { type HeaderReader, headerReader } from '@/lib/identity/visitor';
import { LIMITS } from '@/lib/platform/limits';
import type { AppServices, FastRequest, FastResponse } from '@/lib/platform/services';
import { type JsonBounds, readJson } from '@/lib/rules/read-json';
import { HEADERS } from './json-response';
import { errorOutcome, outcomeOf } from './statuses';

type FastRoute = AppServices['fastRoutes'][string];
type FastViewer = NonNullable<Awaited<ReturnType<typeof viewerFromCookie>>>;

/** What a fast route is asked, held to its schemas. */
type Call<Query, Body> = {
  readonly viewer: FastViewer;
  readonly id: string;
  readonly query: Query;
  readonly body: Body;
};

/** Does the work of a route, as its own handler does; undefined leaves the request to that. */
type UseCase<C> = (call: C) => Promise<object | null | undefined>;

const isOwnJson = (headers: HeaderReader): boolean =>
  originFault(headers) === null && /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON of a body; undefined where the route has to say what is wrong with it. */
const jsonOf = (body: Uint8Array, { values, entries }: EndpointPolicy): unknown => {
  try {
    const bounds: JsonBounds = { ...(values && { values }), ...(entries && { entries }) };
    const json = readJson(utf8.decode(body), bounds);
    return json.ok ? json.value : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** Responds with the result of a use case, or with the error that it ended by. */
const respond = async (
  endpoint: string,
  card: EndpointPolicy,
  work: () => Promise<object | null | undefined>,
): Promise<FastResponse | null> => {
  const outcome = await work().then(
    (result) => (result === undefined ? null : outcomeOf(result, card)),
    (error: unknown) => errorOutcome(endpoint, error),
  );
  return (
    outcome && {
      status: outcome.status,
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(outcome.body),
    }
  );
};

/**
 * Answers a route without the framework, whose own work for a request is more than that of a save
 * (docs/decisions/0017). Leaves anything out of the ordinary to the route, before anything is done: a session that
 * needs renewal, another content type, JSON or a query that the route has to explain.
 */
const fastRoute =
  <Query = undefined, Body = undefined>(
    endpoint: string,
    card: EndpointPolicy,
    schemas: {
      readonly response: unknown;
      readonly query?: z.ZodType<Query>;
      readonly request?: z.ZodType<Body>;
    },
    run: UseCase<Call<Query, Body>>,
  ): FastRoute =>
  ({ headers, params, search, body }) =>
    respond(endpoint, card, async () => {
      const requestHeaders = headerReader(headers);
      const { query: querySchema, request } = schemas;
      if (request !== undefined && !isOwnJson(requestHeaders)) return undefined;
      const viewer = await viewerFromCookie(requestHeaders);
      const query = querySchema?.safeParse(Object.fromEntries(search));
      if (viewer === null || query?.success === false) return undefined;
      const json = request && jsonOf(body, card);
      if (request !== undefined && json === undefined) return undefined;
      const parsed = request?.safeParse(json);
      if (parsed?.success === false) return requestRefusal(parsed.error);
      const { id = '' } = params;
      return run({ viewer, id, query: query?.data as Query, body: parsed?.data as Body });
    });

const CHECK = 'POST /api/v1/check';
const { query: checkQuery } = ARMY_CONTRACT[CHECK];

/**
 * A check of a short list of armies: of anybody, so it has no viewer. Links, behind which armies of any size may stand,
 * and long lists are left to the route: a thread reads those (docs/decisions/0033).
 */
const check = ({ headers, search, body }: FastRequest): Promise<FastResponse | null> =>
  respond(CHECK, ARMY_ENDPOINTS[CHECK], async () => {
    if (body.length > LIMITS.kinds.check.small.body || !isOwnJson(headerReader(headers))) return undefined;
    const request = await readCheckRequest(jsonOf(body, ARMY_ENDPOINTS[CHECK]));
    if (!request.ok || request.entries.some(isLinked)) return undefined;
    const { entries, terms } = request;
    const { words } = checkQuery.parse(Object.fromEntries(search));
    return checkEntries(entries, CHECK_LOOKUPS, { words, ...(terms && { terms }) });
  });

const army = <K extends keyof typeof ARMY_CONTRACT>(endpoint: K) =>
  [endpoint, ARMY_ENDPOINTS[endpoint], ARMY_CONTRACT[endpoint]] as const;
const game = <K extends keyof typeof GAME_CONTRACT>(endpoint: K) =>
  [endpoint, GAME_ENDPOINTS[endpoint], GAME_CONTRACT[endpoint]] as const;

/** The routes that the server answers without the framework, by method and path. */
export const FAST_ROUTES: AppServices['fastRoutes'] = {
  'GET /api/armies/[id]': fastRoute(...army('GET /api/armies/[id]'), ({ viewer, id }) => getArmy(viewer, id)),
  'PUT /api/armies/[id]': fastRoute(...army('PUT /api/armies/[id]'), ({ viewer, id, body }) =>
    saveArmy(viewer, id, body),
  ),
  'GET /api/games/[id]/facts': fastRoute(...game('GET /api/games/[id]/facts'), ({ viewer, id, query }) =>
    readNews(viewer, id, query.since),
  ),
  'POST /api/games/[id]/facts': fastRoute(...game('POST /api/games/[id]/facts'), ({ viewer, id, body }) =>
    addFacts(viewer, id, body),
  ),
  [CHECK]: check,
};

import 'server-only';
import { requestRefusal } from '@/lib/api/request-refusal';
import { ARMY_CARDS } from '@/lib/armies/endpoints';
import { getArmy } from '@/lib/armies/get-army';
import { checkEntries, isLinked, readCheckRequest } from '@/lib/armies/read-check';
import { saveArmy } from '@/lib/armies/save-army';
import { CHECK_LOOKUPS } from '@/lib/armies/share-links';
import { ARMY_WIRE } from '@/lib/armies/wire';
import { addFacts } from '@/lib/games/add-facts';
import { GAME_CARDS } from '@/lib/games/endpoints';
import { readNews } from '@/lib/games/read-game';
import { GAME_WIRE } from '@/lib/games/wire';
import { everydayViewer } from '@/lib/identity/everyday-viewer';
import { originFault } from '@/lib/identity/origin';
import { type HeaderReader, headerReader } from '@/lib/identity/visitor';
import { LIMITS } from '@/lib/limits';
import { type JsonBounds, readJson } from '@/lib/rules/read-json';
import type { DirectAnswer, DirectRequest, OfApp } from '@/server/ports';
import { HEADERS } from './answer';
import { faultOutcome, type Outcome, outcomeOf } from './statuses';

const SAVE = ARMY_CARDS['PUT /api/armies/[id]'];
const { request: saveSchema } = ARMY_WIRE['PUT /api/armies/[id]'];
const CHECK = ARMY_CARDS['POST /api/v1/check'];
const { question: checkSchema } = ARMY_WIRE['POST /api/v1/check'];

const isJsonOfOurs = (headers: HeaderReader): boolean =>
  originFault(headers) === null && /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');

const utf8 = new TextDecoder('utf-8', { fatal: true });

const jsonOf = (body: Uint8Array, bounds: JsonBounds): unknown => {
  try {
    const json = readJson(utf8.decode(body), bounds);
    return json.ok ? json.value : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

const answer = ({ status, body }: Outcome): DirectAnswer => ({
  status,
  headers: { ...HEADERS, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * A save in everyday use, past the framework, whose own work for a request is more than that of the save
 * (docs/decisions/0017). Null for anything out of the ordinary, before anything was done: then the route answers.
 */
const saveDirectly = async ({ headers, params, body }: DirectRequest): Promise<DirectAnswer | null> => {
  const requestHeaders = headerReader(headers);
  if (!isJsonOfOurs(requestHeaders)) return null;
  try {
    const viewer = await everydayViewer(requestHeaders);
    const sent = viewer && jsonOf(body, { values: SAVE.values });
    if (!viewer || sent === undefined) return null;
    const { data: request, error } = saveSchema.safeParse(sent);
    const result = error ? requestRefusal(error) : await saveArmy(viewer, params.id ?? '', request);
    return answer(outcomeOf(result, SAVE));
  } catch (error) {
    return answer(faultOutcome('PUT /api/armies/[id]', error));
  }
};

/** An army as its builder opens it, by a cookie in everyday use. */
const readDirectly = async ({ headers, params }: DirectRequest): Promise<DirectAnswer | null> => {
  try {
    const viewer = await everydayViewer(headerReader(headers));
    if (viewer === null) return null;
    return answer(outcomeOf(await getArmy(viewer, params.id ?? ''), ARMY_CARDS['GET /api/armies/[id]']));
  } catch (error) {
    return answer(faultOutcome('GET /api/armies/[id]', error));
  }
};

/**
 * A check of a short list of armies, past the framework for the same reason. Null for anything out of the ordinary, for
 * links, behind which armies of any size may stand, and for what is long: a thread reads that (docs/decisions/0033).
 */
const checkDirectly = async ({ headers, search, body }: DirectRequest): Promise<DirectAnswer | null> => {
  if (body.length > LIMITS.kinds.check.small.body || !isJsonOfOurs(headerReader(headers))) return null;
  try {
    const request = await readCheckRequest(jsonOf(body, { entries: CHECK.entries }));
    if (!request.ok || request.entries.some(isLinked)) return null;
    const { entries, terms } = request;
    const { words } = checkSchema.parse(Object.fromEntries(search));
    return answer(
      outcomeOf(await checkEntries(entries, CHECK_LOOKUPS, { words, ...(terms && { terms }) }), CHECK),
    );
  } catch (error) {
    return answer(faultOutcome('POST /api/v1/check', error));
  }
};

const ADD = GAME_CARDS['POST /api/games/[id]/facts'];
const { request: addSchema } = GAME_WIRE['POST /api/games/[id]/facts'];
const { question: newsSchema } = GAME_WIRE['GET /api/games/[id]/facts'];

/** What is new at a game, by a cookie in everyday use: each page of a game in sight asks all the time. */
const readNewsDirectly = async ({ headers, params, search }: DirectRequest): Promise<DirectAnswer | null> => {
  try {
    const viewer = await everydayViewer(headerReader(headers));
    if (viewer === null) return null;
    const { since } = newsSchema.parse(Object.fromEntries(search));
    return answer(
      outcomeOf(await readNews(viewer, params.id ?? '', since), GAME_CARDS['GET /api/games/[id]/facts']),
    );
  } catch (error) {
    return answer(faultOutcome('GET /api/games/[id]/facts', error));
  }
};

/** Acts of a game. Null for anything out of the ordinary, before anything was done. */
const addDirectly = async ({ headers, params, body }: DirectRequest): Promise<DirectAnswer | null> => {
  const requestHeaders = headerReader(headers);
  if (!isJsonOfOurs(requestHeaders)) return null;
  try {
    const viewer = await everydayViewer(requestHeaders);
    const sent = viewer && jsonOf(body, {});
    if (!viewer || sent === undefined) return null;
    const { data: request, error } = addSchema.safeParse(sent);
    return answer(
      outcomeOf(error ? requestRefusal(error) : await addFacts(viewer, params.id ?? '', request), ADD),
    );
  } catch (error) {
    return answer(faultOutcome('POST /api/games/[id]/facts', error));
  }
};

/** What the door may ask without the framework, by method and route. */
export const DIRECT: OfApp['direct'] = {
  'GET /api/armies/[id]': readDirectly,
  'PUT /api/armies/[id]': saveDirectly,
  'GET /api/games/[id]/facts': readNewsDirectly,
  'POST /api/games/[id]/facts': addDirectly,
  'POST /api/v1/check': checkDirectly,
};

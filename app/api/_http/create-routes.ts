import type { z } from 'zod';
import type {
  Contract,
  EndpointPolicies,
  EndpointPolicy,
  EndpointSchemas,
  Own,
  ParamsOf,
} from '@/lib/api/endpoint';
import { issueMessages } from '@/lib/api/issue-messages';
import { requestRefusal, responseProblems } from '@/lib/api/request-refusal';
import type { Viewer } from '@/lib/identity/viewer';
import { addressOf, arrivedAt } from '@/lib/identity/visitor';
import type { BodyText } from '@/lib/readers/thread-input';
import { bodyText, isForm, readBody, readForm } from './body-text';
import { type Call, route } from './create-route';
import { answer, notFound, refuse } from './json-response';
import { outcomeOf, type ResponseOutcome, type UseCaseAnswer } from './statuses';

type ParsedAs<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type RawBody<C> = C extends { readonly body: 0 } ? undefined : unknown;
type Field<E, Name extends keyof EndpointSchemas> = E extends { readonly [K in Name]: infer S }
  ? S
  : undefined;

/** A request to one endpoint: its user, and its query and body as the schemas parse them. */
export type EndpointCall<K, C, E> = Omit<Call<ParamsOf<K>>, 'viewer'> & {
  /** not null if the endpoint is for owners only */
  readonly viewer: C extends { readonly who: Own } ? Viewer : Viewer | null;
  readonly query: ParsedAs<Field<E, 'query'>, undefined>;
  readonly body: C extends { readonly reads: 'aside' } ? BodyText : ParsedAs<Field<E, 'request'>, RawBody<C>>;
  /** of the client; null if it is unknown */
  readonly address: string | null;
  /** when the server received the request: deadlines are checked against it */
  readonly now: Date;
};

/** The result of a handler: done or refused; the data; null if it was not found; or a whole response, for files. */
export type Answer = UseCaseAnswer | object | null | Response;

/** The handlers of endpoints. */
export type Handlers<C extends EndpointPolicies, W extends Contract<C>> = {
  readonly [K in keyof C]: (call: EndpointCall<K, C[K], W[K]>) => Promise<Answer>;
};

/** The responses to forms of pages without script. */
export type Pages<C extends EndpointPolicies> = {
  readonly [K in keyof C as C[K] extends { readonly reads: 'form' } ? K : never]: (
    params: ParamsOf<K>,
    outcome: ResponseOutcome,
  ) => Response;
};

type Page = (params: Readonly<Record<string, string>>, outcome: ResponseOutcome) => Response;
type AnyCall = EndpointCall<string, EndpointPolicy, EndpointSchemas>;

const OWN: readonly string[] = [
  'owner',
  'event owner',
  'organiser',
  'player',
  'umpire',
  'device',
] satisfies Own[];

const readSentBody = (
  request: Request,
  { body, values, entries, reads }: EndpointPolicy,
): Promise<unknown> => {
  const bounds = { ...(values && { values }), ...(entries && { entries }) };
  if (reads === 'aside') return bodyText(request, body, bounds);
  return reads === 'form' && isForm(request) ? readForm(request, body) : readBody(request, body, bounds);
};

/** Checks a response against its schema in development; the tests check all of them. */
const expectKept = async (schema: z.ZodType | null, response: Response): Promise<Response> => {
  const isOurs = /json/.test(response.headers.get('content-type') ?? '');
  if (process.env.NODE_ENV !== 'development' || !isOurs) return response;
  const problems = responseProblems(schema, await response.clone().text());
  if (problems.length > 0) throw new Error(`The response does not match its schema: ${problems.join('; ')}`);
  return response;
};

/**
 * Creates the routes of endpoints from their policies, contract and handlers: reads the request within the limits of
 * the policy, parses it by the schemas, calls the handler and sends its result with the status that belongs to it.
 */
export const createRoutes = <C extends EndpointPolicies, W extends Contract<C>>(
  endpoints: C,
  contract: W,
  handlers: Handlers<C, W>,
  pages?: Pages<C>,
) => {
  const serve = (endpoint: keyof C & string) => {
    const [policy, { query: querySchema, request: requestSchema }]: [EndpointPolicy, EndpointSchemas] = [
      endpoints[endpoint] as EndpointPolicy,
      contract[endpoint],
    ];
    const handle = handlers[endpoint] as unknown as (call: AnyCall) => Promise<Answer>;
    const page = (pages as Readonly<Record<string, Page>> | undefined)?.[endpoint];
    return route<Readonly<Record<string, string>>>(async (call) => {
      const { request, viewer, params } = call;
      const answerOf = (result: Exclude<Answer, Response>): Response => {
        const outcome = outcomeOf(result, policy);
        return page && isForm(request) ? page(params, outcome) : answer(outcome.body, outcome.status);
      };
      const now = arrivedAt(request.headers);
      const read = policy.body === 0 ? undefined : await readSentBody(request, policy);
      if (viewer === null && OWN.includes(policy.who)) return notFound(policy.of);
      const query = querySchema?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (query?.success === false) {
        const [issue] = issueMessages(query.error.issues);
        return refuse(422, 'invalid', querySchema?.description ?? issue?.message ?? '');
      }
      // The reading thread parses such a body itself.
      const body = policy.reads === 'aside' ? undefined : requestSchema?.safeParse(read);
      if (body?.success === false) return answerOf(requestRefusal(body.error));
      const result = await handle({
        ...call,
        now,
        address: addressOf(request.headers),
        query: query?.data as undefined,
        body: body === undefined ? read : body.data,
      });
      return expectKept(contract[endpoint].response, result instanceof Response ? result : answerOf(result));
    });
  };
  return Object.fromEntries(
    Object.keys(endpoints).map((endpoint) => [endpoint, serve(endpoint as keyof C & string)]),
  );
};

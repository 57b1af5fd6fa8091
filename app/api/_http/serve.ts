import type { z } from 'zod';
import type { Card, Cards, Exchange, Own, ParamsOf, Wire } from '@/lib/api/endpoint';
import { toldFaults } from '@/lib/api/fault-sentences';
import { answerFaults, requestRefusal } from '@/lib/api/request-refusal';
import type { Viewer } from '@/lib/identity/viewer';
import { addressOf, arrivedAt } from '@/lib/identity/visitor';
import type { BodyText } from '@/lib/readers/sent';
import { answer, gone, refuse } from './answer';
import { bodyText, isForm, readBody, readForm } from './body';
import { type Call, route } from './route';
import { type Outcome, outcomeOf, type UseCaseAnswer } from './statuses';

type Read<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type Sent<C> = C extends { readonly body: 0 } ? undefined : unknown;
type Field<E, Name extends keyof Exchange> = E extends { readonly [K in Name]: infer S } ? S : undefined;

/** A call of one endpoint: who asks for what, and what was sent, as its schemas read it. */
export type Served<K, C, E> = Omit<Call<ParamsOf<K>>, 'viewer'> & {
  /** known where the endpoint is for those who own something */
  readonly viewer: C extends { readonly who: Own } ? Viewer : Viewer | null;
  readonly question: Read<Field<E, 'question'>, undefined>;
  readonly body: C extends { readonly reads: 'aside' } ? BodyText : Read<Field<E, 'request'>, Sent<C>>;
  /** of whoever asks, where it is known */
  readonly address: string | null;
  /** when it reached the door: decides what it is in time for */
  readonly now: Date;
};

/** What a use case answers: done or refused; what was asked for; null where it is not there. Files are responses. */
export type Answer = UseCaseAnswer | object | null | Response;

/** What answers each endpoint of some cards. */
export type Works<C extends Cards, W extends Wire<C>> = {
  readonly [K in keyof C]: (call: Served<K, C[K], W[K]>) => Promise<Answer>;
};

/** Where a page without script is led by what became of its form. */
export type Pages<C extends Cards> = {
  readonly [K in keyof C as C[K] extends { readonly reads: 'form' } ? K : never]: (
    params: ParamsOf<K>,
    outcome: Outcome,
  ) => Response;
};

type Page = (params: Readonly<Record<string, string>>, outcome: Outcome) => Response;
type AnyCall = Served<string, Card, Exchange>;

const OWN: readonly string[] = [
  'owner',
  'event owner',
  'organiser',
  'player',
  'umpire',
  'device',
] satisfies Own[];

const readSentBody = (request: Request, { body, values, entries, reads }: Card): Promise<unknown> => {
  const bounds = { ...(values && { values }), ...(entries && { entries }) };
  if (reads === 'aside') return bodyText(request, body, bounds);
  return reads === 'form' && isForm(request) ? readForm(request, body) : readBody(request, body, bounds);
};

/** In development an answer is held to its schema; the tests hold all of them. */
const expectKept = async (schema: z.ZodType | null, response: Response): Promise<Response> => {
  const isOurs = /json/.test(response.headers.get('content-type') ?? '');
  if (process.env.NODE_ENV !== 'development' || !isOurs) return response;
  const faults = answerFaults(schema, await response.clone().text());
  if (faults.length > 0) throw new Error(`The answer is not as its schema says: ${faults.join('; ')}`);
  return response;
};

/**
 * The routes of some endpoints, by their cards and their wire. What is sent is read as far as the card allows and as
 * the schemas say; one use case is asked; its answer gets the status that belongs to it.
 */
export const servedBy = <C extends Cards, W extends Wire<C>>(
  cards: C,
  wire: W,
  works: Works<C, W>,
  pages?: Pages<C>,
) => {
  const serve = (endpoint: keyof C & string) => {
    const [card, { question: questionSchema, request: requestSchema }]: [Card, Exchange] = [
      cards[endpoint] as Card,
      wire[endpoint],
    ];
    const work = works[endpoint] as unknown as (call: AnyCall) => Promise<Answer>;
    const page = (pages as Readonly<Record<string, Page>> | undefined)?.[endpoint];
    return route<Readonly<Record<string, string>>>(async (call) => {
      const { request, viewer, params } = call;
      const answerOf = (result: Exclude<Answer, Response>): Response => {
        const outcome = outcomeOf(result, card);
        return page && isForm(request) ? page(params, outcome) : answer(outcome.body, outcome.status);
      };
      const now = arrivedAt(request.headers);
      const read = card.body === 0 ? undefined : await readSentBody(request, card);
      if (viewer === null && OWN.includes(card.who)) return gone(card.of);
      const question = questionSchema?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (question?.success === false) {
        const [fault] = toldFaults(question.error.issues);
        return refuse(422, 'invalid', questionSchema?.description ?? fault?.message ?? '');
      }
      // what a thread reads is held to its schema there
      const body = card.reads === 'aside' ? undefined : requestSchema?.safeParse(read);
      if (body?.success === false) return answerOf(requestRefusal(body.error));
      const result = await work({
        ...call,
        now,
        address: addressOf(request.headers),
        question: question?.data as undefined,
        body: body === undefined ? read : body.data,
      });
      return expectKept(wire[endpoint].answer, result instanceof Response ? result : answerOf(result));
    });
  };
  return Object.fromEntries(
    Object.keys(cards).map((endpoint) => [endpoint, serve(endpoint as keyof C & string)]),
  );
};

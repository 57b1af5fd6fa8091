import type { z } from 'zod';
import type { Card, EndpointKey, Exchange, ParamsOf } from '@/lib/api/endpoint';
import { requestRefusal } from '@/lib/api/request-refusal';
import { readBody } from './body';
import { type Call, route } from './route';
import { answerWith, type UseCaseAnswer } from './statuses';

type Read<E> = E extends { readonly request: infer R extends z.ZodType } ? z.output<R> : undefined;

/** A call with what was sent, as its schema reads it. */
export type Served<K, E> = Call<ParamsOf<K>> & { readonly body: Read<E> };

type Options = {
  /** the status of an answer that is no refusal */
  readonly done?: 200 | 201;
  /** what is said where nothing is there */
  readonly gone?: () => Response;
};

/**
 * The routes of one resource, by its cards and its wire: `serve('PUT /api/...', work)` reads what is sent as its schema
 * says, no more of it than its card allows, asks one use case, and answers with the status that belongs to its answer.
 */
export const servedBy =
  <C extends Readonly<Record<EndpointKey, Card>>, W extends { readonly [K in keyof C]: Exchange }>(
    cards: C,
    wire: W,
  ) =>
  <K extends keyof C & EndpointKey>(
    endpoint: K,
    work: (call: Served<K, W[K]>) => Promise<UseCaseAnswer>,
    { done = 200, gone }: Options = {},
  ) =>
    route<ParamsOf<K>>(async (call) => {
      const { request: schema } = wire[endpoint];
      const sent = schema?.safeParse(await readBody(call.request, (cards[endpoint] as Card).body));
      if (sent?.success === false) return answerWith(requestRefusal(sent.error));
      return answerWith(await work({ ...call, body: sent?.data as Read<W[K]> }), done, gone);
    });

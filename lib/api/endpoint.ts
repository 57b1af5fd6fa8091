import type { z } from 'zod';
import type limits from '@/data/limits.json';
import type { Resource } from './not-found';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How an endpoint is named: "PUT /api/armies/[id]". */
export type EndpointKey = `${Method} /api/${string}`;

/** Who may call an endpoint; in words in docs/security.md. */
export type Who =
  | 'anyone'
  | 'owner'
  | 'event owner'
  | 'organiser'
  | 'entrance'
  | 'receipt'
  | 'invitation'
  | 'player'
  | 'umpire'
  | 'game link'
  | 'game code'
  | 'device'
  | 'device link'
  | 'newcomer'
  | 'credentials'
  | 'account';

/** What the server has to know of an endpoint: no schema, so that anything may read it. */
export type EndpointPolicy = {
  /** the kind of work, with its lane and how often one person may ask for it */
  readonly kind: keyof typeof limits.kinds;
  readonly who: Who;
  /** the largest body it takes, in bytes; 0 for none */
  readonly body: number;
  /** the most values, or entries of a list, in it, where there may be fewer than in any */
  readonly values?: number;
  readonly entries?: number;
  /** `aside`: a thread reads the text (docs/decisions/0033); `form`: a page without script sends it as a form too */
  readonly reads?: 'aside' | 'form';
  /** what is not there where the answer is that nothing is */
  readonly of?: Resource;
  /** the status of an answer that is not a refusal; 200 if absent */
  readonly done?: 201;
};

/** Who has to be known before there is anything to answer. */
export type Own = 'owner' | 'event owner' | 'organiser' | 'player' | 'umpire' | 'device';

export type EndpointPolicies = Readonly<Record<EndpointKey, EndpointPolicy>>;

/**
 * What an endpoint is asked behind the question mark, is sent, and answers.
 * - `answer` is null for one that answers nothing
 * - a request without a schema is read by its use case
 */
export type EndpointSchemas = {
  readonly query?: z.ZodType;
  readonly request?: z.ZodType;
  readonly response: z.ZodType | null;
};

/** The schemas of all endpoints of some policies. */
export type Contract<C> = { readonly [K in keyof C]: EndpointSchemas };

/** The names in square brackets of a path. */
type NamesIn<P> = P extends `${string}[${infer Name}]${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names to fill in the path of an endpoint; nothing if it has none. */
export type ParamsOf<K> = { readonly [Name in NamesIn<K>]: string };

/** What a page is made of: another page has another name. `until`: how long it holds by the clock alone. */
export type PageVersion = { readonly name: string; readonly until: number };

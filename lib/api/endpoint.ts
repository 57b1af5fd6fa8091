import type { z } from 'zod';
import type limits from '@/data/limits.json';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How an endpoint is called where it is told of: "PUT /api/armies/[id]". */
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
  | 'device'
  | 'device link'
  | 'newcomer'
  | 'credentials'
  | 'account';

/** What the door has to know of an endpoint: no schema, so that anything may read it. */
export type Card = {
  /** the kind of work, with its lane and how often one person may ask for it */
  readonly kind: keyof typeof limits.kinds;
  readonly who: Who;
  /** the largest body it takes, in bytes; 0 for none */
  readonly body: number;
};

export type Cards = Readonly<Record<EndpointKey, Card>>;

/** What an endpoint is sent and what it answers; `answer` is null for one that answers nothing. */
export type Exchange = { readonly request?: z.ZodType; readonly answer: z.ZodType | null };

/** The exchanges of all endpoints of some cards: stands beside them. */
export type Wire<C> = { readonly [K in keyof C]: Exchange };

/** The names in square brackets of a path, each with what stands there. */
type NamesIn<P> = P extends `${string}[${infer Name}]${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What has to be said of the path of an endpoint; nothing for one without names in it. */
export type ParamsOf<K> = { readonly [Name in NamesIn<K>]: string };

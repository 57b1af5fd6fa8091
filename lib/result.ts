/** An expected refusal: a short code that the caller switches on, and what else belongs to it. */
export type Refusal<E extends string, D = unknown> = { readonly ok: false; readonly code: E } & D;

/** What a use case answers: a value, or one of a closed set of refusals. Bugs are thrown. */
export type Result<T, E extends string = never, D = unknown> =
  | { readonly ok: true; readonly value: T }
  | Refusal<E, D>;

export const NOT_FOUND = { ok: false, code: 'not-found' } as const;
export type NotFound = typeof NOT_FOUND;

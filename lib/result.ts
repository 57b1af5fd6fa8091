/** An expected refusal: a short code that the caller switches on, and what else belongs to it. Bugs are thrown. */
export type Refusal<E extends string, D = unknown> = { readonly ok: false; readonly code: E } & D;

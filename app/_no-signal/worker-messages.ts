/** What a page asks of the worker. */
export type Asked =
  | { readonly kind: 'keep'; readonly paths: readonly string[]; readonly files: readonly string[] }
  | { readonly kind: 'clear' };

/** What the worker tells every page. */
export type Told = { readonly kind: 'cleared' };

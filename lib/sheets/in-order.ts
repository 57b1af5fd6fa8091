/** The parts of a sheet have no ids and never move: their place is their key. */
export const inOrder = <T>(
  items: readonly T[],
): { readonly key: string; readonly item: T; readonly index: number }[] =>
  items.map((item, index) => ({ key: String(index), item, index }));

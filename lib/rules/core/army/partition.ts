/** A list in this many parts as equal as can be, in its order. */
export const evenParts = <T>(list: readonly T[], count: number): T[][] => {
  const upTo = (part: number): number => Math.round((part * list.length) / count);
  return Array.from({ length: count }, (_, part) => list.slice(upTo(part), upTo(part + 1)));
};

/** `amount` in this many parts as even as possible, larger parts first. */
export const evenly = (amount: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(amount / parts) + (index < amount % parts ? 1 : 0));

/** Sets of things that belong together, each known by its first. */
export const unions = () => {
  const above = new Map<string, string>();
  const first = (id: string): string => {
    let root = id;
    for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next;
    return root;
  };
  return {
    first,
    join: (of: readonly { readonly id: string }[]): void => {
      const [one, ...others] = of;
      if (one === undefined) return;
      for (const { id } of others) {
        const [left, right] = [first(one.id), first(id)];
        if (left !== right) above.set(right, left);
      }
    },
  };
};

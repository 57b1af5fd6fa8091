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

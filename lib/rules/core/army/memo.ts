/** `make`, asked once for each object: what is made is kept as long as the object is. */
export const oncePer = <O extends object, V extends object>(make: (of: O) => V): ((of: O) => V) => {
  const known = new WeakMap<O, V>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
};

/** What `table` keeps for `key`, made where it has nothing yet: things alike are made once. */
export const kept = <K, V extends object>(
  table: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V => {
  const before = table.get(key);
  if (before !== undefined) return before;
  const made = make();
  table.set(key, made);
  return made;
};

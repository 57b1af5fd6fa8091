/** `make`, asked once for each object: what is made is kept as long as the object is. */
export const oncePer = <O extends object, V extends object>(make: (of: O) => V): ((of: O) => V) => {
  const cache = new WeakMap<O, V>();
  return (of) => {
    const before = cache.get(of);
    if (before !== undefined) return before;
    const value = make(of);
    cache.set(of, value);
    return value;
  };
};

/** What `table` keeps for `key`, made where it has nothing yet: things alike are made once. */
export const remember = <K, V extends object>(
  table: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V => {
  const before = table.get(key);
  if (before !== undefined) return before;
  const value = make();
  table.set(key, value);
  return value;
};

/** A value that is made when it is first asked for, and kept. */
export const onceMade = <T>(make: () => T): (() => T) => {
  let box: { readonly value: T } | undefined;
  return () => {
    box ??= { value: make() };
    return box.value;
  };
};

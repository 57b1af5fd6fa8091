const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Map) && !(value instanceof Set);

/**
 * `next`, in which every part equal to the same part of `previous` is that very part: a view made afresh after
 * each edit then changes only where the army did, and memoized rows are left alone. For JSON-like values.
 */
export const sharedIdentity = <T>(previous: unknown, next: T): T => {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const shared = next.map((value, index) => sharedIdentity(previous[index], value));
    const same = previous.length === next.length && shared.every((value, index) => value === previous[index]);
    return (same ? previous : shared) as T;
  }
  if (isPlain(previous) && isPlain(next) && !Array.isArray(previous) && !Array.isArray(next)) {
    const keys = Object.keys(next);
    let same = keys.length === Object.keys(previous).length;
    const shared: Record<string, unknown> = {};
    for (const key of keys) {
      shared[key] = sharedIdentity(previous[key], next[key]);
      same &&= shared[key] === previous[key] && key in previous;
    }
    return (same ? previous : shared) as T;
  }
  return next;
};

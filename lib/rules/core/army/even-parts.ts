/** A list in this many parts as equal as can be, in its order. */
export const evenParts = <T>(list: readonly T[], count: number): T[][] => {
  const upTo = (part: number): number => Math.round((part * list.length) / count);
  return Array.from({ length: count }, (_, part) => list.slice(upTo(part), upTo(part + 1)));
};

/** `amount` in this many parts as even as possible, larger parts first. */
export const evenly = (amount: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(amount / parts) + (index < amount % parts ? 1 : 0));

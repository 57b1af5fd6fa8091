const MAX_NAME = 120;

/** "Vanguard" -> "Vanguard (copy)", then "Vanguard (copy 2)"; a copy of a copy counts on. */
export const copyName = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number++) {
    const mark = number === 1 ? ' (copy)' : ` (copy ${number})`;
    const copy = `${stem.slice(0, MAX_NAME - mark.length)}${mark}`;
    if (!taken.has(copy)) return copy;
  }
};

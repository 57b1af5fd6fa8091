import { cleanName, MAX_NAME } from './name';

const MARK = / \(copy(?: (\d{1,6}))?\)$/;

/** Names for a copy, best first: "Vanguard (copy)", "Vanguard (copy 2)"; a copy of a copy counts on. */
export function* copyNames(name: string, max = MAX_NAME): Generator<string, never> {
  const mark = MARK.exec(name);
  const stem = mark === null ? name : name.slice(0, mark.index);
  const first = mark === null ? 1 : Number(mark[1] ?? 1) + 1;
  for (let number = first; ; number++) {
    const end = number === 1 ? ' (copy)' : ` (copy ${number})`;
    yield `${cleanName(stem, max - end.length)}${end}`.trimStart();
  }
}

/** The first of these names, if the taken ones are unknown. */
export const copyName = (name: string, max = MAX_NAME): string => copyNames(name, max).next().value;

/** A name that nothing taken has: "Prussia 1756", then "Prussia 1756, 2". */
export const freeName = (name: string, takenNames: readonly string[], max = MAX_NAME): string => {
  const names = new Set(takenNames);
  let free = name;
  for (let number = 2; names.has(free); number++) {
    const end = `, ${number}`;
    free = `${cleanName(name, max - end.length)}${end}`;
  }
  return free;
};

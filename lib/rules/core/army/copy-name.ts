import { MAX_NAME } from '@/lib/rules/core/army/name';

/** Names for a copy, best first: "Vanguard (copy)", "Vanguard (copy 2)"; a copy of a copy counts on. */
export function* copyNames(name: string): Generator<string, never> {
  const stem = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number++) {
    const mark = number === 1 ? ' (copy)' : ` (copy ${number})`;
    yield `${stem.slice(0, MAX_NAME - mark.length)}${mark}`;
  }
}

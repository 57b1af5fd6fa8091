import type { Op } from './edit';
import type { Formation, Formations } from './formations';
import type { Addition } from './outline';
import type { Path } from './path';

/** Something that can be put at `at`: into its list, or, where the place is a field, there. */
export const addition = (
  id: string,
  label: string,
  at: Path,
  value: unknown,
  op: Extract<Op['op'], 'insert' | 'set'> = 'insert',
): Addition => ({ id, label, ops: [{ op, path: ['army', ...at], value }], select: at });

/** A new formation behind the others. */
export const formationAddition = <
  K extends string,
  A extends Readonly<Record<K, readonly G[]>>,
  G extends Formation,
  L,
>(
  { key, made }: Formations<K, A, G, L>,
  label: string,
  army: A,
  newId: () => string,
): Addition => addition(label.toLowerCase(), label, [key, army[key].length], made(newId, '', [], army));

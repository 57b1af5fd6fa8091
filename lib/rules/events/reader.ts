import type { ParseResult } from '../core/army/document';
import { malformations } from '../core/read/malformation';
import { type Pack, packSchema } from './schema';
import { slotOf } from './slot';

/** Two rules of one pack that say the same thing differently. */
const repeated = ({ rules }: Pack) => {
  const met = new Set<string>();
  return rules.flatMap((rule, index) => {
    const slot = slotOf(rule);
    if (!met.has(slot)) {
      met.add(slot);
      return [];
    }
    return [{ at: ['rules', index], message: `Rule ${index + 1} repeats ${slot} says: remove one` }];
  });
};

/** Shape only: an impossible pack still reads, and its faults say so. */
export const parsePack = (input: unknown): ParseResult<Pack> => {
  const result = packSchema.safeParse(input);
  if (!result.success) return { ok: false, errors: malformations(result.error.issues, input, packSchema) };
  const errors = repeated(result.data);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: result.data, warnings: [] };
};

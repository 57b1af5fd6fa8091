import { z } from 'zod';
import { type PrintedPoints, readPoints } from '@/lib/rules/core/price/points';
import { armyNameSchema, limitSchema } from '@/lib/rules/core/read/schema-parts';

/** Points as people type them; nothing is no limit. */
const typedLimit = (step: PrintedPoints) =>
  z
    .string()
    .transform((typed, context) => {
      const read = readPoints(typed, step);
      if (read.ok) return read.value;
      context.addIssue({ code: 'custom', message: read.message });
      return z.NEVER;
    })
    .pipe(limitSchema(step));

/** What the form of a new army asks, as typed; its limit in steps of this many points. */
export const newArmySchema = (step: PrintedPoints) =>
  z.object({
    name: armyNameSchema,
    nation: z.string(),
    year: z.int(),
    scale: z.string(),
    budget: typedLimit(step),
  });
export type NewArmyTyped = z.input<ReturnType<typeof newArmySchema>>;
export type NewArmyAsked = z.output<ReturnType<typeof newArmySchema>>;

/** A new name for an army: an army may have none, but cannot be renamed to none. */
export const renameSchema = z.object({
  name: armyNameSchema.pipe(z.string().min(1, 'Enter a name.')),
});
export type Renaming = z.infer<typeof renameSchema>;

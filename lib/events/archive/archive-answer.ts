import { z } from 'zod';
import { invalid, object, time, tooLarge } from '../../api/parts';
import { number, verdictSchema } from '../judge/verdict-answers';

/** What a person who opens an archive learns: who signed it, and where it was changed. */
export const archiveAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    sound: z.boolean(),
    /** where the file differs from what was signed: "entries, 12, versions, 3, hash" */
    faults: z
      .array(object({ at: z.array(z.union([z.string(), z.int()])).readonly(), message: z.string() }))
      .readonly(),
    /** public key of the installation that made it, in 64 signs; `ours`: this one */
    signer: z.string(),
    ours: z.boolean(),
    madeAt: time,
    event: object({ name: z.string(), date: z.string(), place: z.string(), systemName: z.string() }),
    entries: z
      .array(
        object({
          number,
          name: z.string(),
          state: z.string(),
          code: z.string(),
          hash: z.string(),
          list: z.string(),
          verdict: verdictSchema,
        }),
      )
      .readonly(),
  }),
  invalid,
  tooLarge,
]);
export type ArchiveAnswer = z.infer<typeof archiveAnswerSchema>;

import { z } from 'zod';

/** An answer has the fields it is said to have, and no other. */
export const object = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();

/** A refusal of a use case that is an answer: the caller switches on its code. */
export const refusal = <C extends string, S extends z.core.$ZodLooseShape>(code: C, more: S) =>
  object({ ok: z.literal(false), code: z.literal(code), ...more });

export const count = z.int().nonnegative();
/** ISO 8601, like all times of answers */
export const time = z.iso.datetime();

export const done = object({ ok: z.literal(true) });
/** a route says in words what is not there */
export const notFound = refusal('not-found', { message: z.string().exactOptional() });

export const revision = z.int().positive();
export const path = z.array(z.union([z.string(), z.int()])).readonly();
export const malformations = z.array(object({ at: path, message: z.string() })).readonly();

/** a document that does not read, and where */
export const invalid = refusal('invalid', { errors: malformations });
/** lines of a typed army that are not clear, each with what it may be */
export const openLines = z
  .array(
    object({
      line: z.int().positive(),
      text: z.string(),
      message: z.string(),
      choices: z.array(z.string()).readonly(),
    }),
  )
  .readonly();
/** its other lines, with how each was read */
export const readLines = z
  .array(object({ line: z.int().positive(), text: z.string(), as: z.string() }))
  .readonly();
/** a typed army that is not clear in some lines */
export const notClear = refusal('open-lines', { message: z.string(), open: openLines, taken: readLines });
export type NotClear = z.infer<typeof notClear>;
export const tooLarge = refusal('too-large', { message: z.string() });

export type NotFound = z.infer<typeof notFound>;
export type Invalid = z.infer<typeof invalid>;
export type TooLarge = z.infer<typeof tooLarge>;

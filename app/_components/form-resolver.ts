import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { issueMessages } from '@/lib/api/issue-messages';

/** Reads a form by a schema, as zod's own resolver does, and tells what is wrong with a field in a sentence. */
export const formResolver = <I extends FieldValues, O>(schema: z.ZodType<O, I>): Resolver<I, unknown, O> =>
  zodResolver(
    z.custom<I>().transform((typed, context): O => {
      const read = schema.safeParse(typed);
      if (read.success) return read.data;
      for (const { path, message } of issueMessages(read.error.issues)) {
        context.addIssue({ code: 'custom', path: [...path], message });
      }
      return z.NEVER;
    }),
  );

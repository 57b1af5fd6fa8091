import { z } from 'zod';
import { formResolver } from '@/app/_components/form-resolver';
import { visibleLine } from '@/lib/rules/core/army/name';

const newPack = z.object({
  name: z
    .string()
    .transform((typed) => visibleLine(typed).trim())
    .pipe(z.string().min(1, 'Name the pack, for example after the event.').max(200)),
  system: z.string(),
});
export type NewPackAsked = z.output<typeof newPack>;

const pastedText = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Paste the text of a pack, or its JSON.')
    .max(200_000, 'This is too much for a pack.'),
});
export type PastedText = z.output<typeof pastedText>;

/** Reads the form of a new pack. */
export const newPackResolver = formResolver(newPack);

/** Reads the form that a pack is pasted into. */
export const pastedResolver = formResolver(pastedText);

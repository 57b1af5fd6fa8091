import { z } from 'zod';
import { formResolver } from '@/app/_components/form-resolver';
import { visibleLine } from '@/lib/rules/core/army/name';
import * as words from '../words';

const newPack = z.object({
  name: z
    .string()
    .transform((typed) => visibleLine(typed).trim())
    .pipe(z.string().min(1, words.namePack).max(200)),
  system: z.string(),
});
export type NewPackAsked = z.output<typeof newPack>;

const pastedText = z.object({
  text: z.string().trim().min(1, words.pasteTextOfPack).max(200_000, words.tooMuchForPack),
});
export type PastedText = z.output<typeof pastedText>;

/** Reads the form of a new pack. */
export const newPackResolver = formResolver(newPack);

/** Reads the form that a pack is pasted into. */
export const pastedResolver = formResolver(pastedText);

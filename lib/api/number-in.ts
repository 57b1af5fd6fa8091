import { z } from 'zod';

/** A whole number above 0 in an address, or null. */
export const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** The same behind the question mark, where a client may say it as a number; what is none asks for nothing. */
export const askedNumber = z
  .union([z.string(), z.int()])
  .optional()
  .transform((asked) => numberIn(asked?.toString()));

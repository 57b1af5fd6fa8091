import { z } from 'zod';

/** A whole number above 0 in an address, or null. */
export const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** The same behind the question mark; what is no such number asks for nothing. */
export const askedNumber = z.string().optional().transform(numberIn);

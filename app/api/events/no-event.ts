import { notFound } from '../_http/answer';

/** What is told where an event is not there, or not for whoever asks. */
export const noEvent = (): Response => notFound('There is no such event here.');

/** A whole number above 0 in an address, or null. */
export const numberIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** The same of a parameter behind the question mark. */
export const askedNumber = (request: Request, name: string): number | null =>
  numberIn(new URL(request.url).searchParams.get(name));

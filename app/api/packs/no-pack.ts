import { notFound } from '../_http/answer';

/** What is told where a pack is not there, or not for whoever asks. */
export const noPack = (): Response => notFound('There is no such pack here.');

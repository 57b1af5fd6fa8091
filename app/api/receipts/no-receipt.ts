import { notFound } from '../_http/answer';

/** What is told where a link or an id opens no receipt. */
export const noReceipt = (): Response => notFound('This opens no receipt here.');

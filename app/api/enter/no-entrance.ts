import { notFound } from '../_http/answer';

/** What is told where a link for players opens nothing. */
export const noEntrance = (): Response =>
  notFound('This link opens no event any more. Ask the organiser for another one.');

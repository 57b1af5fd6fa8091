import { notFound } from '../../_http/answer';

/** What is told where an order of battle is not there, or not for whoever asks. */
export const NO_BATTLE = 'There is no such order of battle here.';

export const noBattle = (): Response => notFound(NO_BATTLE);

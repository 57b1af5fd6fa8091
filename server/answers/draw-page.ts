import type { Handle } from '../made/ask-within';
import { securePage } from './page-security';
import { watchForTrouble } from './page-trouble';

/** Draws pages in this process: the framework's answers with our policy, and our sentence where the store fails. */
export const drawPages =
  (handle: Handle, dev = false): Handle =>
  (request, response) => {
    securePage(request, response, dev);
    watchForTrouble(request, response);
    return handle(request, response);
  };

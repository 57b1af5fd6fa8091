import type { IncomingMessage, ServerResponse } from 'node:http';
import { LINGER, type Refusal, refuse } from './refuse';

/**
 * Refuses a request that has no response after so many seconds, and closes its connection. Returns what cancels that;
 * the end of the response does too.
 */
export const refuseAfter = (
  seconds: number,
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): (() => void) => {
  const { socket } = request;
  const timer = setTimeout(() => {
    refuse(request, response, refusal);
    socket.destroySoon();
    // A client that does not read would keep its connection, and with it a place in a queue.
    setTimeout(() => socket.destroy(), LINGER).unref();
  }, seconds * 1000);
  const cancel = () => clearTimeout(timer);
  response.once('close', cancel);
  return cancel;
};

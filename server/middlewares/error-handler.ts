import { INTERNAL_ERROR } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';

/** Answers an error that no other middleware has handled, and logs its name: its message may quote what was sent. */
export const errorHandler =
  (logError: (line: Readonly<Record<string, unknown>>) => void): Middleware =>
  async ({ request, response }, next) => {
    try {
      await next();
    } catch (error) {
      logError({ where: request.method, fault: error instanceof Error ? error.name : undefined });
      refuse(request, response, INTERNAL_ERROR);
    }
  };

import type { PageShells } from '../page-shell/page-shells';
import type { Middleware } from '../run-middlewares';

/** Finds out whether a page only has to be filled with what its visitor owns: the queue is chosen by that. */
export const openShell =
  (shells: PageShells): Middleware =>
  async (context, next) => {
    context.shell = await shells.open(context.route.row, context.request);
    return next();
  };

/** Fills the shell of a page and sends it. */
export const sendShell: Middleware = async (context, next) => {
  if (context.shell === null || !(await context.shell(context))) await next();
};

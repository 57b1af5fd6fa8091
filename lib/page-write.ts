import { ports, type Write } from '@/server/ports';

/** Does a write that a page needs; a page process, which only reads, has the main process do it. */
export const writeForPage = (what: Write, of: string, write: (of: string) => Promise<void>): Promise<void> =>
  ports().write?.(what, of) ?? write(of);

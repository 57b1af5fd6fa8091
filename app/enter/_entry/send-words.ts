import type { Verdict } from '@/lib/events/schema';

/** What a button says that sends a list: "Send with 2 errors", "Send unfinished", "Send". */
export const sendWords = (
  verb: string,
  { errors, standing }: Pick<Verdict, 'errors' | 'standing'>,
): string => {
  if (errors > 0) return `${verb} with ${errors === 1 ? '1 error' : `${errors} errors`}`;
  return standing === 'unfinished' ? `${verb} unfinished` : verb;
};

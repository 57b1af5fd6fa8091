import type { EnterAnswer, ReceiptAnswer, ReplaceAnswer, Verdict } from '@/lib/events/schema';

/** What a button says that sends a list: "Send with 2 errors", "Send unfinished", "Send". */
export const sendWords = (
  verb: string,
  { errors, standing }: Pick<Verdict, 'errors' | 'standing'>,
): string => {
  if (errors > 0) return `${verb} with ${errors === 1 ? '1 error' : `${errors} errors`}`;
  return standing === 'unfinished' ? `${verb} unfinished` : verb;
};

type Refusal = Exclude<
  EnterAnswer | ReplaceAnswer | ReceiptAnswer,
  { readonly ok: true } | { readonly code: 'stale' }
>;

/** Why nothing was received, in words; `gone` where its link opens nothing. */
export const refusalWords = (answer: Refusal, gone: string): string => {
  switch (answer.code) {
    case 'closed':
    case 'open-lines':
    case 'too-large':
      return answer.message;
    case 'invalid':
      return answer.errors.map(({ message }) => message).join('. ');
    case 'not-found':
      return gone;
  }
};

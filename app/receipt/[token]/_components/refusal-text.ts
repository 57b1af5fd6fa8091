import type { ReceiptAnswer } from '@/lib/events/schema';

/** Why the server did not do what was asked, in words; undefined where it did. */
export const refusalText = (answer: ReceiptAnswer): string | undefined => {
  if (answer.ok) return undefined;
  switch (answer.code) {
    case 'stale':
      return 'The organisers have done something with this entry meanwhile. Read what is new, then try again.';
    case 'closed':
      return answer.message;
    case 'not-found':
      return 'This link opens no receipt.';
    case 'invalid':
      return answer.errors.map(({ message }) => message).join('. ');
  }
};

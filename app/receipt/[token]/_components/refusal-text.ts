import { refusalWords } from '@/app/enter/_entry/send-words';
import * as receiptWords from '@/app/receipt/words';
import type { ReceiptAnswer } from '@/lib/events/schema';

/** Why the server did not do what was asked, in words; undefined where it did. */
export const refusalText = (answer: ReceiptAnswer): string | undefined => {
  if (answer.ok) return undefined;
  return answer.code === 'stale'
    ? receiptWords.changedMeanwhile
    : refusalWords(answer, receiptWords.linkOpensNoReceipt);
};

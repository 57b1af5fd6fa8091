import 'server-only';
import { services } from '@/lib/platform/services';
import type { PdfWork, PrintResult } from './pdf/orders';
import { MOST_WAITING, type PdfWriter, pdfWorker, printOn, takeTurn } from './pdf-workers';

/** No turn: a sentence for the user, or the client has disconnected. */
type NotPrinted =
  | { readonly ok: false; readonly code: 'person-full' | 'all-full'; readonly message: string }
  | { readonly ok: false; readonly code: 'gone' };

const FULL = {
  'person-full': `${MOST_WAITING.each} of your sheets are waiting to be printed. Wait for some of them, then ask for this one again.`,
  'all-full':
    'Too many people are printing right now. Try again in a few seconds, or print from the browser.',
} as const;

type PdfRequest = {
  /** the same key for all requests of one person */
  readonly person: string;
  /** the visitor has gone */
  readonly signal?: AbortSignal;
  /** the writer that makes it; that of players' sheets if absent */
  readonly writer?: PdfWriter;
  /** called when its turn has come, so that nothing is kept for those that wait; null if there is nothing to print */
  readonly prepare: () => Promise<PdfWork | null>;
};

/**
 * One PDF file, when it is this person's turn: one is written at a time, one of each person after the other. Null if
 * there was nothing to print.
 * @throws PdfError if the worker dies or takes too long for this very file
 */
export const renderPdf = async ({
  person,
  signal,
  writer = 'sheets',
  prepare,
}: PdfRequest): Promise<PrintResult | NotPrinted | null> => {
  const worker = pdfWorker(writer);
  const printed = async (): Promise<PrintResult | null> => {
    const work = await prepare();
    // a client may leave while its sheets are read: the writer is for those who wait
    if (work === null || signal?.aborted === true) return null;
    const since = performance.now();
    const result = await printOn(worker, work);
    services().recordPdfTime?.((performance.now() - since) / 1000);
    return result;
  };
  const turn = await takeTurn(worker, person, printed, signal);
  if (turn.ok) return signal?.aborted === true ? { ok: false, code: 'gone' } : turn.value;
  const { code } = turn;
  return code === 'gone' ? { ok: false, code } : { ok: false, code, message: FULL[code] };
};

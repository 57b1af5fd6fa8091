import 'server-only';
import { ports } from '@/server/ports';
import type { PdfWork, Printed } from './pdf/orders';
import { MOST_WAITING, type PdfWriter, pressRoom, WRITERS } from './press-room';

/** No turn: a sentence for the person who wanted it, or nobody is there any more to read one. */
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
 * @throws PressError if the writer dies or takes longer than 20 seconds for this very file
 */
export const renderPdf = async ({
  person,
  signal,
  writer = 'sheets',
  prepare,
}: PdfRequest): Promise<Printed | NotPrinted | null> => {
  const { press, turns } = pressRoom(writer);
  const printed = async (): Promise<Printed | null> => {
    const work = await prepare();
    // a client may leave while its sheets are read: the writer is for those who wait
    if (work === null || signal?.aborted === true) return null;
    const since = performance.now();
    const result = await press.print(work, WRITERS[writer].timeOut);
    ports().notePdf?.((performance.now() - since) / 1000);
    // a booklet leaves more behind than a writer should keep
    if (writer === 'booklets') press.stop();
    return result;
  };
  const turn = await turns.take(person, printed, signal);
  if (turn.ok) return signal?.aborted === true ? { ok: false, code: 'gone' } : turn.value;
  const { code } = turn;
  return code === 'gone' ? { ok: false, code } : { ok: false, code, message: FULL[code] };
};

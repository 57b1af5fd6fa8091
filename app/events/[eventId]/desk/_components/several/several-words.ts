import type { ActOnSeveralAnswer, ActOnSeveralRequest, DeskRow } from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';

type SeveralResult = Extract<ActOnSeveralAnswer, { ok: true }>;

const DONE = { accept: 'Accepted', return: 'Returned', lock: 'Locked' } as const satisfies Record<
  ActOnSeveralRequest['act'],
  string
>;

/** Names that a sentence has room for. */
const MOST = 4;

/** "Rhys Bowen, Anneke Vos and 3 more". */
export const someOf = (names: readonly string[], most = MOST): string =>
  names.length <= most + 1
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** "Accepted 2 lists." */
export const doneWords = (act: ActOnSeveralRequest['act'], { done }: SeveralResult): string =>
  `${done.length === 0 ? `${DONE[act]} none` : `${DONE[act]} ${counted(done.length, 'list')}`}.`;

/** Which entries were left as they are, and why, a sentence for each reason; none where all was done. */
export const skippedTexts = ({ left }: SeveralResult, rows: readonly DeskRow[]): readonly string[] => {
  const names = new Map(rows.map(({ number, name }) => [number, name]));
  return [...new Set(left.map(({ message }) => message))].map((message) => {
    const own = left.filter((each) => each.message === message);
    return `Left ${someOf(own.map(({ number }) => names.get(number) ?? `entry ${number}`))}: ${message}`;
  });
};

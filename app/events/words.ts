// What the pages of events say to everybody.

import type { TryTermsAnswer } from '@/lib/events/schema';
import { listed } from '@/lib/rules/core/army/words';

type VerdictTurn = Pick<Extract<TryTermsAnswer, { ok: true }>['turned'][number], 'comes' | 'goes'>;
/** Why a verdict turns: what is found under other terms, and what is no more. */
export const whatTurned = ({ comes, goes }: VerdictTurn): string =>
  [
    ...(comes.length === 0 ? [] : [`New: ${listed(comes)}.`]),
    ...(goes.length === 0 ? [] : [`Gone: ${listed(goes)}.`]),
  ].join(' ');

import type { TryTermsAnswer } from '@/lib/events/schema';
import { listed } from '@/lib/rules/core/army/words';
import * as termsWords from '../words';

type Turned = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** Why a verdict turns: what is found under other terms, and what is no more. */
export const WhatTurned = ({ comes, goes }: Pick<Turned, 'comes' | 'goes'>) => (
  <p className="text-12 text-ink-2 wrap-anywhere">
    {comes.length > 0 && termsWords.comesNew(listed(comes))}
    {goes.length > 0 && termsWords.isGone(listed(goes))}
  </p>
);

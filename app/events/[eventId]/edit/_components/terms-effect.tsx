import { VersionCounts } from '@/app/events/_facts/version-counts';
import { WhatTurned } from '@/app/events/_terms/what-turned';
import type { TryTermsAnswer } from '@/lib/events/schema';
import { amountOf } from '@/lib/rules/core/army/number';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

/** Which stored verdicts a change of the terms would turn, and why. */
export const TermsEffect = ({ effect: { turned, same, frozen } }: { effect: Effect }) => (
  <section className="bg-paper-sunk grid gap-1.5 px-3 py-2.5" role="status" aria-label="What would change">
    <p className="font-[560]">
      {turned.length === 0 ? 'No verdict changes' : `${amountOf(turned.length, 'verdict')} would change`}
      {same > 0 && (same === 1 ? ', 1 stays as it is' : `, ${same} stay as they are`)}
      {frozen > 0 && `, ${frozen} ${frozen === 1 ? 'is frozen and does' : 'are frozen and do'} not change`}.
    </p>
    {turned.length > 0 && (
      <ul>
        {turned.map(({ number, name, version, was, is, comes, goes }) => (
          <li key={`${number} ${version}`} className="border-rule grid gap-0.5 border-t py-1.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="min-w-0 flex-1 font-[560] wrap-anywhere">
                {number}. <bdi>{name}</bdi>
              </b>
              <span className="vh">was</span>
              <VersionCounts version={{ verdict: was, overruled: 0 }} />
              <span aria-hidden="true">→</span>
              <span className="vh">becomes</span>
              <VersionCounts version={{ verdict: is, overruled: 0 }} />
            </p>
            <WhatTurned comes={comes} goes={goes} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

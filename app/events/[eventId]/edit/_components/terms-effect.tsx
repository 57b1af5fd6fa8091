import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as factsWords from '@/app/events/_facts/words';
import { WhatTurned } from '@/app/events/_terms/what-turned';
import type { TryTermsAnswer } from '@/lib/events/schema';
import * as words from '../words';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

/** Which stored verdicts a change of the terms would turn, and why. */
export const TermsEffect = ({ effect: { turned, same, frozen } }: { effect: Effect }) => (
  <section
    className="bg-paper-sunk grid gap-1.5 px-3 py-2.5"
    role="status"
    aria-label={words.whatWouldChange}
  >
    <p className="font-[560]">
      {turned.length === 0 ? words.noVerdictChanges : words.verdictsWouldChange(turned.length)}
      {same > 0 && (same === 1 ? words.oneStays : words.othersStay(same))}
      {frozen > 0 && words.frozenDoNotChange(frozen)}.
    </p>
    {turned.length > 0 && (
      <ul>
        {turned.map(({ number, name, version, was, is, comes, goes }) => (
          <li key={`${number} ${version}`} className="border-rule grid gap-0.5 border-t py-1.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="min-w-0 flex-1 font-[560] wrap-anywhere">
                {number}. <bdi>{name}</bdi>
              </b>
              <span className="vh">{words.was}</span>
              <VersionCounts version={{ verdict: was, overruled: 0 }} />
              <span aria-hidden="true">→</span>
              <span className="vh">{factsWords.becomes}</span>
              <VersionCounts version={{ verdict: is, overruled: 0 }} />
            </p>
            <WhatTurned comes={comes} goes={goes} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

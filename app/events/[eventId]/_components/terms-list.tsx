import type { SystemCard } from '@/app/_components/army/system-card';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PrintPage } from '@/app/_components/ui/print-page';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { EventHead } from '@/lib/events/schema';
import type { Cite } from '@/lib/rules/core/contract/citation';
import type { TermsTold } from '../../_facts/terms-told';
import * as words from '../words';

/** What whoever rests on a page chip is told: the book, or that it is the organiser's own. */
const findingSource = ({ source }: Cite, { source: book }: { readonly source: string }): string =>
  source === 'terms' ? words.termsOfEvent : book;

const LINE =
  'border-rule text-14 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-0.5 border-b py-2.5 wrap-anywhere break-inside-avoid';
const HEAD = 'font-caslon text-[1.0625rem] leading-[1.3] font-normal';

type TermsListProps = { event: EventHead; terms: TermsTold; card: SystemCard };

/** The terms in plain words, each with its page and what the organiser says of it. */
export const TermsList = ({ event, terms, card }: TermsListProps) => (
  <section aria-labelledby="bring">
    <RuledTitle id="bring" title={words.whatToBring}>
      <span className="text-12 text-ink-3">{words.termsWithPages}</span>
    </RuledTitle>
    <ul>
      <li className={LINE}>
        <b className={HEAD}>{card.name}</b>
        <span className="text-ink-2 col-start-1">{words.editionOf(card.edition)}</span>
      </li>
      {terms.lines.map(({ slot, text, beside, cite }) => (
        <li key={slot} className={LINE}>
          <b className={HEAD}>{text}</b>
          {cite !== null && (
            <CiteChip className="self-center" cite={cite} source={findingSource(cite, card)} />
          )}
          {beside !== '' && <span className="text-ink-2 col-start-1">{beside}</span>}
        </li>
      ))}
    </ul>
    {event.text !== '' && (
      <p className="text-14 max-w-[68ch] pt-4 leading-(--lh-read) wrap-anywhere whitespace-pre-line">
        {event.text}
      </p>
    )}
    <p className="text-12 text-ink-3 pt-3 wrap-anywhere">
      {words.profileOf(
        terms.packs.map(({ name, version }) => words.packVersion(name, version)).join('; ') || words.noPack,
      )}{' '}
      <span className="tabular-nums">{terms.hash}</span>.
    </p>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-2 print:hidden">
      <details className="min-w-0 flex-[1_1_300px]">
        <summary className="touch:min-h-11 min-h-6 cursor-pointer underline underline-offset-2">
          {words.termsAsText}
        </summary>
        <pre className="border-rule bg-paper-sunk text-12 mt-2 border px-3.5 py-2.5 font-mono wrap-anywhere whitespace-pre-wrap">
          {terms.asText}
        </pre>
      </details>
      <PrintPage />
    </div>
  </section>
);

import type { ReactNode } from 'react';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { DocumentVersion } from '@/lib/events/schema';
import * as factsWords from './words';

/** What is known of a list, a line for each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

/** One of them, with more in small letters below. */
export const Fact = ({ term, children, more }: { term: string; children: ReactNode; more?: ReactNode }) => (
  <div className="border-rule flex min-h-11 items-center justify-between gap-4 border-b py-1">
    <dt className="text-ink-2">{term}</dt>
    <dd className="text-right font-[560] wrap-anywhere tabular-nums">
      {children}
      {more !== undefined && <small className="text-12 text-ink-3 block font-normal">{more}</small>}
    </dd>
  </div>
);

/** Findings that the organisers let pass, with their reasons. */
export const Overrulings = ({ version: { overrulings, report } }: { version: DocumentVersion }) => {
  if (overrulings.length === 0) return null;
  const titles = new Map(
    report.findings.map(({ key, title, place }) => [key, place ? `${title}, ${place}` : title]),
  );
  return (
    <section aria-labelledby="overruled">
      <RuledTitle id="overruled" title={factsWords.letPassByOrganisers}>
        {null}
      </RuledTitle>
      <ul>
        {overrulings.map(({ finding, reason, who }) => (
          <li key={finding} className="border-rule border-b py-2 wrap-anywhere">
            <b className="font-semibold">{titles.get(finding) ?? 'A finding'}.</b> {reason}{' '}
            <span className="text-ink-3">{who}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

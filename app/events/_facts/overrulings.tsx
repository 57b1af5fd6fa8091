import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { Version } from '@/lib/events/schema';
import * as factsWords from './words';

/** Findings that the organisers let pass, with their reasons. */
export const Overrulings = ({ version: { overrulings, report } }: { version: Version }) => {
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
            <b className="font-semibold">{titles.get(finding) ?? factsWords.aFinding}.</b> {reason}{' '}
            <span className="text-ink-3">{who}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

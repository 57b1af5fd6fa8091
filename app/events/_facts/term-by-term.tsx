import * as commonParts from '@/app/_components/part-words';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import { SEVERITY_INK, SeverityIcon, SeverityMark } from '@/app/_components/ui/severity-mark';
import { keptSlot } from '@/lib/events/judge/finding-keys';
import type { Standing } from '@/lib/events/schema';
import * as factsWords from './words';

/** The place of a term on the page, by its number. */
export const termAnchor = (number: number): string => `term-${number}`;

/** The number of the broken term that a finding tells of, from 1; null for what the book says. */
export const termNumber = (
  finding: Parameters<typeof keptSlot>[0],
  standings: readonly Standing[],
): number | null => {
  const slot = keptSlot(finding, standings);
  const index = slot === undefined ? -1 : standings.findIndex((each) => each.slot === slot);
  return index < 0 ? null : index + 1;
};

const STATES = { kept: '', broken: '', apart: factsWords.doesNotApply, tick: factsWords.byHand } as const;

/** How a list stands to each term, in the order of the terms. */
export const TermByTerm = ({ standings, source }: { standings: readonly Standing[]; source: string }) => (
  <ol>
    {standings.map(({ slot, text, value, state, severity, wanting, cite, why }, index) => (
      <li
        key={slot}
        id={termAnchor(index + 1)}
        className="border-rule target:bg-select grid min-h-9 grid-cols-[22px_minmax(0,1fr)_auto_16px] items-center gap-2 border-b py-1.5"
      >
        <span className="font-caslon text-16 text-ink-3">{index + 1}</span>
        <span className={`wrap-anywhere ${state === 'apart' ? 'text-ink-3' : ''}`}>
          {text} {cite.source !== 'terms' && <CiteChip cite={cite} source={source} />}
          {why !== undefined && why !== '' && <span className="text-12 text-ink-3 block">{why}</span>}
        </span>
        <b
          className={`text-right font-[560] tabular-nums ${state === 'broken' ? SEVERITY_INK[wanting ? 'wanting' : severity] : ''}`}
        >
          {value || STATES[state]}
        </b>
        {state === 'kept' && (
          <span role="img" aria-label={commonParts.keptVersion}>
            <SeverityIcon severity="pass" />
          </span>
        )}
        {state === 'broken' && <SeverityMark severity={wanting ? 'wanting' : severity} />}
        {state === 'tick' && <Icon name="edit" className="text-ink-3" />}
      </li>
    ))}
  </ol>
);

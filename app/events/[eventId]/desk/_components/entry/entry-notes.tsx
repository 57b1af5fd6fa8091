'use client';

import * as commonParts from '@/app/_components/part-words';
import { CheckField } from '@/app/_components/ui/check-field';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { EntryDetail } from '@/lib/events/schema';
import { useDesk } from '../desk-context';
import { EntryPart } from './entry-part';
import type { Acting } from './use-act';
import * as words from './words';

/** Terms that no check can see: an organiser ticks them by hand. */
export const EntryNotes = ({ entry, acting }: { entry: EntryDetail; acting: Acting }) => {
  const { system } = useDesk();
  const { report, ticks, number } = entry.shown;
  const notes = report.standings.filter(({ state }) => state === 'tick');
  const termsKept = report.standings.filter(({ state }) => state === 'kept').length;
  if (notes.length === 0) return null;
  return (
    <EntryPart title={commonParts.toTickByHand}>
      <ul>
        {notes.map(({ slot, text, why, cite }) => {
          const tick = ticks.find(({ note }) => note === slot);
          return (
            <li key={slot} className="border-rule flex items-start gap-2 border-b py-1">
              <div className="min-w-0 flex-1">
                <CheckField
                  checked={tick?.kept ?? false}
                  aria-disabled={acting.pending}
                  onChange={({ target }) =>
                    acting.act(
                      { act: 'tick', version: number, note: slot, kept: target.checked || null },
                      entry.revision,
                    )
                  }
                >
                  <span className="wrap-anywhere">{text}</span>
                </CheckField>
                {(why || tick) && (
                  <p className="text-12 text-ink-3 pl-6">
                    {why} {tick && words.tickedBy(tick.who)}
                  </p>
                )}
              </div>
              <CiteChip cite={cite} source={system.source} />
            </li>
          );
        })}
      </ul>
      {termsKept > 0 && <p className="mute text-12 pt-1">{words.otherTermsKept(termsKept)}</p>}
    </EntryPart>
  );
};
